import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { runScript } from "#server/run-script.ts";
import { findBrowser } from "#tests/support/browser.mjs";
import { type Server, startServer } from "#tests/support/server.ts";
import { browserCookies, signIn } from "./bench/signed-in.ts";
import { type Pictured, pictured } from "./screenshots/pictured.ts";
import { ensureBuilt } from "./setup/build.mjs";
import { inRoot } from "./setup/paths.mjs";

// npm run screenshots -- [NAME …]: what the pages look like on a phone and on a desk, light and dark, into
// docs/screenshots. Only those that README, docs/projects.md, docs/mornings.md and docs/what-we-show-of-a-company.md
// show are kept in git (.gitignore names them).
const FOLDER = inRoot("docs", "screenshots");
/** A phone shows more of the page than its screen, because that is how it is read. */
const SIZES = [
  { width: 360, height: 1500 },
  { width: 1280, height: 1100 },
];
const SCHEMES = ["light", "dark"] as const;

await runScript(async () => {
  const names = process.argv.slice(2);
  const wanted = names.length > 0 ? pictured.filter(({ name }) => names.includes(name)) : pictured;
  const { code, output } = await ensureBuilt(process.execPath);
  if (code !== 0) throw new Error(`${output}\nThe build failed.`);
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), "fairwatt-screenshots-"));
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Fields for days follow the language of the page, as they do in a British browser, not that of this one.
    args: ["--no-sandbox", "--enable-blink-features=LangAttributeAwareFormControlUI"],
  });
  try {
    const server = await startServer({ folder, env: { DEMO: "1", LOG_LEVEL: "warn" } });
    try {
      for (const one of wanted) await takePictures(browser, server, one);
    } finally {
      await server.stop();
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function takePictures(
  browser: Browser,
  server: Server,
  { name, path, links = [], from, as }: Pictured,
): Promise<void> {
  const cookie = as && (await signIn(server, { email: as, password: demoPassword }));
  for (const viewport of SIZES) {
    const context = await browser.newContext({ viewport, reducedMotion: "reduce", locale: "en-GB" });
    if (cookie) await context.addCookies(browserCookies(cookie, server.url));
    const page = await context.newPage();
    await page.goto(server.url + path, { waitUntil: "load" });
    for (const link of links) {
      const address = await page.locator(link).first().getAttribute("href");
      await page.goto(new URL(address ?? "", page.url()).href, { waitUntil: "load" });
    }
    await page.waitForFunction(() => !document.querySelector(".is-to-come"));
    await requireFits(page, path);
    if (from) await page.locator(from).evaluate((element) => element.scrollIntoView());
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const file = `${name}-${viewport.width}${colorScheme === "dark" ? "-dark" : ""}.jpg`;
      await page.screenshot({ path: join(FOLDER, file), type: "jpeg", quality: 60 });
      console.log(file);
    }
    await context.close();
  }
}

/** A picture of a page that has to be pushed sideways would show what nobody should see. */
async function requireFits(page: Page, path: string): Promise<void> {
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  if (isTooWide) throw new Error(`${path} is wider than the screen.`);
}
