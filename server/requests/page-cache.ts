import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzipSync } from "node:zlib";
import { contentSecurityPolicy } from "#server/requests/security-headers.ts";

type Encoding = "br" | "gzip" | "identity";

interface CachedPage {
  version: unknown;
  /** The version that it should have. */
  due(): unknown;
  etag: string;
  /** Ready to be sent; brotli follows a moment after the others. */
  answers: Record<Encoding, Answer | undefined> & { identity: Answer };
  notModified: HeaderList;
}

interface Answer {
  headers: HeaderList;
  body: Buffer;
}

/** Name, value, name, value …: what Node.js writes without further processing. */
type HeaderList = string[];

export interface PageCacheOptions {
  /** Renders the page at this path as a visitor without cookies sees it. */
  render(path: string): Promise<Response>;
  /** Whether this path is one of our public pages; nothing else is ever kept. */
  isPublic(path: string): boolean;
  /** Whether this path is a page that its query makes; the last ones asked for twice are kept, each query by itself. */
  isAsked(path: string): boolean;
  /**
   * Whether this path is a page of facts that may change at any moment, with or without a query. It is never served older
   * than `factsVersion`, here or by a cache in front.
   */
  isOfFacts(path: string): boolean;
  /** How many pages with a query are kept, and of facts. */
  askedMax: number;
  /**
   * Called for every page served, so it must cost nothing; returns another value or object whenever pages would look
   * different.
   */
  version(): unknown;
  /** The same for pages of facts. */
  factsVersion(): unknown;
  onProblem(error: unknown): void;
  /** Told about every page served, so it must cost nothing. */
  onServed(method: "GET" | "HEAD", status: 200 | 304): void;
}

export interface PageCache {
  /** Answers the request from memory if it may; otherwise returns false and does nothing. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
}

const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id)$/;
const compress = promisify(brotliCompress);
/** By which caches in front are told to drop all public pages. */
export const PUBLIC_PAGES = "public-pages";
/** For caches in front that leave cookies out of their keys and let sessions pass (decision 35). */
const FOR_CACHES: HeaderList = [
  "cdn-cache-control",
  "max-age=60, stale-while-revalidate=86400, stale-if-error=604800",
  "cache-tag",
  PUBLIC_PAGES,
];
/** A drawing takes some 20 ms. */
const DRAWING_MILLISECONDS_MAX = 2000;
/** For a page that few will ask for: of a plan 3 ms instead of 180, and a seventh more bytes. */
const QUICK_QUALITY = 5;

/**
 * Serves public pages to anonymous visitors as bytes, before any framework: rendered once, compressed once. Leaves
 * requests with a session, with parameters, or for any other page alone.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const pages = new Map<string, CachedPage>();
  const asked = lastOnes<CachedPage | undefined>(options.askedMax);
  const draw = drawOnce(options);

  const serveKept = (request: IncomingMessage, response: ServerResponse, page: CachedPage, isOld = false) => {
    const status = send(request, response, page, isOld);
    options.onServed(request.method === "HEAD" ? "HEAD" : "GET", status);
    return true;
  };

  const noteAsked = (url: string, due: () => unknown) => {
    // Most are asked for once; and what somebody works with should not be an hour old.
    const how = { version: due(), due, headers: [], quality: QUICK_QUALITY };
    if (asked.has(url)) void draw(url, (drawn) => asked.set(url, drawn), how);
    else asked.set(url, undefined);
    return false;
  };

  const servePublic = (request: IncomingMessage, response: ServerResponse, path: string) => {
    const version = options.version();
    const page = pages.get(path);
    if (page && page.version === version) return serveKept(request, response, page);
    const how = { version, due: options.version, headers: FOR_CACHES };
    const drawn = draw(path, (newer) => pages.set(path, newer), how);
    if (!page) return false;
    // All who ask meanwhile wait for one drawing. If it fails, an older page is better than none.
    void Promise.race([drawn, sleep(DRAWING_MILLISECONDS_MAX, undefined, { ref: false })]).then((newer) => {
      const best = newer ?? page;
      serveKept(request, response, best, best.version !== options.version());
    });
    return true;
  };

  return {
    serve(request, response) {
      if (!isForEverybody(request)) return false;
      const { url = "/" } = request;
      // Nearly every request ends here. Between two writes to the network the processor has forgotten our code and data,
      // so what counts is how little of both is touched: an answer takes some 35 µs, and reading the clock alone took 2.
      const page = pages.get(url) ?? asked.get(url);
      if (page && page.version === page.due()) return serveKept(request, response, page);
      if (isAsked(url, options)) return noteAsked(url, options.version);
      if (isOfFacts(url, options)) return noteAsked(url, options.factsVersion);
      const path = cacheablePath(url);
      return path !== undefined && options.isPublic(path) && servePublic(request, response, path);
    },
  };
}

/** Renders a page; requests for it in the meantime share the result. */
function drawOnce(options: PageCacheOptions) {
  const drawing = new Map<string, Promise<CachedPage | undefined>>();
  const drawAndKeep = async (path: string, keep: (page: CachedPage) => unknown, how: Drawing) => {
    try {
      const page = await drawPage(options, path, how);
      if (page) keep(page);
      return page;
    } catch (error) {
      options.onProblem(error);
      return undefined;
    } finally {
      drawing.delete(path);
    }
  };
  return (...order: Parameters<typeof drawAndKeep>) => {
    const drawn = drawing.get(order[0]) ?? drawAndKeep(...order);
    drawing.set(order[0], drawn);
    return drawn;
  };
}

/** A map that forgets what was used longest ago. A lookup moves nothing, because every response makes one. */
function lastOnes<T>(max: number) {
  const kept = new Map<string, { value: T; usedAt: number }>();
  let uses = 0;
  const forgetOldest = () => {
    let oldest = "";
    let since = Number.POSITIVE_INFINITY;
    for (const [key, { usedAt }] of kept) if (usedAt < since) [oldest, since] = [key, usedAt];
    kept.delete(oldest);
  };
  return {
    set(key: string, value: T) {
      kept.set(key, { value, usedAt: ++uses });
      if (kept.size > max) forgetOldest();
    },
    has: (key: string) => kept.has(key),
    get(key: string) {
      const found = kept.get(key);
      if (found) found.usedAt = ++uses;
      return found?.value;
    },
  };
}

const isForEverybody = ({ method, headers }: IncomingMessage) =>
  (method === "GET" || method === "HEAD") && !headers.cookie?.includes("session_token=") && !headers.authorization;

function isAsked(url: string, options: PageCacheOptions): boolean {
  const query = url.indexOf("?");
  return query > 0 && options.isAsked(url.slice(0, query));
}

function isOfFacts(url: string, options: PageCacheOptions): boolean {
  const query = url.indexOf("?");
  return options.isOfFacts(query < 0 ? url : url.slice(0, query));
}

function cacheablePath(url: string): string | undefined {
  const query = url.indexOf("?");
  if (query < 0) return url;
  for (const name of new URLSearchParams(url.slice(query + 1)).keys()) if (!TRACKING.test(name)) return undefined;
  return url.slice(0, query);
}

interface Drawing {
  version: unknown;
  due(): unknown;
  /** Sent with the page besides its own. */
  headers: HeaderList;
  quality?: number;
}

async function drawPage(
  { render }: PageCacheOptions,
  path: string,
  { version, due, headers, quality = constants.BROTLI_MAX_QUALITY }: Drawing,
): Promise<CachedPage | undefined> {
  const response = await render(path);
  const html = response.status === 200 && isHtml(response) && !isPrivate(response) ? await response.text() : undefined;
  // A page with a nonce belongs to one visitor.
  if (html === undefined || html.includes(" nonce=")) return undefined;
  const identity = Buffer.from(html);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const always = [...headers, ...alwaysSent(response, etag)];
  const gzip = gzipSync(identity, { level: 9 });
  const answers: CachedPage["answers"] = {
    identity: answerOf(always, identity),
    gzip: answerOf([...always, "content-encoding", "gzip"], gzip),
    br: undefined,
  };
  void compress(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).then((body) => {
    answers.br = answerOf([...always, "content-encoding", "br"], body);
  });
  return { version, due, etag, answers, notModified: always };
}

function alwaysSent(response: Response, etag: string): HeaderList {
  const { "x-request-id": _, ...drawn } = Object.fromEntries(response.headers);
  const headers = {
    ...drawn,
    "content-security-policy": contentSecurityPolicy(""),
    etag,
    vary: "accept-encoding, cookie",
    "cache-control": "public, max-age=0, must-revalidate",
  };
  return Object.entries(headers).flat();
}

const answerOf = (headers: HeaderList, body: Buffer): Answer => ({
  headers: [...headers, "content-length", String(body.length)],
  body,
});

const isHtml = (response: Response) => response.headers.get("content-type")?.startsWith("text/html") ?? false;

function isPrivate(response: Response): boolean {
  return response.headers.has("set-cookie") || /no-store|private/.test(response.headers.get("cache-control") ?? "");
}

/** A cache in front must not keep an old page beyond the new one, so these headers come first. */
function send({ method, headers }: IncomingMessage, response: ServerResponse, page: CachedPage, isOld: boolean) {
  const sent = (list: HeaderList) => (isOld ? list.slice(FOR_CACHES.length) : list);
  if (headers["if-none-match"]?.includes(page.etag)) {
    response.writeHead(304, sent(page.notModified)).end();
    return 304;
  }
  const [best, next] = encodingsFor(headers["accept-encoding"]);
  const answer = page.answers[best] ?? page.answers[next] ?? page.answers.identity;
  response.writeHead(200, sent(answer.headers));
  response.end(method === "HEAD" ? undefined : answer.body);
  return 200;
}

const BROTLI = /\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/;
/** Browsers send only a handful of different headers; made-up ones must not fill our memory. */
const REMEMBERED_MAX = 100;
const remembered = new Map<string, [best: Encoding, next: Encoding]>();

function encodingsFor(accepted: string | string[] | undefined): [best: Encoding, next: Encoding] {
  const names = String(accepted ?? "");
  const known = remembered.get(names);
  if (known) return known;
  const next = GZIP.test(names) ? "gzip" : "identity";
  const encodings: [Encoding, Encoding] = [BROTLI.test(names) ? "br" : next, next];
  if (remembered.size < REMEMBERED_MAX) remembered.set(names, encodings);
  return encodings;
}
