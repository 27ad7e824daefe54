import { readFileSync } from "node:fs";
import { delimiter } from "node:path";
import { runChild } from "./child.mjs";
import { Failure } from "./failure.mjs";
import { alone } from "./lock.mjs";
import { inRoot } from "./paths.mjs";

/** Installs what package-lock.json asks for, unless exactly that is installed already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await alone("install", async () => {
    if (isInstalled()) return;
    console.log("Installing packages (about 30 seconds, first time only)…");
    const flags = ["--loglevel=error", "--no-audit", "--no-fund", "--include=dev", "--include=optional"];
    const install = (/** @type {string[]} */ more) =>
      runChild("npm", ["ci", ...flags, ...more], { captured: true, env: { PATH: pathWithoutOurs() } });
    const fromCache = await install(["--prefer-offline"]);
    // What npm remembers of a package may be older than the version asked for.
    const { code, output, stopped } = fromCache.code === 0 || fromCache.stopped ? fromCache : await install([]);
    if (stopped) throw new Failure("Stopped.", 130);
    if (code !== 0) throw new Failure(`${output.trim()}\nInstalling packages failed: npm ci ended with code ${code}.`);
  });
}

/**
 * npm records in node_modules what it has installed, last of all: an interrupted installation leaves no record.
 * Optional packages may be absent: they are for other systems.
 */
function isInstalled() {
  const wanted = packagesOf("package-lock.json");
  const installed = packagesOf("node_modules/.package-lock.json");
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) => {
    if (path === "") return true;
    const found = installed[path];
    if (!found) return optional === true || devOptional === true;
    return found.version === version && found.integrity === integrity;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }> | undefined}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(inRoot(file), "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** npm must not run on the Node.js in node_modules, which it is about to replace. */
function pathWithoutOurs() {
  const parts = (process.env.PATH ?? "").split(delimiter);
  return parts.filter((part) => part !== inRoot("node_modules", ".bin")).join(delimiter);
}
