import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzipSync } from "node:zlib";
import { contentSecurityPolicy } from "#server/security-headers.ts";

type Encoding = "br" | "gzip" | "identity";

interface CachedPage {
  version: string;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  headers: Record<string, string>;
}

export interface PageCacheOptions {
  /** Draws the page of this path as a visitor without cookies sees it. */
  render(path: string): Promise<Response>;
  /** Whether this path is one of our public pages; nothing else is ever kept. */
  isPublic(path: string): boolean;
  /** Changes whenever pages would look different, so that older ones are dropped. */
  version(): string;
  onProblem(error: unknown): void;
}

export interface PageCache {
  /** Answers the request from memory if it may; else says false and does nothing. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
}

const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id)$/;
const compress = promisify(brotliCompress);

/**
 * Serves the public pages to anonymous visitors as bytes, asked before any framework: drawn once, compressed once.
 * Who has a session, asks with parameters, or for any other page, is not for us.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const pages = new Map<string, CachedPage>();
  const drawing = new Set<string>();

  const draw = (path: string, version: string) => {
    if (drawing.has(path)) return;
    drawing.add(path);
    drawPage(options, path, version)
      .then((page) => page && pages.set(path, page))
      .catch(options.onProblem)
      .finally(() => drawing.delete(path));
  };

  return {
    serve(request, response) {
      const path = cacheablePath(request);
      if (path === undefined || !options.isPublic(path)) return false;
      const version = options.version();
      const page = pages.get(path);
      if (page?.version === version) {
        send(request, response, page);
        return true;
      }
      // An older page is better than a wait, and the next visitor gets the new one.
      draw(path, version);
      if (!page) return false;
      send(request, response, page);
      return true;
    },
  };
}

function cacheablePath({ method, url = "/", headers }: IncomingMessage): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (headers.cookie?.includes("session_token=") || headers.authorization) return undefined;
  const query = url.indexOf("?");
  if (query < 0) return url;
  for (const name of new URLSearchParams(url.slice(query + 1)).keys()) if (!TRACKING.test(name)) return undefined;
  return url.slice(0, query);
}

async function drawPage({ render }: PageCacheOptions, path: string, version: string): Promise<CachedPage | undefined> {
  const response = await render(path);
  const html = response.status === 200 && isHtml(response) && !isPrivate(response) ? await response.text() : undefined;
  // A page with a nonce belongs to one visitor.
  if (html === undefined || html.includes(" nonce=")) return undefined;
  const identity = Buffer.from(html);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== "x-request-id"));
  const page: CachedPage = {
    version,
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    bodies: { identity, gzip: gzipSync(identity, { level: 9 }) },
    headers: { ...headers, "content-security-policy": contentSecurityPolicy("") },
  };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  void compress(identity, quality).then((body) => {
    page.bodies.br = body;
  });
  return page;
}

const isHtml = (response: Response) => response.headers.get("content-type")?.startsWith("text/html") ?? false;

function isPrivate(response: Response): boolean {
  return response.headers.has("set-cookie") || /no-store|private/.test(response.headers.get("cache-control") ?? "");
}

function send({ method, headers }: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const always = {
    ...page.headers,
    etag: page.etag,
    vary: "accept-encoding, cookie",
    "cache-control": "public, max-age=0, must-revalidate",
  };
  if (headers["if-none-match"]?.includes(page.etag)) {
    response.writeHead(304, always).end();
    return;
  }
  const encoding = bestEncoding(headers["accept-encoding"], page);
  const body = page.bodies[encoding] ?? page.bodies.identity;
  response.writeHead(200, {
    ...always,
    "content-length": body.length,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
  response.end(method === "HEAD" ? undefined : body);
}

function bestEncoding(accepted: string | string[] | undefined, page: CachedPage): Encoding {
  const names = String(accepted ?? "");
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(names) && page.bodies.br) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(names) ? "gzip" : "identity";
}
