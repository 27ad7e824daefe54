import { createECDH } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { keyFor } from "#config/keys.ts";
import { pushSealer, webPushKeys } from "#integrations/web-push/web-push.ts";
import { webhookCaller } from "#integrations/webhook.ts";
import { type PushService, signerOf, startPushService } from "#tests/support/stand-ins/push-service.ts";

const keys = webPushKeys(keyFor("a secret of the tests, long enough", "device notices"));

describe("the keys for push services", () => {
  it("are derived from the server's secret, and are a pair", () => {
    const again = webPushKeys(keyFor("a secret of the tests, long enough", "device notices"));
    expect(again).toEqual(keys);
    expect(webPushKeys(keyFor("another secret", "device notices"))).not.toEqual(keys);
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(keys.privateKey, "base64url");
    expect(pair.getPublicKey("base64url")).toBe(keys.publicKey);
  });

  it.each(["00".repeat(32), "ff".repeat(32), "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550"])(
    "are valid for any derived secret: %s",
    (hex) => {
      const { publicKey } = webPushKeys(Buffer.from(hex, "hex").toString("base64url"));
      expect(Buffer.from(publicKey, "base64url")).toHaveLength(65);
    },
  );
});

describe("a notice", () => {
  let service: PushService;
  const seal = pushSealer({ keys, contact: "mailto:us@example.com" });
  const call = webhookCaller({ allowLocal: true });

  beforeAll(async () => {
    service = await startPushService();
  });
  afterAll(() => service.close());
  beforeEach(() => Object.assign(service, { heard: [], status: 201 }));

  it("can be read only by its browser, and is signed by us for that push service", async () => {
    const browser = service.newBrowser();
    const other = service.newBrowser();
    const message = { text: JSON.stringify({ title: "Zoë’s heat pump" }), topic: "lead" };
    expect(await call(seal(browser.form, message))).toBe(201);
    expect(browser.messages()).toEqual([{ title: "Zoë’s heat pump" }]);
    expect(other.messages()).toEqual([]);
    const [heard] = service.heard;
    expect(heard?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "14400", topic: "lead" });
    expect(heard?.headers["content-type"]).toBe("application/octet-stream");
    expect(heard?.body.includes("heat pump")).toBe(false);
    const signer = heard && signerOf(heard);
    expect(signer).toMatchObject({
      key: keys.publicKey,
      claims: { aud: service.origin, sub: "mailto:us@example.com" },
    });
  });

  it("goes to no private network and follows no redirect", async () => {
    const { form } = service.newBrowser();
    const message = { text: "{}", topic: "test" };
    const guarded = webhookCaller({ allowLocal: false });
    for (const endpoint of [form.endpoint, "https://127.0.0.1/push", "https://[::1]/push"]) {
      const deed = async () => guarded(seal({ ...form, endpoint }, message));
      await expect(deed()).rejects.toMatchObject({ name: "WebhookRefused" });
    }
    service.status = 307;
    expect(await call(seal(form, message))).toBe(307);
    expect(service.heard).toHaveLength(1);
  });
});
