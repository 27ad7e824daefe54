import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runChild } from "../setup/child.mjs";
import { inRoot } from "../setup/paths.mjs";

const FOLDER = inRoot(".cache", "lighthouse");
const LOCK = "package-lock.json";

/** Lighthouse's command line, at the version in the lock file beside this file; installed on first use. */
export async function ensureLighthouse(): Promise<string> {
  if (!isInstalled()) await install();
  return join(FOLDER, "node_modules", "lighthouse", "cli", "index.js");
}

/** npm writes the note in node_modules last of all. */
function isInstalled(): boolean {
  const noted = existsSync(join(FOLDER, "node_modules", ".package-lock.json")) && existsSync(join(FOLDER, LOCK));
  return noted && readFileSync(join(FOLDER, LOCK), "utf8") === readFileSync(beside(LOCK), "utf8");
}

async function install(): Promise<void> {
  console.log("Installing Lighthouse (about 15 seconds, first time only)…");
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const file of ["package.json", LOCK]) copyFileSync(beside(file), join(FOLDER, file));
  const flags = ["--loglevel=error", "--no-audit", "--no-fund", "--ignore-scripts"];
  const { code, output } = await runChild("npm", ["ci", "--prefix", FOLDER, ...flags], { captured: true });
  if (code !== 0) throw new Error(`Installing Lighthouse failed: npm ci ended with code ${code}.\n${output.trim()}`);
}

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));
