// Lighthouse on the home, a benchmark, a model and the composite page, in both languages:
//   npm ci && node run.mjs        (after mvn package; CHROME_PATH names the browser when it is not found)
// Ends with 1 when accessibility, best practices or SEO are below 100. Performance is measured on a throttled network
// and a processor made slower, so it depends on what else this machine does: it is reported, and asked for with
// --performance, which takes the median of five runs of each page.
import { createServer } from "node:http";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const SITE = fileURLToPath(new URL("../../public/", import.meta.url));
const PAGES = [
  "en/", "fr/", "en/benchmarks/financial-report-analysis/", "fr/benchmarks/financial-report-analysis/",
  "en/models/gpt-6-sol/", "fr/modeles/gpt-6-sol/", "en/composite/", "fr/indice-composite/",
];
const TYPES = {
  ".html": "text/html; charset=utf-8", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml",
  ".png": "image/png", ".json": "application/json", ".txt": "text/plain", ".xml": "application/xml",
};

// As a static host serves it: compressed, with ten minutes in caches.
const server = createServer(async (request, response) => {
  const path = normalize(new URL(request.url, "http://localhost").pathname).replace(/\/$/, "/index.html");
  const file = join(SITE, path);
  if (!file.startsWith(SITE) || !existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  response.writeHead(200, { "Content-Type": type, "Content-Encoding": "gzip", "Cache-Control": "max-age=600" });
  response.end(gzipSync(await readFile(file)));
});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
const root = `http://127.0.0.1:${server.address().port}/`;

const chrome = await launch({ chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"] });
const asked = process.argv.includes("--performance") ? ["performance"] : [];
const runs = asked.length ? 5 : 1;
const required = ["accessibility", "best-practices", "seo", ...asked];
let below = 0;
try {
  console.log("performance  accessibility  best practices  SEO  page");
  for (const page of PAGES) {
    const results = [];
    for (let run = 0; run < runs; run++) {
      results.push((await lighthouse(root + page, { port: chrome.port, logLevel: "error" })).lhr);
    }
    const lhr = results.sort((a, b) => a.categories.performance.score - b.categories.performance.score)[runs >> 1];
    const scores = Object.fromEntries(Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)]));
    console.log(
      [[scores.performance, 11], [scores.accessibility, 13], [scores["best-practices"], 14], [scores.seo, 3]]
        .map(([score, width]) => String(score).padStart(width)).join("  "), "", page,
    );
    for (const category of Object.values(lhr.categories).filter(({ score }) => score < 1)) {
      for (const { id } of category.auditRefs.filter((ref) => ref.weight > 0 && (lhr.audits[ref.id].score ?? 1) < 1)) {
        console.log(`    ${category.id}: ${lhr.audits[id].title} ${lhr.audits[id].displayValue ?? ""}`);
      }
    }
    below += required.filter((id) => scores[id] < 100).length;
  }
} finally {
  chrome.kill();
  server.close();
}
process.exit(below ? 1 : 0);
