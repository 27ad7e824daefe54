// npm run test:one, and each day of npm run test:days: some test files, with only what their runner needs.
import { existsSync } from "node:fs";
import { ensureBrowser } from "../tests/support/browser.mjs";
import { ensureBuilt } from "./setup/build.mjs";
import { runChild } from "./setup/child.mjs";
import { Failure } from "./setup/failure.mjs";
import { inMemory } from "./setup/memory-folder.mjs";
import { inRoot } from "./setup/paths.mjs";
import { withoutSettings } from "./setup/settings.mjs";

/**
 * @param {string} runtime
 * @param {string[]} args files, and flags for the runner
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} the exit code
 */
export async function runSome(runtime, args, env = {}) {
  const files = args.filter((arg) => /\.(test|spec)\.tsx?(:\d+)?$/.test(arg));
  const missing = files.filter((file) => !existsSync(inRoot(file.replace(/:\d+$/, ""))));
  if (files.length === 0)
    throw new Failure("Which? For example: npm run test:one -- domain/postcodes/postcode.test.ts");
  if (missing.length > 0) throw new Failure(`There is no ${missing.join(", no ")}.`);
  const inBrowser = files.filter((file) => file.includes(".spec.ts"));
  if (inBrowser.length > 0 && inBrowser.length < files.length) {
    throw new Failure("Browser tests (*.spec.ts) and other tests (*.test.ts) run apart: name one kind at a time.");
  }
  if (inBrowser.length === 0) {
    if (files.some((file) => file.startsWith("tests/http/"))) await build(runtime);
    return vitest(runtime, args, env);
  }
  const project = args.some((arg) => arg.startsWith("--project")) ? [] : ["--project=postgres"];
  return playwright(runtime, [...project, ...args], env);
}

/**
 * @param {string} runtime
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function vitest(runtime, args, env) {
  return tool(runtime, ["vitest", "run", ...args], env);
}

/**
 * @param {string} runtime
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function playwright(runtime, args, env) {
  await build(runtime);
  return tool(runtime, ["playwright", "test", ...args], { ...env, CHROMIUM_PATH: await ensureBrowser(runtime) });
}

/**
 * Only if sources have changed.
 * @param {string} runtime
 */
export async function build(runtime) {
  const built = await ensureBuilt(runtime);
  if (built.code !== 0) throw new Failure(`${built.output}\nThe build failed.`, built.code);
}

/**
 * @param {string} runtime
 * @param {string[]} command a program in node_modules/.bin and its arguments
 * @param {NodeJS.ProcessEnv} env
 */
async function tool(runtime, [program = "", ...args], env) {
  const command = [inRoot("node_modules", ".bin", program), ...args];
  const { code, stopped } = await runChild(runtime, command, { env: { ...withoutSettings(), ...inMemory(), ...env } });
  if (stopped) throw new Failure("Stopped.", code || 130);
  return code;
}
