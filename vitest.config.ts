import { defineConfig } from "vitest/config";

// Not part of vite.config.ts: the React Router plugin must not run under Vitest.
export default defineConfig({
  test: {
    include: ["{app,config,content,db,domain,integrations,jobs,scripts,server,tests}/**/*.test.{ts,tsx}"],
    // Left out by default, also where a style sheet is read as text.
    css: { include: /\.css\?raw$/ },
    env: { NODE_ENV: "test", LOG_LEVEL: "silent" },
    globalSetup: "./tests/global-setup.ts",
    maxWorkers: 2,
    // One process for many files: reading the modules and the embedded database anew for each took half the time. No test
    // may leave anything behind in a module.
    isolate: false,
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
