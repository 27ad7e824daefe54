import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";

/** How long a client may keep us waiting, in milliseconds. Node.js closes the connection that takes longer. */
export const PATIENCE = {
  /** From the connection, or the answer before, to the end of the headers. */
  headersTimeout: 20_000,
  /** To the end of the body. */
  requestTimeout: 60_000,
  /** How often the two above are looked at. */
  connectionsCheckingInterval: 5_000,
  /** Between two requests. Longer than proxies keep a connection, so that it is they who end it. */
  keepAliveTimeout: 75_000,
  /** Without a byte either way: nobody reads the answer. Streams of events beat more often. */
  answerTimeout: 120_000,
};

/** Newer than its types: a request that says it has no body gets no stream that would have to end. */
const options: ServerOptions & { optimizeEmptyRequests: boolean } = { optimizeEmptyRequests: true };

/** The HTTP server of every process of ours. */
export function openHttpServer(listener: RequestListener, patience: typeof PATIENCE = PATIENCE): Server {
  const { answerTimeout, ...timeouts } = patience;
  return createServer({ ...options, ...timeouts }, listener).setTimeout(answerTimeout);
}
