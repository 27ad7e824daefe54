import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { runScript } from "#server/run-script.ts";
import { ensureBrowser } from "#tests/support/browser.mjs";
import { startServer } from "#tests/support/server.ts";
import { signIn } from "./bench/signed-in.ts";
import { type Audit, audit, CATEGORIES } from "./lighthouse/audit.ts";
import { ensureLighthouse } from "./lighthouse/install.ts";
import {
  meetsTargets,
  PUBLIC_TARGETS,
  reportOn,
  SIGNED_IN_TARGETS,
  type Verdict,
  verdictOn,
} from "./lighthouse/verdict.ts";
import { ensureBuilt } from "./setup/build.mjs";

// npm run lighthouse -- [PATH …]: how pages fare on a phone on a slow network. Exits with 1 below the targets.
const PAGES: readonly Page[] = [
  "/",
  "/services/solar-panels",
  "/services/heat-pumps",
  "/london-renewable-energy",
  "/local-areas",
  "/guides",
  "/guides/comparing-quotes",
  "/services/grants",
  "/contact",
  "/auth",
]
  .map((path): Page => ({ path }))
  .concat(["/leads", "/dashboard"].map((path) => ({ path, as: "approved@demo.example" })));
const RUNS = 3;
/** Time for the server to draw and compress a page; later visitors get the cached one. */
const KEEPING_MILLISECONDS = 500;

interface Page {
  path: string;
  /** Whoever is signed in, from the demonstration. */
  as?: string;
}

await runScript(async () => {
  const paths = process.argv.slice(2);
  const known = (path: string) => PAGES.find((page) => page.path === path) ?? { path };
  const verdicts = await lookAt(paths.length > 0 ? paths.map(known) : PAGES);
  console.log(`\n${reportOn(verdicts)}`);
  if (!verdicts.every(meetsTargets)) process.exit(1);
});

async function lookAt(pages: readonly Page[]): Promise<Verdict[]> {
  const lighthouse = await ensureLighthouse();
  const browser = await ensureBrowser(process.execPath);
  const { code, output } = await ensureBuilt(process.execPath);
  if (code !== 0) throw new Error(`${output}\nThe build failed.`);
  const folder = mkdtempSync(join(tmpdir(), "fairwatt-lighthouse-"));
  try {
    const server = await startServer({ folder, env: { DEMO: "1", LOG_LEVEL: "warn" } });
    try {
      const emails = [...new Set(pages.flatMap(({ as = [] }) => as))];
      const signIns = emails.map((email) => signIn(server, { email, password: demoPassword }));
      const cookies = new Map((await Promise.all(signIns)).map((cookie, index) => [emails[index], cookie]));
      const look = ({ path, as }: Page) =>
        audit({ lighthouse, browser, folder }, server.url + path, as && cookies.get(as));
      return await verdictsOn(pages, look, server.url);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Page by page, then all of them again, so that a busy moment on the machine does not hit one page alone. */
async function verdictsOn(
  pages: readonly Page[],
  look: (page: Page) => Promise<Audit>,
  url: string,
): Promise<Verdict[]> {
  for (const { path } of pages) await fetch(url + path);
  await sleep(KEEPING_MILLISECONDS * pages.length);
  const audits = new Map<Page, Audit[]>(pages.map((page) => [page, []]));
  for (let run = 1; run <= RUNS; run++) {
    for (const page of pages) {
      const found = await look(page);
      audits.get(page)?.push(found);
      console.log(`run ${run}  ${page.path}  ${CATEGORIES.map((name) => `${name} ${found.scores[name]}`).join(", ")}`);
    }
  }
  const targetsOf = ({ as }: Page) => (as ? SIGNED_IN_TARGETS : PUBLIC_TARGETS);
  return pages.map((page) => verdictOn(page.path, targetsOf(page), audits.get(page) ?? []));
}
