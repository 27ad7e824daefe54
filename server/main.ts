import type { RequestListener, Server } from "node:http";
import { enableCompileCache } from "node:module";
import { Server as TcpServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { env } from "#config/env.ts";
import { nameSeller } from "#config/seller.ts";
import { demoCustomers } from "#content/demo/projects/projects.ts";
import { demoPassword, demoSignIns } from "#content/demo/sign-ins.ts";
import { missingOfTrader } from "#content/trader.ts";
import { runningOut } from "#domain/assumptions/currency.ts";
import { wholeRegister } from "#domain/assumptions/whole-register.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { describeError } from "#server/describe-error.ts";
import { openHttpServer } from "#server/http-server.ts";
import type { PageCache } from "#server/requests/page-cache.ts";
import { explain } from "#server/run-script.ts";

type App = {
  default: Hono;
  pageCache: PageCache;
  prepare(): Promise<void>;
  running: Pick<Site, "endStreams" | "close">;
};

interface Site {
  listener: RequestListener;
  /** Ends the responses that would otherwise last for ever. */
  endStreams(): Promise<void>;
  close(): Promise<void>;
}

/** How long a request in progress may take after we have been asked to stop. */
const FINISH_SECONDS_MAX = 20;
/** How long a proxy may take to send a request on a connection that has just been accepted. */
const ARRIVING_MILLISECONDS_MAX = 500;
const SHORT_TURN_MILLISECONDS = 0.1;
const BUSY_MILLISECONDS_MAX = 2000;
const SWEEP_MILLISECONDS = 50;

// The embedded database attaches its whole program to some errors, which should not be printed on a terminal.
process.on("uncaughtException", (error) => {
  console.error(lastLine(error));
  process.exit(1);
});

// Only the server itself may keep the process alive; and whoever started it is told in one sentence why it cannot run.
try {
  await start();
} catch (error) {
  console.error(portInUse(error) ?? explain(error));
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = env();
  let listener: RequestListener = (_request, response) => response.writeHead(503).end("starting");
  const server = openHttpServer((request, response) => listener(request, response));
  const site = settings.NODE_ENV === "development" ? await developmentSite(server) : await builtSite();
  listener = site.listener;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(settings.PORT, settings.HOST, resolve);
  });
  greet();
  stopWhenAsked(async () => {
    listener = lastAnswers(site.listener);
    const delay = settings.STOP_DELAY_SECONDS * 1000;
    await sleep(delay);
    await finishRequests(server, site, Math.min(delay, ARRIVING_MILLISECONDS_MAX));
    await site.close();
  });
}

/** Still serves, but tells load balancers to go elsewhere and clients to reconnect. */
function lastAnswers(listener: RequestListener): RequestListener {
  return (request, response) => {
    response.setHeader("connection", "close");
    if (request.url !== "/readyz") return listener(request, response);
    response.writeHead(503, { "content-type": "application/json" }).end('{"ok":false}');
  };
}

/** Accepts no new connections, and closes each existing one once its request has been answered. */
async function finishRequests(server: Server, site: Site, arrivingMilliseconds: number): Promise<void> {
  const finished = new Promise<void>((resolve) => server.once("close", () => resolve()));
  await nothingWaits();
  // Not `server.close`: it would take a connection on which a request is just arriving for an idle one, and a proxy may
  // not send a purchase twice.
  TcpServer.prototype.close.call(server);
  await sleep(arrivingMilliseconds);
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MILLISECONDS);
  await site.endStreams();
  await Promise.race([finished, sleep(FINISH_SECONDS_MAX * 1000)]);
  clearInterval(sweep);
  server.closeAllConnections();
}

/** Until a turn of the event loop was short: connections that the kernel has not handed over end with the listener. */
async function nothingWaits(): Promise<void> {
  const deadline = performance.now() + BUSY_MILLISECONDS_MAX;
  for (let before = performance.now(); before < deadline; ) {
    await nextTurn();
    const now = performance.now();
    if (now - before < SHORT_TURN_MILLISECONDS) return;
    before = now;
  }
}

async function builtSite(): Promise<Site> {
  // Compiled code is kept beside what was built, until the next build, and saves a start a fifth of its work. Where
  // nothing may be written, nothing is kept.
  enableCompileCache(fileURLToPath(new URL("../build/server/compiled", import.meta.url)));
  // A variable keeps the type checker from looking for the built file.
  const entry = new URL("../build/server/index.js", import.meta.url).href;
  const { default: app, pageCache, prepare, running } = (await import(entry)) as App;
  await prepare();
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return {
    listener: (request, response) => pageCache.serve(request, response) || listener(request, response),
    endStreams: () => running.endStreams(),
    close: () => running.close(),
  };
}

async function developmentSite(server: Server): Promise<Site> {
  const { createServer: createVite, isRunnableDevEnvironment } = await import("vite");
  const vite = await createVite({ appType: "custom", server: { middlewareMode: true, hmr: { server } } });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("the ssr environment cannot run code");
  const load = () => ssr.runner.import<App>("/server/app.ts");
  const { running } = await load();
  const handle = async (request: Parameters<RequestListener>[0], response: Parameters<RequestListener>[1]) => {
    try {
      const { default: app } = await load();
      await getRequestListener(app.fetch, { overrideGlobalObjects: false })(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      console.error(error);
      response.writeHead(500).end("development server error");
    }
  };
  return {
    listener: (request, response) => {
      vite.middlewares(request, response, () => void handle(request, response));
    },
    endStreams: async () => {
      await running.endStreams();
      await vite.close();
    },
    close: () => running.close(),
  };
}

function greet(): void {
  const { APP_URL, DEMO } = env();
  console.log(`\nFairwatt is running at ${APP_URL}`);
  if (!DEMO) {
    warnOfTrader();
    warnOfFigures(londonDay(new Date()));
    return;
  }
  console.log(`\nDemonstration sign-ins, all with the password ${demoPassword}:`);
  for (const { email, what } of demoSignIns) console.log(`  ${email.padEnd(24)} ${what}`);
  console.log("\nCustomers, each with a mail whose link opens the project:");
  for (const { email, what } of demoCustomers) console.log(`  ${email.padEnd(30)} ${what}`);
  console.log(`\nMails are captured at ${APP_URL}/demo/mail\nStop with Ctrl-C.\n`);
}

function warnOfTrader(): void {
  nameSeller(env());
  const missing = missingOfTrader();
  if (missing.length === 0) return;
  console.warn("\nWarning: pages do not say all about who trades here. Set in config/site.ts, under seller:");
  for (const line of missing) console.warn(`  ${line}`);
}

/** Expired figures are only warned about: pages mark them, and the server starts all the same. */
function warnOfFigures(today: string): void {
  const old = runningOut(wholeRegister, today, -1);
  if (old.length === 0) return;
  console.warn("\nWarning: figures that pages show are out of date (npm run check:assumptions, /admin/operation):");
  for (const { id, label, validUntil } of old) console.warn(`  ${id}: ${label}, valid until ${validUntil}`);
}

function stopWhenAsked(close: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await close().catch((error: unknown) => console.error(lastLine(error)));
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
  // The script that started us has gone, however it ended.
  process.on("disconnect", () => void stop());
}

/** As the log writes it (server/log.ts): an unexpected error may contain what people typed. */
function lastLine(error: unknown): string {
  return JSON.stringify({ level: 60, time: Date.now(), err: describeError(error), msg: "stopped by an error" });
}

function portInUse(error: unknown): string | undefined {
  if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") return undefined;
  return `\nPort ${env().PORT} is in use by another program. Set PORT to another number, or stop that program.\n`;
}
