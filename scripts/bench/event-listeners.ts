// Many listeners to an event stream, in a process of their own, so that they take no time from either server.
import { connect, type Socket } from "node:net";

/** What the benchmark asks for, by message. */
export type ListenersOrder =
  | { kind: "listen"; port: number; path: string; cookies: string[]; listeners: number }
  | { kind: "hang-up" }
  /** Answered once every listener has received an event with this text, or after too long a wait. */
  | { kind: "expect"; text: string };

/** "heard": when each listener received it, by `process.hrtime`, in milliseconds. */
export type ListenersReport = { kind: "listening" } | { kind: "gone" } | { kind: "heard"; at: number[] };

const PATIENCE_MILLISECONDS = 10_000;
const AT_ONCE = 50;

const sockets = new Set<Socket>();
let expected: { text: string; at: Map<Socket, number>; done: () => void } | undefined;

process.on("message", async (order: ListenersOrder) => {
  if (order.kind === "listen") await listen(order);
  else if (order.kind === "hang-up") await hangUp();
  else expect(order.text);
});
process.on("disconnect", () => process.exit(0));

async function listen({ listeners, ...where }: Extract<ListenersOrder, { kind: "listen" }>): Promise<void> {
  for (let opened = 0; opened < listeners; opened += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, listeners - opened) }, (_, index) =>
      open(where, opened + index),
    );
    await Promise.all(some);
  }
  report({ kind: "listening" });
}

/** Resolves when the stream has begun. */
function open({ port, path, cookies }: { port: number; path: string; cookies: string[] }, number: number) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const cookie = cookies[number % cookies.length] ?? "";
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: ${cookie}\r\n\r\n`);
    socket.setEncoding("latin1");
    socket.on("error", reject);
    socket.on("data", (text: string) => {
      if (!sockets.has(socket) && !text.startsWith("HTTP/1.1 200")) reject(new Error(text.slice(0, 300)));
      if (text.includes("retry:")) resolve();
      if (expected && text.includes(expected.text)) hear(socket);
    });
    sockets.add(socket);
  });
}

function hear(socket: Socket): void {
  if (!expected || expected.at.has(socket)) return;
  expected.at.set(socket, Number(process.hrtime.bigint()) / 1e6);
  if (expected.at.size === sockets.size) expected.done();
}

function expect(text: string): void {
  const at = new Map<Socket, number>();
  const timer = setTimeout(() => expected?.done(), PATIENCE_MILLISECONDS);
  const done = () => {
    clearTimeout(timer);
    expected = undefined;
    report({ kind: "heard", at: [...at.values()] });
  };
  expected = { text, at, done };
}

async function hangUp(): Promise<void> {
  const all = [...sockets];
  sockets.clear();
  await Promise.all(all.map((socket) => new Promise((resolve) => socket.once("close", resolve).destroy())));
  report({ kind: "gone" });
}

function report(what: ListenersReport): void {
  process.send?.(what);
}
