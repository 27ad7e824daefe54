import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { type Installer, PASSWORD, send } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";

test("only their company can reach keys and webhooks", async ({ people, newClient }) => {
  const [owner, stranger] = await Promise.all([people.installer({ credits: 10 }), people.installer()]);
  const ids = { key: randomUUID(), endpoint: randomUUID() };
  const known = { currentPassword: PASSWORD };
  const made = await send(owner.client, "/developers", { intent: "make-key", id: ids.key, name: "CRM", ...known }, 200);
  const [key] = /fw_live_[\w-]{43}/.exec(await made.text()) ?? [];
  const endpoint = {
    intent: "add-endpoint",
    id: ids.endpoint,
    url: "https://hooks.example.com/x",
    events: "lead.purchased",
  };
  await send(owner.client, "/developers", endpoint, 302);
  const forms: Record<string, string>[] = [
    { intent: "revoke-key", id: ids.key },
    { intent: "remove-endpoint", id: ids.endpoint },
    { intent: "send-test", id: ids.endpoint, testId: randomUUID() },
    { intent: "send-again", id: ids.endpoint },
  ];
  for (const form of forms) await send(stranger.client, "/developers", form, 404);
  // The ids themselves can't be taken over either.
  const again = await stranger.client.post("/developers", {
    form: { intent: "make-key", id: ids.key, name: "Mine", ...known },
  });
  expect([again.status(), await again.text()]).toEqual([409, expect.not.stringMatching(/fw_live_[\w-]{43}/)]);
  await stranger.client.post("/developers", { form: endpoint });
  const credits = await (await newClient()).get("/api/v1/credits", { headers: { authorization: `Bearer ${key}` } });
  expect(await credits.json()).toEqual({ balance: 10 });
  const developers = async ({ client }: Installer) => (await client.get("/developers")).text();
  expect(await developers(owner)).toContain("hooks.example.com");
  expect(await developers(stranger)).not.toContain(ids.endpoint);
});

test("only its buyer can open a receipt: other companies find nothing at its address", async ({ people, site }) => {
  const [owner, other] = await Promise.all([people.installer(), people.installer()]);
  const paid = await send(owner.client, "/credits", { paymentId: randomUUID(), pack: "starter" }, 303);
  await send(owner.client, new URL(paid.headers().location ?? "", site.url).pathname, { intent: "pay" }, 303);
  const { text } = await mailTo(owner.client, owner.email, /^Your receipt/);
  const [address = ""] = /\/credits\/receipts\/\d+/.exec(text) ?? [];
  const ways = [address, `${address}.pdf`, `${address}.data`, `${address}.pdf.data`];
  const secrets = [owner.companyName, owner.email, "£99", "Starter Pack", "%PDF"];
  const answered = async ({ client }: Installer, path: string) => {
    const answer = await client.get(path);
    const body = (await answer.body()).toString("latin1");
    return { status: answer.status(), shown: secrets.filter((secret) => body.includes(secret)) };
  };
  // Otherwise this would prove nothing.
  expect(await answered(owner, address)).toMatchObject({
    status: 200,
    shown: expect.arrayContaining([owner.companyName]),
  });
  expect(await answered(owner, `${address}.pdf`)).toMatchObject({ status: 200, shown: ["%PDF"] });
  for (const path of ways) expect([path, await answered(other, path)]).toEqual([path, { status: 404, shown: [] }]);
});
