import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { freePort } from "#tests/support/free-port.ts";

/**
 * Sits between the server and its database. `closed`: nobody is listening. `hole`: everything is accepted and nothing
 * gets through, as when a network drops packets; existing connections are then lost for good, and the database never
 * learns of their end.
 */
export interface Gate {
  port: number;
  open(): Promise<void>;
  close(): Promise<void>;
  swallow(): void;
  stop(): Promise<void>;
}

export async function startGate(databasePort: number): Promise<Gate> {
  const ways = waysTo(databasePort);
  const port = await freePort();
  let server = await listen(port);

  async function shut(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    ways.end();
    await closed;
  }

  return {
    port,
    async open() {
      ways.clear();
      if (!server.listening) server = await listen(port);
    },
    close: shut,
    swallow: ways.swallow,
    async stop() {
      if (server.listening) await shut();
      ways.end();
    },
  };

  function listen(at: number): Promise<Server> {
    return new Promise((resolve, reject) => {
      const fresh = createServer({ allowHalfOpen: true }, ways.join);
      fresh.once("error", reject);
      fresh.listen(at, "127.0.0.1", () => resolve(fresh));
    });
  }
}

/** Pairs each connection on this side with its counterpart on the other. */
function waysTo(databasePort: number) {
  const sockets = new Set<Socket>();
  const pairs = new Set<[Socket, Socket]>();
  let swallows = false;

  function join(near: Socket): void {
    keep(near);
    if (swallows) {
      near.resume();
      return;
    }
    const far = dial({ port: databasePort, host: "127.0.0.1", allowHalfOpen: true });
    keep(far);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const end = () => {
      // Once lost in the hole, neither side learns of the other's end.
      if (!pairs.delete(pair)) return;
      near.destroy();
      far.destroy();
    };
    near.on("close", end);
    far.on("close", end);
    near.pipe(far);
    far.pipe(near);
  }

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  }

  return {
    join,
    clear() {
      swallows = false;
    },
    swallow() {
      swallows = true;
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        // Keep reading, to notice an end, but pass nothing on.
        near.resume();
        far.resume();
      }
      pairs.clear();
    },
    end() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
