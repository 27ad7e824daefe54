import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "./child.mjs";
import { compressAssets } from "./compress.mjs";
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
    const sources = fingerprint();
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
  return isBuiltFrom(fingerprint());
}

/** @param {string} sources */
function isBuiltFrom(sources) {
  return (
    existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources && existsSync(inRoot("build", "server", "index.js"))
  );
}

/** By content, not by date: a checkout or a copy changes dates, and a restored older file is a change too. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesUnder)) hash.update(`${file}\0`).update(readFileSync(inRoot(file)));
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(inRoot(path))) return [];
  if (!statSync(inRoot(path)).isDirectory()) return [path];
  const entries = readdirSync(inRoot(path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) return filesUnder(join(path, entry.name));
    return entry.isFile() && !entry.name.includes(".test.") ? [join(path, entry.name)] : [];
  });
}
