"""What the composite index adds to its source's method, computed apart from our code: beyond-overall.csv.

Run with Python 3.11 in this folder: python3 beyond.py > beyond-overall.csv
"""
import json
import math

WEIGHTS = {"lmarena": 25, "artificial-analysis": 25, "terminal-bench": 15, "arc-agi-2": 15, "livebench": 20}
data = json.load(open("boards.json"))
measures = {b["id"]: b for b in data["benchmarks"]}
lists = {m: [s for s in data["scores"] if s["benchmarkId"] == m] for m in measures}


def standardized(measure):
    raw = [s["raw"] for s in lists[measure]]
    mean = math.fsum(raw) / len(raw)
    sd = math.sqrt(math.fsum((x - mean) ** 2 for x in raw) / len(raw))
    spread = max(raw) - min(raw)
    result = {}
    for s in lists[measure]:
        linear = 50 + 15 * (s["raw"] - mean) / sd
        e = s.get("stderr")
        c = 1 if e is None else min(1, max(0.15, 1 / (1 + 16 * (e / spread) ** 2)))
        error = None if e is None else e * 15 / sd if 0 <= linear <= 100 else 0
        result[s["modelId"]] = (min(100, max(0, linear)), c, error)
    return result


standard = {m: standardized(m) for m in WEIGHTS}
boards_of = {
    model["id"]: [b for b in measures.values() if b["kind"] == "board"
                  and any(s["modelId"] == model["id"] for s in lists[b["id"]])]
    for model in data["models"]
}


def ranks(weights, without=None):
    scores = []
    prior = sum(weights.values()) / 4
    for model in boards_of:
        publishers = {b["publisher"] for b in boards_of[model] if b["group"] != without}
        own = [(w, *standard[m][model]) for m, w in weights.items() if model in standard[m]]
        if len(publishers) >= 2 and own:
            total = sum(w * c for w, s, c, e in own)
            scores.append((model, (sum(w * c * s for w, s, c, e in own) + 50 * prior) / (total + prior)))
    scores.sort(key=lambda entry: -entry[1])
    return {model: i + 1 for i, (model, score) in enumerate(scores)}


base = ranks(WEIGHTS)
without = {m: ranks({k: w for k, w in WEIGHTS.items() if k != m}, m) for m in WEIGHTS}
scaled = [ranks({**WEIGHTS, m: WEIGHTS[m] * f}) for m in WEIGHTS for f in (0.5, 2)]
print("model,rank,best,worst,unranked_without,standard_error,covered,dominant,dominant_share")
for model, rank in base.items():
    all_ranks = [v[model] for v in [base, *scaled, *without.values()] if model in v]
    own = [(measures[m]["publisher"], w, *standard[m][model]) for m, w in WEIGHTS.items() if model in standard[m]]
    evidence = sum(w * c for p, w, s, c, e in own)
    barred = [(w * c, e) for p, w, s, c, e in own if e is not None]
    error = math.sqrt(sum((wc * e) ** 2 for wc, e in barred)) / (evidence + sum(WEIGHTS.values()) / 4)
    shares = {p: sum(w * c for q, w, s, c, e in own if q == p) / evidence for p, *_ in own}
    top = max(shares, key=shares.get)
    print(
        model, rank, min(all_ranks), max(all_ranks), " ".join(m for m in without if model not in without[m]),
        *((f"{error:.12f}", f"{sum(wc for wc, e in barred) / evidence:.12f}") if barred else ("", "")),
        *((top, f"{shares[top]:.12f}") if shares[top] > 0.5 else ("", "")), sep=",")
