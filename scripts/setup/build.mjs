import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { runChild } from "./child.mjs";
import { compressAssets } from "./compress.mjs";
import { fingerprintOf } from "./fingerprint.mjs";
import { alone } from "./lock.mjs";
import { inRoot } from "./paths.mjs";

const SOURCES = ["app", "config", "content", "db", "domain", "integrations", "jobs", "public", "server"].concat([
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
]);
const STAMP = inRoot("build", "sources.sha256");

/**
 * Builds unless the present build was made from exactly these sources. If two run at once, the second waits, then finds
 * it built.
 * @param {string} runtime
 * @returns {Promise<import("./child.mjs").ChildResult>}
 */
export function ensureBuilt(runtime) {
  return alone("build", async () => {
    const sources = fingerprintOf(SOURCES);
    if (isBuiltFrom(sources)) return { code: 0, output: "The build is up to date.\n", stopped: false };
    rmSync(STAMP, { force: true });
    const result = await runChild(runtime, [inRoot("node_modules", ".bin", "react-router"), "build"], {
      captured: true,
      env: { NODE_ENV: "production" },
    });
    // A source that changed during the build belongs to the next one: the stamp describes the sources as they were
    // before.
    if (result.code === 0) {
      compressAssets(inRoot("build", "client", "assets"));
      writeFileSync(STAMP, sources);
    }
    return result;
  });
}

/** @returns {boolean} whether `npm start` can do without a build */
export function isBuilt() {
  return isBuiltFrom(fingerprintOf(SOURCES));
}

/** @param {string} sources */
function isBuiltFrom(sources) {
  return (
    existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources && existsSync(inRoot("build", "server", "index.js"))
  );
}
