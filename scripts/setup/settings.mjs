import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { inRoot } from "./paths.mjs";

/**
 * What to add to the environment: the settings in the file .env, then these defaults. The environment itself wins.
 * @param {NodeJS.ProcessEnv} [defaults]
 * @returns {NodeJS.ProcessEnv}
 */
export function settings(defaults = {}) {
  const added = Object.entries({ ...defaults, ...settingsIn(".env") });
  return Object.fromEntries(added.filter(([name]) => process.env[name] === undefined));
}

/**
 * Removes every setting of ours, so that no test touches an operator's database or mail server.
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutSettings() {
  return Object.fromEntries(
    [...Object.keys(settingsIn(".env.example")), "DEMO", "NODE_ENV"].map((name) => [name, undefined]),
  );
}

/** @param {string} file */
function settingsIn(file) {
  return existsSync(inRoot(file)) ? parseEnv(readFileSync(inRoot(file), "utf8")) : {};
}
