import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runChild } from "../../scripts/setup/child.mjs";
import { Failure } from "../../scripts/setup/failure.mjs";
import { inRoot } from "../../scripts/setup/paths.mjs";

const SHELL = "/usr/bin/chromium-headless-shell";

// The headless shell first: without windows and toolbars a page costs a third as much.
const USUAL_PLACES = [
  SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The Chromium to test with: CHROMIUM_PATH, the system's, or Playwright's own.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return asked;
  return [...USUAL_PLACES, chromium.executablePath()].find((path) => existsSync(path) && answers(path));
}

/**
 * Finds a browser or installs one: Playwright's or, as root on a Debian-like system, the distribution's; the latter also
 * where the distribution's Chromium is there without its shell.
 * @param {string} runtime
 * @returns {Promise<string>}
 */
export async function ensureBrowser(runtime) {
  const found = findBrowser();
  if (found === "/usr/bin/chromium" && !process.env.CHROMIUM_PATH && mayInstall()) {
    console.log("Installing the browser's shell, which is quicker, for the tests (a minute, first time only)…");
    await installDebians();
    return findBrowser() ?? found;
  }
  if (found) return found;
  console.log("Installing a browser for the tests (a minute or two, first time only)…");
  for (const install of [installPlaywrights, installDebians]) {
    await install(runtime);
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Failure("There is no Chromium. Install one, or set CHROMIUM_PATH to the one to test with.");
}

/** @param {string} runtime */
async function installPlaywrights(runtime) {
  await runChild(runtime, [inRoot("node_modules", ".bin", "playwright"), "install", "chromium"], { captured: true });
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

async function installDebians() {
  if (!mayInstall()) return;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runChild("apt-get", ["update"], { captured: true, env });
  const install = ["install", "--yes", "--no-install-recommends", "chromium-headless-shell"];
  const { code, output } = await runChild("apt-get", install, { captured: true, env });
  if (code !== 0) console.error(output.trimEnd());
}

/**
 * Some systems have a placeholder of that name that only says how to install the real one.
 * @param {string} path
 */
function answers(path) {
  return spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}
