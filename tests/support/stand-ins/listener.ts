import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Heard {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An installer's program listening for webhooks: it stores what it receives, and responds as told. */
export interface Listener {
  url: string;
  heard: Heard[];
  /** The status of every response; 0: no response. */
  status: number;
  location: string;
  retryAfter: string;
  /** Breaks off every unanswered call. */
  hangUp(): void;
  close(): Promise<void>;
}

export async function startListener(): Promise<Listener> {
  const server = createServer(async (request, response) => {
    listener.heard.push({ path: request.url ?? "", headers: request.headers, body: await text(request) });
    if (listener.status === 0) return;
    const { status, location, retryAfter } = listener;
    response.writeHead(status, { ...(location && { location }), ...(retryAfter && { "retry-after": retryAfter }) });
    response.end("thanks");
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const listener: Listener = {
    url: `http://localhost:${(server.address() as AddressInfo).port}/hook`,
    heard: [],
    status: 200,
    location: "",
    retryAfter: "",
    hangUp: () => server.closeAllConnections(),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return listener;
}
