import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { isClientGone } from "#app/web/client-gone.ts";
import { limitBody } from "#server/requests/body-size.ts";

it.each([
  ["in the middle of a body of known length", "Content-Length: 100\r\n\r\na=1"],
  ["in the middle of chunks", "Transfer-Encoding: chunked\r\n\r\n3\r\na=1\r\n"],
])("tells a client that goes away %s from an error of ours", async (_, rest) => {
  const caught = Promise.withResolvers<unknown>();
  const app = new Hono().use(limitBody).all("*", async (c) => c.text(await c.req.raw.text()));
  app.onError((error, c) => {
    caught.resolve(error);
    return c.text("");
  });
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  server.once("request", () => setTimeout(() => client.destroy(), 20));
  client.write(`POST /auth HTTP/1.1\r\nHost: localhost\r\n${rest}`);
  expect(isClientGone(await caught.promise)).toBe(true);
  server.close();
});

it("does not take a lost database connection for a lost client", () => {
  expect(isClientGone(Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }))).toBe(false);
});
