import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { clamav } from "#integrations/clamav.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** Parses the stream as clamd does, and replies according to its content. */
async function daemon(answerTo: (file: Buffer) => string | undefined): Promise<string> {
  const opened = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (data) => {
      received = Buffer.concat([received, data]);
      const file = wholeFile(received);
      if (file) answer(socket, answerTo(file));
    });
  });
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
  return `127.0.0.1:${(opened.address() as AddressInfo).port}`;
}

function answer(socket: Socket, text: string | undefined): void {
  if (text !== undefined) socket.end(`${text}\0`);
}

function wholeFile(received: Buffer): Buffer | undefined {
  const command = "zINSTREAM\0";
  expect(received.subarray(0, command.length).toString()).toBe(command.slice(0, received.length));
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const FILE = Buffer.from(Array.from({ length: 200_000 }, (_, place) => place % 256));

it("sends the whole file and reads the verdict", async () => {
  const verdict = (file: Buffer) => (file.includes("EICAR") ? "stream: Eicar-Test-Signature FOUND" : "stream: OK");
  const scan = clamav(await daemon((file) => (file.equals(FILE) ? "stream: OK" : verdict(file))));
  expect(await scan(FILE)).toBe(false);
  expect(await scan(Buffer.from("X EICAR X"))).toBe(true);
  expect(await scan(Buffer.from("nothing"))).toBe(false);
});

it.each(["INSTREAM size limit exceeded. ERROR", "", "stream: maybe"])("rejects the reply %j", async (text) => {
  await expect(clamav(await daemon(() => text))(FILE)).rejects.toThrow("did not look");
});

it("gives up on a daemon that is silent or unreachable", async () => {
  await expect(clamav(await daemon(() => undefined), 100)(FILE)).rejects.toThrow("does not answer");
  await expect(clamav("/nowhere/clamd.ctl")(FILE)).rejects.toThrow("ENOENT");
});
