import { spawnSync } from "node:child_process";
import { Failure } from "./failure.mjs";
import { inRoot } from "./paths.mjs";

/** React Router's own minimum; from this version Node.js also runs TypeScript files. */
const MINIMUM = [22, 22];

/**
 * The Node.js that runs the product: the one pinned in package-lock.json if there is one for this system.
 * @returns {string} its path
 */
export function chooseRuntime() {
  const pinned = inRoot("node_modules", ".bin", "node");
  if (isEnough(versionOf(pinned))) return pinned;
  if (isEnough(process.versions.node)) return process.execPath;
  throw new Failure(
    `Fairwatt needs Node.js ${MINIMUM.join(".")} or newer on this system (${process.platform} ${process.arch}); ` +
      `this is ${process.versions.node}. Please install Node.js 24 and start again.`,
  );
}

/**
 * @param {string} node
 * @returns {string} empty when it does not run here
 */
function versionOf(node) {
  const { status, stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim().slice(1) : "";
}

/** @param {string} version */
function isEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = MINIMUM;
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}
