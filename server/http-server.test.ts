import type { RequestListener, Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { openHttpServer, PATIENCE } from "#server/http-server.ts";

const HURRY = 100;
const DROP_MILLISECONDS = 20;
const NEVER = 0;
/** Every limit as configured, but a hundred times sooner. */
const hurried = Object.fromEntries(
  Object.entries(PATIENCE).map(([name, milliseconds]) => [name, milliseconds / HURRY]),
) as typeof PATIENCE;

let server: Server;
let socket: Socket;

afterEach(() => {
  socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function dial(listener: RequestListener, patience: typeof PATIENCE): Promise<void> {
  server = openHttpServer(listener, patience);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  // A client cut off while writing gets an error.
  socket.on("error", () => {});
}

/**
 * Sends these lines one after the other, repeating the last one for ever. Returns what came back before the server hung
 * up.
 */
async function dropByDrop(lines: readonly string[]): Promise<string> {
  let turn = 0;
  const drip = setInterval(() => {
    socket.write(lines[Math.min(turn, lines.length - 1)] ?? "");
    turn += 1;
  }, DROP_MILLISECONDS);
  let heard = "";
  socket.on("data", (bytes) => {
    heard += bytes;
  });
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(drip);
  return heard;
}

const answerAtOnce: RequestListener = (_request, response) => response.end("done");
const answerWhenRead: RequestListener = (request, response) => {
  request.resume().on("end", () => response.end("done"));
};

describe("a client that keeps a connection and never comes to an end", () => {
  it("is hung up on while it says nothing", async () => {
    await dial(answerAtOnce, { ...hurried, requestTimeout: NEVER, quietTimeout: NEVER });
    expect(await dropByDrop([""])).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("is hung up on while its headers come drop by drop", async () => {
    await dial(answerAtOnce, { ...hurried, requestTimeout: NEVER, quietTimeout: NEVER });
    expect(await dropByDrop(["GET / HTTP/1.1\r\nHost: localhost\r\n", "X-Drop: 1\r\n"])).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("is hung up on while its body comes drop by drop", async () => {
    await dial(answerWhenRead, { ...hurried, quietTimeout: NEVER });
    const start = "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
    expect(await dropByDrop([start, "1\r\na\r\n"])).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("is hung up on when it does not read its answer", async () => {
    const ended = Promise.withResolvers<boolean>();
    const talk: RequestListener = (_request, response) => {
      response.on("close", () => ended.resolve(response.writableFinished));
      response.end(Buffer.alloc(32 * 1024 * 1024));
    };
    await dial(talk, { ...hurried, headersTimeout: NEVER, requestTimeout: NEVER });
    socket.pause();
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    expect(await ended.promise).toBe(false);
  });
});

it("hangs up on who asks no more", async () => {
  await dial(answerAtOnce, { ...hurried, headersTimeout: NEVER, requestTimeout: NEVER });
  const heard: string[] = [];
  socket.on("data", (bytes) => heard.push(String(bytes)));
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await new Promise((resolve) => socket.once("close", resolve));
  expect(heard.join("")).toMatch(/^HTTP\/1\.1 200 OK\r\n.*done/s);
});

it("has patience with a request that is under way when its connection has been quiet", async () => {
  await dial((_request, response) => setTimeout(() => response.end("late"), hurried.headersTimeout * 2), {
    ...hurried,
    quietTimeout: PATIENCE.quietTimeout,
  });
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  expect(await dropByDrop([""])).toMatch(/late$/);
});

it("leaves streams of events alone, which beat within its patience", () => {
  expect(limits.leadEventsHeartbeatSeconds * 1000 * 2).toBeLessThan(PATIENCE.quietTimeout);
});
