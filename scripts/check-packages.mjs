// npm run check:packages: which of our packages are behind, since when, and which have known holes.
import { readFileSync } from "node:fs";
import { auditPackages } from "./setup/audit.mjs";
import { runChild } from "./setup/child.mjs";
import { inRoot } from "./setup/paths.mjs";
import { behindNewest } from "./setup/releases.mjs";

const ASKED_AT_ONCE = 4;
const DAY_MS = 86_400_000;

/** @type {{ dependencies: Record<string, string>, devDependencies: Record<string, string>, optionalDependencies: Record<string, string> }} */
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  readFileSync(inRoot("package.json"), "utf8"),
);
const packages = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });

/**
 * @param {string} name
 * @returns {Promise<Record<string, string> | undefined>} undefined when the registry gives no answer
 */
async function releasesOf(name) {
  const { code, output } = await runChild("npm", ["view", name, "time", "--json", "--loglevel=silent"], {
    captured: true,
  });
  return code === 0 ? JSON.parse(output) : undefined;
}

/** @type {import("./setup/releases.mjs").Behind[]} */
const behind = [];
/** @type {string[]} */
const unknown = [];
const waiting = [...packages];
async function ask() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, current] = next;
    const times = await releasesOf(name);
    if (!times) unknown.push(name);
    const found = times && behindNewest(name, current, times);
    if (found) behind.push(found);
  }
}
await Promise.all(Array.from({ length: ASKED_AT_ONCE }, ask));

behind.sort((a, b) => a.since.localeCompare(b.since));
console.log(
  `${packages.length} packages, ${behind.length} behind their newest release${behind.length > 0 ? ":" : "."}`,
);
for (const { name, current, newest, since } of behind) {
  const days = Math.floor((Date.now() - Date.parse(since)) / DAY_MS);
  console.log(`  ${name} ${current}: ${newest} is out; behind since ${since} (${days} days)`);
}
if (unknown.length > 0) console.log(`The registry gave no answer for ${unknown.join(", ")}.`);
const { code, output, note } = await auditPackages();
console.log(`Known holes, high or critical: ${note ?? (code === 0 ? "none." : `\n${output}`)}`);
process.exitCode = code;
