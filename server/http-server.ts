import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";

/** How long a client may keep us waiting, in milliseconds. Node.js closes any connection that takes longer. */
export const PATIENCE = {
  /** From the connection, or the previous response, to the end of the headers. */
  headersTimeout: 20_000,
  /** To the end of the body. */
  requestTimeout: 60_000,
  /** How often the two above are checked. */
  connectionsCheckingInterval: 5_000,
  /**
   * Without a byte either way: nobody is reading the response, or sending another request. Event streams send
   * heartbeats more often, and proxies keep a connection for less, so that they are the ones to end it.
   */
  quietTimeout: 120_000,
};

/** Both spare work on every request, which pages from memory notice (`npm run bench -- cached-pages`). */
const options: ServerOptions & { optimizeEmptyRequests: boolean } = {
  // Missing from the types: a request without a body gets no stream that we would have to end.
  optimizeEmptyRequests: true,
  // No separate timer between two requests: `quietTimeout` runs all the time.
  keepAliveTimeout: 0,
};

/** The HTTP server of all our processes. */
export function openHttpServer(listener: RequestListener, patience: typeof PATIENCE = PATIENCE): Server {
  const { quietTimeout, ...timeouts } = patience;
  return createServer({ ...options, ...timeouts }, listener).setTimeout(quietTimeout);
}
