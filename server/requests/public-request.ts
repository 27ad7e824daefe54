import { isFromOurPages } from "#server/requests/same-origin.ts";

/**
 * The request as the outside world made it. Addresses are built from `appUrl`, never from the Host header, which
 * anybody can write; and the accounts library learns the client's address from a header that only we set.
 */
export function publicRequest(request: Request, clientAddress: string, appUrl: string): Request {
  const { pathname, search } = new URL(request.url);
  const outside = Object.assign(new URL(appUrl), { pathname, search });
  // On HEAD the router would drop a body it had already begun, leaving a file or stream open behind it.
  const copy =
    request.method === "HEAD" ? new Request(outside, { headers: request.headers }) : new Request(outside, request);
  copy.headers.set("x-client-address", clientAddress);
  // A machine has several names for itself; the router compares this one with the address above.
  const isOurs = request.headers.has("origin") && isFromOurPages(request.headers, appUrl);
  if (isOurs) copy.headers.set("origin", appUrl);
  return copy;
}
