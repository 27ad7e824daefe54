import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { ownPlace } from "#tests/e2e/support/own-place.ts";
import { startServer } from "#tests/support/server.ts";

const HEAD = "POST /api/v1/quote-requests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
const BODY = '{"name":""}';

test("a stopping server says so at /readyz first, and finishes its open requests", async () => {
  const server = await startServer(await ownPlace("postgres", { STOP_DELAY_SECONDS: "2" }));
  const slow = connect(server.port, "localhost");
  await once(slow, "connect");
  slow.write(`${HEAD}origin: ${server.url}\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY.slice(0, 5)}`);
  const answer = textOf(slow);

  const stopped = server.stop();
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
  const page = await fetch(`${server.url}/healthz`);
  expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
  // It accepts no new connections, and waits for the one still open.
  await expect
    .poll(() =>
      fetch(`${server.url}/healthz`).then(
        () => "open",
        () => "closed",
      ),
    )
    .toBe("closed");
  slow.write(BODY.slice(5));
  expect(await answer).toMatch(/^HTTP\/1\.1 422 /);
  expect(await stopped).toBe(0);
});

async function textOf(socket: Socket): Promise<string> {
  let text = "";
  for await (const chunk of socket) text += chunk;
  return text;
}
