import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isPublicAddress } from "#integrations/public-address.ts";
import { type ComeBackLater, webhookCaller } from "#integrations/webhook.ts";
import { type Listener, startListener } from "#tests/support/stand-ins/listener.ts";

describe("an address is on the public internet", () => {
  it.each(["1.1.1.1", "8.8.8.8", "172.32.0.1", "192.169.0.1", "2606:4700::1111", "2a00:1450:4009::1"])(
    "%s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe("an address is not on the public internet", () => {
  it.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.9.9.9",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "fc00::1",
    "fd12::1",
    "fe80::1",
    "ff02::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "",
    "localhost",
    "example.com",
  ])("%s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("a webhook", () => {
  let listener: Listener;
  const body = JSON.stringify({ name: "Zoë" });
  const call = (url: string, allowLocal = true) =>
    webhookCaller({ allowLocal, timeoutMilliseconds: 300 })({ url, body, headers: { "x-test": "1" } });

  beforeAll(async () => {
    listener = await startListener();
  });
  afterAll(() => listener.close());
  beforeEach(() => Object.assign(listener, { heard: [], status: 200, location: "", retryAfter: "" }));

  it("is sent the whole body as JSON, with our headers", async () => {
    expect(await call(listener.url)).toBe(200);
    expect(listener.heard).toMatchObject([
      { path: "/hook", body, headers: { "x-test": "1", "content-type": "application/json" } },
    ]);
  });

  it("returns its status, and redirects are not followed", async () => {
    Object.assign(listener, { status: 307, location: `${listener.url}/elsewhere` });
    expect(await call(listener.url)).toBe(307);
    expect(listener.heard).toHaveLength(1);
  });

  it("says how long it is busy, in seconds or by a date", async () => {
    const busy = { 429: "90", 503: new Date(Date.now() + 90_000).toUTCString() };
    for (const [status, retryAfter] of Object.entries(busy)) {
      Object.assign(listener, { status: Number(status), retryAfter });
      const error: unknown = await call(listener.url).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ status: Number(status), message: `Answered with status ${status}.` });
      expect((error as ComeBackLater).waitSeconds).toBeGreaterThan(80);
    }
    for (const retryAfter of ["soon", "-5", "0", ""]) {
      Object.assign(listener, { status: 503, retryAfter });
      expect(await call(listener.url)).toBe(503);
    }
  });

  it("fails in words for its owner if it is silent or unreachable", async () => {
    listener.status = 0;
    await expect(call(listener.url)).rejects.toThrow(/^No answer within/);
    await expect(call("http://localhost:1/")).rejects.toThrow("No connection: ECONNREFUSED.");
    await expect(call("https://no-such-name.invalid/")).rejects.toThrow(/^No connection: (ENOTFOUND|EAI_AGAIN)\.$/);
  });

  it.each([
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://10.0.0.1/",
    "https://169.254.169.254/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[fd00::1]/",
    "http://example.com/",
    "ftp://example.com/",
  ])("is never called at %s", async (url) => {
    await expect((async () => call(url))()).rejects.toMatchObject({ name: "WebhookRefused" });
  });

  it("is never called if its name resolves to this machine", async () => {
    const local = listener.url.replace("http:", "https:");
    await expect(call(local)).rejects.toMatchObject({ name: "WebhookRefused" });
    await expect((async () => call(listener.url, false))()).rejects.toMatchObject({ name: "WebhookRefused" });
    expect(listener.heard).toEqual([]);
  });
});
