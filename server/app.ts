import { randomBytes, randomUUID } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { canonicalPath } from "#app/web/canonical-path.ts";
import { nonceContext, requestContext } from "#app/web/context.ts";
import { env } from "#config/env.ts";
import { limits } from "#config/limits.ts";
import { siteMap } from "#content/site-map.ts";
import { isReady } from "#db/health.sql.ts";
import { clientAddress } from "#server/client-address.ts";
import { log } from "#server/log.ts";
import { createPageCache } from "#server/page-cache.ts";
import { plainPage } from "#server/plain-page.ts";
import { isFromOurPages } from "#server/same-origin.ts";
import { contentSecurityPolicy, setSecurityHeaders } from "#server/security-headers.ts";
import { services } from "#server/services.ts";

/** `forEverybody`: drawn to be kept, so nothing in it may be one visitor's. */
type Bindings = { Bindings: HttpBindings & { forEverybody?: boolean }; Variables: { requestId: string } };

const dev = import.meta.env.DEV;
const settings = env();
export const running = await services();
const handler = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE);

const publicPaths = new Set(siteMap.map(({ path }) => path));
const changesSomething = (method: string) => method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
const app = new Hono<Bindings>();

app.use(async (c, next) => {
  const started = performance.now();
  c.set("requestId", randomUUID());
  await next();
  c.res.headers.set("x-request-id", c.var.requestId);
  setSecurityHeaders(c.res.headers, settings.APP_URL);
  const milliseconds = Math.round(performance.now() - started);
  const line = { requestId: c.var.requestId, method: c.req.method, path: pathForLog(c.req.path) };
  log.info({ ...line, status: c.res.status, milliseconds }, "request");
});

// What is drawn for one visitor is compressed on its way; the public pages are kept compressed (page-cache.ts).
app.use(compress());

app.get("/healthz", (c) => c.json({ ok: true }));
app.get("/readyz", async (c) => {
  const ready = await isReady(running.db);
  return c.json({ ok: ready }, ready ? 200 : 503);
});

if (!dev) {
  const forever = "public, max-age=31536000, immutable";
  app.use("/assets/*", async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set("cache-control", forever);
  });
  app.use("/assets/*", serveStatic({ root: "./build/client", precompressed: true }));
  app.on("GET", "/favicon.svg", serveStatic({ root: "./build/client" }));
}

app.use(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const canonical = canonicalPath(pathname);
  if (canonical === pathname || changesSomething(c.req.method)) return next();
  return c.redirect(canonical + search, 301);
});

app.use(async (c, next) => {
  if (changesSomething(c.req.method) && !isFromOurPages(c.req.raw.headers, settings.APP_URL)) {
    return plainPage(403, "Refused", "This form was sent from another site, so nothing was done.", c.var.requestId);
  }
  return next();
});

// The limit below copies the request, which the server adapter's own kind of request cannot be; the runtime's can.
app.use((c, next) => {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") c.req.raw = runtimeRequest(c.req.raw);
  return next();
});

app.use(
  bodyLimit({
    maxSize: limits.requestBodyBytesMax,
    onError: (c) =>
      plainPage(
        413,
        "That is too much at once",
        "What you sent is larger than this form takes. Shorten it and send it again; nothing was saved.",
        c.get("requestId" as never),
      ),
  }),
);

app.all("*", async (c) => {
  const nonce = dev || c.env.forEverybody ? "" : randomBytes(16).toString("base64");
  const response = await render(c, nonce);
  if (nonce && response.headers.get("content-type")?.startsWith("text/html")) {
    response.headers.set("content-security-policy", contentSecurityPolicy(nonce));
  }
  return response;
});

app.onError((error, c) => {
  log.error({ requestId: c.var.requestId, err: error }, "unexpected error");
  const message = "The mistake is ours and has been logged. Please try again in a moment.";
  return plainPage(500, "Something went wrong", message, c.var.requestId);
});

function render(c: Context<Bindings>, nonce: string): Promise<Response> {
  const context = new RouterContextProvider();
  const socketAddress = c.env.incoming.socket.remoteAddress ?? "unknown";
  const address = clientAddress(socketAddress, c.req.header("x-forwarded-for"), settings.TRUST_PROXY);
  context.set(requestContext, {
    db: running.db,
    auth: running.auth,
    appUrl: settings.APP_URL,
    demo: settings.DEMO,
    prices: () => running.prices.current(),
    address,
    requestId: c.var.requestId,
    log,
  });
  context.set(nonceContext, nonce);
  return handler(publicRequest(c.req.raw, address), context);
}

/**
 * The request as the outside world made it. Addresses are built from APP_URL, never from the Host header, which anybody
 * can write; and the accounts library learns the client's address from a header that only we set.
 */
function publicRequest(request: Request, address: string): Request {
  const { pathname, search } = new URL(request.url);
  const outside = Object.assign(new URL(settings.APP_URL), { pathname, search });
  const copy = new Request(outside, request);
  copy.headers.set("x-client-address", address);
  return copy;
}

function runtimeRequest({ url, method, headers, body, signal }: Request): Request {
  return new Request(url, { method, headers, body, signal, duplex: "half" } as RequestInit);
}

/** Private links and search words stay out of the log. */
function pathForLog(path: string): string {
  return path.replace(/^(\/requests|\/auth\/confirm)\/[^/.]+/i, "$1/:token");
}

/** Serves the public pages from memory to visitors without a session. */
export const pageCache = createPageCache({
  render: (path) => {
    const request = new Request(new URL(path, settings.APP_URL));
    return Promise.resolve(
      app.fetch(request, { incoming: { socket: { remoteAddress: "127.0.0.1" } }, forEverybody: true }),
    );
  },
  isPublic: (path) => publicPaths.has(path),
  version: () => running.prices.current(),
  onProblem: (error) => log.error({ err: error }, "page not kept"),
});

export default app;
