import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runScript } from "#server/run-script.ts";
import { ensureBrowser } from "#tests/support/browser.mjs";
import { startServer } from "#tests/support/server.ts";
import { type Audit, audit, CATEGORIES } from "./lighthouse/audit.ts";
import { ensureLighthouse } from "./lighthouse/install.ts";
import { meetsTargets, reportOn, type Verdict, verdictOn } from "./lighthouse/verdict.ts";
import { ensureBuilt } from "./setup/build.mjs";

// npm run lighthouse -- [PATH …]: how the public pages fare on a phone on a slow network. Exits with 1 below the
// targets.
const PATHS = ["/", "/services/solar-panels", "/contact"];
const RUNS = 3;
/** Time for the server to draw and compress a page; later visitors get the cached one. */
const KEEPING_MILLISECONDS = 500;

await runScript(async () => {
  const paths = process.argv.slice(2);
  const verdicts = await lookAt(paths.length > 0 ? paths : PATHS);
  console.log(`\n${reportOn(verdicts)}`);
  if (!verdicts.every(meetsTargets)) process.exit(1);
});

async function lookAt(paths: string[]): Promise<Verdict[]> {
  const [lighthouse, browser] = [await ensureLighthouse(), await ensureBrowser(process.execPath)];
  const { code, output } = await ensureBuilt(process.execPath);
  if (code !== 0) throw new Error(`${output}\nThe build failed.`);
  const folder = mkdtempSync(join(tmpdir(), "fairwatt-lighthouse-"));
  try {
    const server = await startServer({ folder, env: { DEMO: "1", LOG_LEVEL: "warn" } });
    try {
      return await verdictsOn(paths, (path) => audit({ lighthouse, browser, folder }, server.url + path), server.url);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Page by page, then all of them again, so that a busy moment on the machine does not hit one page alone. */
async function verdictsOn(paths: string[], look: (path: string) => Promise<Audit>, url: string): Promise<Verdict[]> {
  for (const path of paths) await fetch(url + path);
  await sleep(KEEPING_MILLISECONDS * paths.length);
  const audits = new Map<string, Audit[]>(paths.map((path) => [path, []]));
  for (let run = 1; run <= RUNS; run++) {
    for (const path of paths) {
      const found = await look(path);
      audits.get(path)?.push(found);
      console.log(`run ${run}  ${path}  ${CATEGORIES.map((name) => `${name} ${found.scores[name]}`).join(", ")}`);
    }
  }
  return paths.map((path) => verdictOn(path, audits.get(path) ?? []));
}
