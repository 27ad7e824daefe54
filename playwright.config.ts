import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./tests/support/browser.mjs";

const executablePath = findBrowser();
// The workers read this file again; they need not search again.
if (executablePath) process.env.CHROMIUM_PATH = executablePath;

export default defineConfig({
  testDir: "./tests/e2e",
  outputDir: "./test-results",
  globalSetup: "./tests/e2e/global-setup.ts",
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  reporter: [["list"]],
  use: {
    // A trace costs a third of the time; ask for one with --trace on.
    trace: "off",
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
  // The same tests on both databases; tests/e2e/sites.ts knows the server of each project.
  projects: [
    { name: "embedded", use: { ...devices["Desktop Chrome"] } },
    // What no database can change, or has a database of its own, is looked at once.
    {
      name: "postgres",
      use: { ...devices["Desktop Chrome"] },
      testIgnore:
        /(accessibility|api-docs|attacks-on-the-wire|error-catalogue|faults|fuzz|local-pages|proofs|public-[a-z-]+|start-up)\.spec\.ts$/,
    },
  ],
});
