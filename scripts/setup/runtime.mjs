import { spawnSync } from "node:child_process";
import { Failure } from "./failure.mjs";
import { inRoot } from "./paths.mjs";

/** React Router's own minimum; from this version Node.js also runs TypeScript files. */
const MINIMUM = [22, 22];
/** Releases before this one get no more security fixes. */
const MAINTAINED_MAJOR = 22;

/**
 * The Node.js that runs the product: the one pinned in package-lock.json if there is one for this system.
 * @returns {string} its path
 */
export function chooseRuntime() {
  const pinned = inRoot("node_modules", ".bin", "node");
  if (isEnough(versionOf(pinned))) {
    warnOfOldNode(versionOf(pinned));
    return pinned;
  }
  if (isEnough(process.versions.node)) return process.execPath;
  throw new Failure(
    `Fairwatt needs Node.js ${MINIMUM.join(".")} or newer on this system (${process.platform} ${process.arch}); ` +
      `this is ${process.versions.node}. Please install Node.js 24 and start again.`,
  );
}

/**
 * npm itself ran on the old one, so the product starts, but the machine should not keep it.
 * @param {string} pinned its version
 */
function warnOfOldNode(pinned) {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= MAINTAINED_MAJOR) return;
  console.warn(
    `This machine has Node.js ${node}, which no longer gets security fixes. Fairwatt runs on its own, ${pinned}; ` +
      `please install Node.js ${MAINTAINED_MAJOR} or newer.`,
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
