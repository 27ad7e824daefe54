import { createServer, type RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { env } from "#config/env.ts";
import { demoPassword, demoSignIns } from "#content/demo/sign-ins.ts";
import type { PageCache } from "#server/page-cache.ts";
import { explain } from "#server/run-script.ts";

type App = { default: Hono; pageCache: PageCache; running: { close(): Promise<void> } };

interface Site {
  listener: RequestListener;
  close(): Promise<void>;
}

// The embedded database attaches its whole program to some errors, which a terminal should not have to print.
process.on("uncaughtException", (error) => {
  console.error(explain(error));
  process.exit(1);
});

// Nothing may keep the process alive but the server itself; and whoever started it is told in one sentence why it cannot.
try {
  await start();
} catch (error) {
  console.error(portInUse(error) ?? explain(error));
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = env();
  let listener: RequestListener = (_request, response) => response.writeHead(503).end("starting");
  const server = createServer(
    { requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 75_000 },
    (request, response) => listener(request, response),
  );
  const site = settings.NODE_ENV === "development" ? await developmentSite(server) : await builtSite();
  listener = site.listener;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(settings.PORT, settings.HOST, resolve);
  });
  greet();
  stopWhenAsked(async () => {
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 2000).unref();
    await site.close();
  });
}

async function builtSite(): Promise<Site> {
  // A variable keeps the type checker from looking for the built file.
  const entry = new URL("../build/server/index.js", import.meta.url).href;
  const { default: app, pageCache, running } = (await import(entry)) as App;
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return {
    listener: (request, response) => pageCache.serve(request, response) || listener(request, response),
    close: () => running.close(),
  };
}

async function developmentSite(server: ReturnType<typeof createServer>): Promise<Site> {
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
    close: async () => {
      await running.close();
      await vite.close();
    },
  };
}

function greet(): void {
  const { APP_URL, DEMO } = env();
  console.log(`\nFairwatt is running at ${APP_URL}`);
  if (!DEMO) return;
  console.log(`\nDemonstration sign-ins, all with the password ${demoPassword}:`);
  for (const { email, what } of demoSignIns) console.log(`  ${email.padEnd(24)} ${what}`);
  console.log(`\nMails are captured at ${APP_URL}/demo/mail\nStop with Ctrl-C.\n`);
}

function stopWhenAsked(close: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await close().catch((error: unknown) => console.error(error));
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
  // The script that started us is gone, however it went.
  process.on("disconnect", () => void stop());
}

function portInUse(error: unknown): string | undefined {
  if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") return undefined;
  return `\nPort ${env().PORT} is in use by another program. Set PORT to another number, or stop that program.\n`;
}
