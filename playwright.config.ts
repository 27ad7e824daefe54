import { defineConfig, devices } from "@playwright/test";
import { leftOut } from "./tests/moved-clock.mjs";
import { findBrowser } from "./tests/support/browser.mjs";

const executablePath = findBrowser();
// The workers read this file again; they need not search again.
if (executablePath) process.env.CHROMIUM_PATH = executablePath;

export default defineConfig({
  testDir: "./tests/e2e",
  testIgnore: leftOut.map((file) => `**/${file}`),
  outputDir: "./test-results",
  globalSetup: "./tests/e2e/support/global-setup.ts",
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine may make one wait too long; whatever needed its second try is named in the sum of npm test.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    // A trace costs a third of the time; ask for one with --trace on.
    trace: "off",
    // A worker keeps one context, emptied between tests with its cache (tests/e2e/every-page/used-again.spec.ts): a new
    // one for each takes a twenty-fifth more. Who needs a fresh one says so. Decision 33 has what else was tried.
    reuseContext: true,
    // A test that makes the network fail does so between page and network, where a service worker would stand; those in
    // tests/e2e/device allow it.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-gpu",
        "--disable-quic",
      ],
    },
  },
  // On PostgreSQL all of them. On the embedded database again a few that hang on its locks, its notifications and its
  // restarts: every verb is tested on both beside its file.
  projects: [
    { name: "postgres", use: { ...devices["Desktop Chrome"] } },
    { name: "embedded", use: { ...devices["Desktop Chrome"] }, grep: /@embedded/ },
  ],
});
