// npm start, dev, serve, test and all our other commands begin here. Runs with nothing installed.
import { ensureBuilt, isBuilt } from "./setup/build.mjs";
import { runChild } from "./setup/child.mjs";
import { Failure } from "./setup/failure.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { inRoot } from "./setup/paths.mjs";
import { chooseRuntime } from "./setup/runtime.mjs";
import { settings } from "./setup/settings.mjs";

/** @type {Record<string, (runtime: string, args: string[]) => Promise<number>>} */
const modes = {
  async start(runtime) {
    const env = settings({ DEMO: "1" });
    // While the first build keeps one core busy. If it fails, the server sows, or says what is wrong.
    const sown = isBuilt() ? undefined : runChild(runtime, [inRoot("scripts", "sow.ts")], { captured: true, env });
    return serveBuilt(runtime, env, sown);
  },

  async serve(runtime) {
    return serveBuilt(runtime, { ...settings(), DEMO: "0" });
  },

  async dev(runtime) {
    const env = { ...settings(), DEMO: "1", NODE_ENV: "development" };
    const server = ["--conditions=development", inRoot("server", "main.ts")];
    return (await runChild(runtime, server, { env, server: true })).code;
  },

  async run(runtime, args) {
    if (args.length === 0) throw new Failure("run needs a file: node scripts/start.mjs run FILE ARGUMENTS…");
    return (await runChild(runtime, args, { env: settings() })).code;
  },

  async test(runtime, args) {
    const { runTests } = await import("./test.mjs");
    return runTests(runtime, args.includes("all") ? "all" : "quick");
  },

  async one(runtime, args) {
    const { runSome } = await import("./some-tests.mjs");
    return runSome(runtime, args);
  },

  async days(runtime, args) {
    const { runDays } = await import("./days.mjs");
    return runDays(runtime, args);
  },
};

/**
 * @param {string} runtime
 * @param {NodeJS.ProcessEnv} env
 * @param {Promise<unknown>} [meanwhile] what has to end before the server starts
 */
async function serveBuilt(runtime, env, meanwhile) {
  if (!isBuilt()) {
    console.log("Building (a few seconds)…");
    const [build] = await Promise.all([ensureBuilt(runtime), meanwhile]);
    if (build.stopped) throw new Failure("Stopped.", 130);
    if (build.code !== 0) throw new Failure(`${build.output}\nThe build failed.`);
  }
  const server = [inRoot("server", "main.ts")];
  return (await runChild(runtime, server, { env: { ...env, NODE_ENV: "production" }, server: true })).code;
}

const [mode = "start", ...args] = process.argv.slice(2);
const start = modes[mode];
try {
  if (!start) throw new Failure(`Unknown command "${mode}". There are: ${Object.keys(modes).join(", ")}.`);
  await ensureInstalled();
  process.exitCode = await start(chooseRuntime(), args);
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  process.exitCode = error instanceof Failure ? error.exitCode : 1;
}
