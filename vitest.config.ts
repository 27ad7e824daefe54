import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { leftOut } from "./tests/moved-clock.mjs";

const ROOMS = ["app", "config", "content", "db", "domain", "integrations", "jobs", "scripts", "server", "tests"];

// They ask the built server, which is started once for all of them.
const OVER_HTTP = "tests/http/**/*.test.ts";

// No list to keep, and no name to remember: a file is of the project "database" by what it imports itself, either
// eachDatabase or what tests/global-setup.ts provides. Whoever else opens a database is told so (tests/no-database.ts).
const needsDatabase = /^import [^;]*("#tests\/support\/(databases|postgres)\.ts"|\binject\b[^;]* from "vitest")/m;
const onDatabases = ROOMS.flatMap((room) =>
  readdirSync(join(import.meta.dirname, room), { recursive: true, encoding: "utf8" })
    .map((file) => `${room}/${file}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith("tests/http/"))
    .filter((file) => needsDatabase.test(readFileSync(join(import.meta.dirname, file), "utf8"))),
);

// Not part of vite.config.ts: the React Router plugin must not run under Vitest.
export default defineConfig({
  test: {
    // Left out by default, also where a style sheet is read as text.
    css: { include: /\.css\?raw$/ },
    env: { NODE_ENV: "test", LOG_LEVEL: "silent" },
    tags: [{ name: "thorough", description: "left to npm run test:all" }],
    maxWorkers: 2,
    // One process for many files: reading the modules and the embedded database anew for each took half the time. No test
    // may leave anything behind in a module.
    isolate: false,
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: [`{${ROOMS}}/**/*.test.{ts,tsx}`],
          exclude: [...onDatabases, OVER_HTTP, ...leftOut],
          setupFiles: "./tests/no-database.ts",
        },
      },
      {
        extends: true,
        test: { name: "database", include: onDatabases, exclude: leftOut, globalSetup: "./tests/global-setup.ts" },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: [OVER_HTTP],
          exclude: leftOut,
          globalSetup: "./tests/e2e/support/global-setup.ts",
          // Some ask every page there is, and all may wait for something as long as a browser test.
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000, interval: 100 } },
        },
      },
    ],
  },
});
