import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { limitBody } from "#server/requests/body-size.ts";

const PART = 64 * 1024;
const PARTS = 100;

/** Sends megabytes whose length nobody is told, and says how it was answered and how much was taken of them. */
async function sent(path: string, contentType: string) {
  let taken = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (taken === PARTS) return controller.close();
      taken++;
      controller.enqueue(new Uint8Array(PART));
    },
  });
  const app = new Hono().use(limitBody).all("*", async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));
  const headers = { "content-type": contentType };
  const answer = await app.request(path, { method: "POST", headers, body, duplex: "half" } as RequestInit);
  return { status: answer.status, taken };
}

describe("a body of unknown length", () => {
  it.each([
    "/requests/a/messages",
    "/requests/a/messages/b.data",
    "/requests/a/brief",
    "/requests/a/brief.data",
    "/requests/a/elsewhere",
    "/requests/a/handover/mcs-certificate",
    "/requests/a/deposit",
    "/requests/a/reviews/b",
    "/second-look",
    "/leads/purchases/a",
    "/leads/purchases/a.data",
    "/leads/purchases/a/messages",
    "/leads/purchases/a/quote",
    "/profile",
    "/profile/papers",
    "/onboarding/insurance.data",
    "/api/v1/quotes/a/files",
    "/admin/leads/import",
  ])("is not read at %s, where files may be sent: nobody has looked yet at who sends them", async (path) => {
    const { status, taken } = await sent(path, "multipart/form-data; boundary=x");
    expect(status).toBe(411);
    expect(taken).toBeLessThan(2);
  });

  it.each([
    ["/requests/a/messages", "application/x-www-form-urlencoded"],
    ["/auth", "multipart/form-data; boundary=x"],
    ["/api/v1/plans", "application/json"],
    ["/webhooks/stripe", "application/json"],
  ])("is read as far as anything small may go at %s", async (path, contentType) => {
    const { status, taken } = await sent(path, contentType);
    expect(status).toBe(413);
    expect(taken).toBeLessThan(12);
  });
});

it("files of known length are not read before their address asks for them", async () => {
  const app = new Hono().use(limitBody).all("*", (c) => c.text(String(c.req.raw.bodyUsed)));
  const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": "5000000" };
  const answer = await app.request("/requests/a/messages", { method: "POST", headers, body: "--x" });
  expect([answer.status, await answer.text()]).toEqual([200, "false"]);
});
