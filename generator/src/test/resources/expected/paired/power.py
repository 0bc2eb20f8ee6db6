"""The power of the exact sign test at a number of documents, by enumeration; shares no code with the project.

Of n documents, D differ (binomial with psi = p10 + p01), and of those X are right for the first model alone (binomial
with p10 / psi). The two-sided exact test at 5 % of X against D / 2 rejects or not; the power is the sum of the
probabilities of the (D, X) that it rejects. n is Connor's number of pairs for 80 % (Biometrics 43, 1987, p. 209),
computed here with the normal quantiles of Python's statistics module.

    python3 power.py > power.csv
"""

from math import ceil, comb, exp, lgamma, log, sqrt
from statistics import NormalDist

Z_A, Z_B = NormalDist().inv_cdf(0.975), NormalDist().inv_cdf(0.8)


def connor(p10, p01):
    psi, delta = p10 + p01, p10 - p01
    return ceil(((Z_A * sqrt(psi) + Z_B * sqrt(psi - delta * delta)) / delta) ** 2)


def rejects(x, d):
    tail = sum(comb(d, k) for k in range(max(x, d - x), d + 1)) / 2**d
    return min(1, 2 * tail) <= 0.05


def binomial(n, p):
    return [exp(lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1) + k * log(p) + (n - k) * log(1 - p)) for k in range(n + 1)]


def power(n, p10, p01):
    total = 0.0
    for d, probability in enumerate(binomial(n, p10 + p01)):
        if probability > 1e-12:
            total += probability * sum(q for x, q in enumerate(binomial(d, p10 / (p10 + p01))) if rejects(x, d))
    return total


print("p10,p01,documents,power")
for p10, p01 in [(0.45, 0.05), (0.3, 0.15), (0.1, 0.05), (0.2, 0.1), (0.08, 0.02), (0.05, 0.01), (0.25, 0.2), (0.12, 0.08)]:
    n = connor(p10, p01)
    print(f"{p10},{p01},{n},{power(n, p10, p01):.4f}")
