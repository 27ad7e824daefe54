import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";
import { ALIVE, startOnceSeen } from "#app/enhance/start-once-seen.ts";
import { withErrorTitle } from "#app/ui/forms/error-title.ts";
import { nonceContext, type RouteContext, requestContext } from "#app/web/context.ts";

const RENDER_MILLISECONDS_MAX = 10_000;
const PATIENCE = { unseenMilliseconds: 500, heldMilliseconds: 4000 };
const ANNOUNCED = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const STARTS = /<script( nonce="[^"]*")? type="module" async="">([^<]*)<\/script>/;

/** Loaders and actions log their own failures (web/answering.ts); only rendering failures arrive here. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { log, requestId } = context.get(requestContext);
  log.error({ requestId, err: error }, "render failed");
};

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouteContext,
): Promise<Response> | Response {
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const nonce = loadContext.get(nonceContext);
  const withNonce = nonce ? { nonce } : {};
  return new Promise<Response>((resolve, reject) => {
    const timer = setTimeout(() => abort(), RENDER_MILLISECONDS_MAX);
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} {...withNonce} />,
      {
        ...withNonce,
        // By itself React would set larger parts aside and have scripts put them in place.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          clearTimeout(timer);
          headers.set("content-type", "text/html; charset=utf-8");
          pipe(wholePage((page) => resolve(new Response(page, { headers, status }))));
        },
        onShellError(error: unknown) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error: unknown) {
          const { log, requestId } = loadContext.get(requestContext);
          if (!request.signal.aborted) log.error({ requestId, err: error }, "render failed");
        },
      },
    );
  });
}

/** No page waits for a part of itself, so it is sent in one piece: sending many would cost as much as rendering. */
function wholePage(done: (page: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.from(withScriptsOnceSeen(withErrorTitle(Buffer.concat(chunks).toString()))));
      next();
    },
  });
}

/**
 * A page can be read, and its forms sent, without its scripts. So they are asked for once it is seen, and take nothing
 * from its words and font on a slow network. React Router offers no setting for it.
 */
function withScriptsOnceSeen(page: string): string {
  const announced: string[] = [];
  const rest = page.replace(ANNOUNCED, (_, address: string) => {
    announced.push(address);
    return "";
  });
  const later = (_: string, nonce = "", start = "") =>
    `<script${nonce} type="text/plain">${start}</script><script${nonce}>(${startOnceSeen})(${JSON.stringify({ announced, ...PATIENCE })}, ${JSON.stringify(ALIVE)})</script>`;
  return announced.length === 0 ? page : rest.replace(STARTS, later);
}
