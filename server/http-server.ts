import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";

/** How long a client may keep us waiting, in milliseconds. Node.js closes the connection that takes longer. */
export const PATIENCE = {
  /** From the connection, or the answer before, to the end of the headers. */
  headersTimeout: 20_000,
  /** To the end of the body. */
  requestTimeout: 60_000,
  /** How often the two above are looked at. */
  connectionsCheckingInterval: 5_000,
  /**
   * Without a byte either way: nobody reads the answer, or asks again. Streams of events beat more often, and proxies
   * keep a connection for less, so that it is they who end it.
   */
  quietTimeout: 120_000,
};

/** Both spare work for every request, which pages from memory feel (`npm run bench -- cached-pages`). */
const options: ServerOptions & { optimizeEmptyRequests: boolean } = {
  // Newer than its types: a request that says it has no body gets no stream that would have to end.
  optimizeEmptyRequests: true,
  // No timer of its own between two requests: `quietTimeout` runs all the time.
  keepAliveTimeout: 0,
};

/** The HTTP server of every process of ours. */
export function openHttpServer(listener: RequestListener, patience: typeof PATIENCE = PATIENCE): Server {
  const { quietTimeout, ...timeouts } = patience;
  return createServer({ ...options, ...timeouts }, listener).setTimeout(quietTimeout);
}
