import { randomBytes, randomUUID } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { bearerKeyOf } from "#app/routes/api/parts/bearer-key.ts";
import { canonicalPath } from "#app/web/addresses/canonical-path.ts";
import { pathForLog } from "#app/web/addresses/path-for-log.ts";
import { isClientGone } from "#app/web/client-gone.ts";
import { actorContext, nonceContext, requestContext } from "#app/web/context.ts";
import { env } from "#config/env.ts";
import { limits } from "#config/limits.ts";
import { assumptionPath } from "#content/assumptions-page.ts";
import { transparencyPage } from "#content/pages/transparency.ts";
import { directoryPage } from "#content/public-profile.ts";
import { siteMap } from "#content/site-map/site-map.ts";
import { isReady } from "#db/health.sql.ts";
import type { Actor } from "#domain/actor.ts";
import { loadSomeCompany } from "#domain/actors/load-actor.ts";
import { wholeRegister } from "#domain/assumptions/whole-register.ts";
import { log } from "#server/log.ts";
import { mayReadMetrics } from "#server/metrics-access.ts";
import { limitBody, SIGNED } from "#server/requests/body-size.ts";
import { clientAddress } from "#server/requests/client-address.ts";
import { isDataOfStream } from "#server/requests/data-of-stream.ts";
import { createPageCache } from "#server/requests/page-cache.ts";
import { openFactsVersion, openPageVersion } from "#server/requests/page-version.ts";
import { publicRequest } from "#server/requests/public-request.ts";
import { refuse } from "#server/requests/refuse.ts";
import { routeLabel } from "#server/requests/route-label.ts";
import { isFromOurPages } from "#server/requests/same-origin.ts";
import { contentSecurityPolicy, setSecurityHeaders } from "#server/requests/security-headers.ts";
import { services } from "#server/services.ts";
import { warmUp } from "#server/warm-up.ts";

/**
 * `forEverybody`: rendered to be cached, so nothing in it may be specific to one visitor. `forNobody`: rendered to warm
 * up, and shown to nobody. `route`: the pattern of the address; unset if the router was not asked.
 */
type Bindings = {
  Bindings: HttpBindings & { forEverybody?: boolean; forNobody?: Actor };
  Variables: { requestId: string; route?: string; comeAgain?: boolean };
};

const dev = import.meta.env.DEV;
const settings = env();
export const running = await services();
const handler = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE);

/** Where the form that buys credits leads; browsers treat a redirect as part of the form. */
const paymentPages = settings.STRIPE_SECRET_KEY
  ? ["https://checkout.stripe.com", ...(settings.STRIPE_API_BASE ? [new URL(settings.STRIPE_API_BASE).origin] : [])]
  : [];
/** In a path: the router's addresses for everything else do not take it, and would answer programs with a page. */
const LINE_BREAK = /^[^?]*%0[ad]/i;
/** Pages that depend on their query alone. */
const PLAN_PAGES = new Set(["/planner/plan", "/planner/tariffs"]);
const publicPaths = new Set([...siteMap.map(({ path }) => path), ...wholeRegister.map(({ id }) => assumptionPath(id))]);
/** And a company's own. */
const FACTS_PAGES = new Set([directoryPage.path, transparencyPage.path]);
/** The methods of forms and links. */
const PAGE_METHODS = ["GET", "HEAD", "POST"];
/** Methods that the addresses called by programs answer themselves. */
const PROGRAM_METHODS = [...PAGE_METHODS, "PUT", "PATCH", "DELETE", "OPTIONS"];
const changesSomething = (method: string) => method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
const pageVersion = openPageVersion({ prices: running.prices.current, now: running.clock.now });
const facts = openFactsVersion(pageVersion);
running.onChange(facts.drop);
const app = new Hono<Bindings>();

app.use(async (c, next) => {
  const started = performance.now();
  c.set("requestId", randomUUID());
  await next();
  c.res.headers.set("x-request-id", c.var.requestId);
  // A page without a form: the router merely says that it accepts none.
  if (c.res.status === 405 && !c.res.headers.has("allow")) c.res.headers.set("allow", "GET, HEAD");
  if (c.var.comeAgain) c.res.headers.set("retry-after", String(limits.comeAgainSeconds));
  setSecurityHeaders(c.res.headers, settings.APP_URL);
  if (c.env.forNobody) return;
  const milliseconds = performance.now() - started;
  const { route, requestId } = c.var;
  const { method, path } = c.req;
  const { status } = c.res;
  log.info(
    { requestId, method, path: pathForLog(path, route), status, milliseconds: Math.round(milliseconds) },
    "request",
  );
  if (c.env.forEverybody) return;
  running.metrics.request({ method, route: routeLabel(route, path), status, seconds: milliseconds / 1000 });
});

// Pages rendered for one visitor are compressed on their way out; public pages are stored compressed (page-cache.ts).
app.use(compress());

app.get("/healthz", (c) => c.json({ ok: true }));
app.get("/readyz", async (c) => {
  const ready = await isReady(running.db);
  return c.json({ ok: ready }, ready ? 200 : 503);
});

app.get("/metrics", async (c, next) => {
  const token = settings.METRICS_TOKEN;
  if (!mayReadMetrics(c.req.raw.headers, socketAddressOf(c), token)) return next();
  const headers = { "content-type": running.metrics.contentType, "cache-control": "no-store" };
  return c.body(await running.metrics.scrape(), 200, headers);
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
  if (SIGNED.has(c.req.path)) return next();
  // No other site can make a browser send a key, and with a key the cookie does not count
  // (app/routes/api/parts/api-caller.ts).
  if (c.req.path.startsWith("/api/") && bearerKeyOf(c.req.raw.headers) !== undefined) return next();
  if (changesSomething(c.req.method) && !isFromOurPages(c.req.raw.headers, settings.APP_URL)) {
    const message = "This form was sent from another site, so nothing was done.";
    return refuse(c, { status: 403, title: "Refused", message, code: "other_site" });
  }
  return next();
});

app.use((c, next) => {
  if (!isDataOfStream(c.req.path) && !LINE_BREAK.test(c.req.url)) return next();
  const message = "There is nothing at this address.";
  return Promise.resolve(refuse(c, { status: 404, title: "Page not found", message, code: "not_found" }));
});

// The router would refuse methods it does not know in words of its own, and a page would take any other for a form.
app.use((c, next) => {
  const isForPrograms = c.req.path.startsWith("/api/") || SIGNED.has(c.req.path);
  if ((isForPrograms ? PROGRAM_METHODS : PAGE_METHODS).includes(c.req.method)) return next();
  const message = "No address takes this method. Nothing was done.";
  const answer = refuse(c, { status: 405, title: "Method not allowed", message, code: "method_not_allowed" });
  answer.headers.set("allow", PAGE_METHODS.join(", "));
  return Promise.resolve(answer);
});

// The limit below copies the request, which the server adapter's own kind of request does not allow; the runtime's
// does.
app.use((c, next) => {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") c.req.raw = runtimeRequest(c.req.raw);
  return next();
});

app.use(limitBody);

// Any form may have changed a lead, or a fact that a page shows; those watching the list hear of it once it has been
// saved, and no page is served as it was before.
app.use(async (c, next) => {
  await next();
  if (!changesSomething(c.req.method)) return;
  facts.drop();
  running.stirLeads();
});

app.all("*", async (c) => {
  const nonce = dev || c.env.forEverybody ? "" : randomBytes(16).toString("base64");
  const response = await render(c, nonce);
  if (nonce && response.headers.get("content-type")?.startsWith("text/html")) {
    response.headers.set("content-security-policy", contentSecurityPolicy(nonce, paymentPages));
  }
  if (c.req.method !== "HEAD") return response;
  // Nobody reads this body; cancelling it releases the file or stream behind it.
  await response.body?.cancel();
  return new Response(null, response);
});

app.onError((error, c) => {
  if (isClientGone(error)) {
    const message = "Your form did not reach us in full. Nothing was saved.";
    return refuse(c, { status: 400, title: "Incomplete request", message, code: "unfinished" });
  }
  log.error({ requestId: c.var.requestId, err: error }, "unexpected error");
  const message = "The fault is ours and has been logged. Please try again in a moment.";
  return refuse(c, { status: 500, title: "Something went wrong", message, code: "unexpected" });
});

function render(c: Context<Bindings>, nonce: string): Promise<Response> {
  const context = new RouterContextProvider();
  const address = clientAddress(socketAddressOf(c), c.req.header("x-forwarded-for"), settings.TRUST_PROXY);
  context.set(requestContext, {
    db: running.db,
    auth: running.auth,
    files: running.files,
    payments: running.payments,
    certificates: running.certificates,
    testCheckout: running.testCheckout,
    mailReports: running.mailReports,
    pushKey: running.pushKeys.publicKey,
    appUrl: settings.APP_URL,
    clock: running.clock,
    demo: settings.DEMO,
    adminTwoFactor: settings.REQUIRE_ADMIN_2FA,
    prices: () => running.prices.current(),
    leadFeed: running.leadFeed,
    projectStreams: running.projectStreams,
    address,
    userAgent: c.req.header("user-agent") ?? null,
    requestId: c.var.requestId,
    observe: { route: (pattern) => c.set("route", pattern), outcome: running.metrics.outcome },
    comeAgain: () => c.set("comeAgain", true),
    log,
  });
  context.set(nonceContext, nonce);
  if (c.env.forNobody) context.set(actorContext, c.env.forNobody);
  return handler(publicRequest(c.req.raw, address, settings.APP_URL), context);
}

/** Before the first request. What it draws is shown to nobody, neither logged nor counted. */
export async function prepare(): Promise<void> {
  try {
    const company = await loadSomeCompany(running);
    if (company.kind === "visitor") return;
    // A made-up session warms up the session lookup, too.
    const headers = { cookie: "fairwatt.session_token=nobody", "accept-encoding": "gzip" };
    await warmUp((path) => fetchOurselves(path, { forNobody: company }, headers));
  } catch (error) {
    log.warn({ err: error }, "not warmed up");
  }
}

function fetchOurselves(path: string, how: Pick<Bindings["Bindings"], "forEverybody" | "forNobody">, headers = {}) {
  const request = new Request(new URL(path, settings.APP_URL), { headers });
  return Promise.resolve(app.fetch(request, { incoming: { socket: { remoteAddress: "127.0.0.1" } }, ...how }));
}

function runtimeRequest({ url, method, headers, body, signal }: Request): Request {
  return new Request(url, { method, headers, body, signal, duplex: "half" } as RequestInit);
}

function socketAddressOf(c: Context<Bindings>): string {
  return c.env.incoming.socket.remoteAddress ?? "unknown";
}

/** Serves public pages from memory to visitors without a session. */
export const pageCache = createPageCache({
  render: (path) => fetchOurselves(path, { forEverybody: true }),
  isPublic: (path) => publicPaths.has(path),
  isAsked: (path) => PLAN_PAGES.has(path),
  askedMax: limits.plansKeptMax,
  version: pageVersion,
  isOfFacts: (path) => FACTS_PAGES.has(path) || path.startsWith(`${directoryPage.path}/`),
  factsVersion: facts.version,
  onProblem: (error) => log.error({ err: error }, "page not kept"),
  onServed: running.metrics.keptPage,
});

export default app;
