import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports the system assigns to outgoing connections, so that none takes ours between two starts. */
const PORTS = { first: 20_000, end: 30_000 };

/** A port on this machine that nobody is listening on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.first, PORTS.end);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
