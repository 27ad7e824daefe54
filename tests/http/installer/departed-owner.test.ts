import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { PASSWORD, send } from "#tests/e2e/support/people.ts";
import { aKey } from "#tests/http/api/program.ts";
import { test } from "#tests/http/fixtures.ts";
import { aColleague } from "#tests/http/installer/a-colleague.ts";

const SENTENCE = "Sam Reeve may still know this secret. A new one is safer.";
const known = { currentPassword: PASSWORD };

test("a departed owner's key and webhook wait until another owner keeps or removes each", async ({
  people,
  db,
  newClient,
}) => {
  const owner = await people.installer();
  const sam = await aColleague({ db, newClient }, owner, "owner");
  const { program } = await aKey({ ...owner, client: sam.client }, newClient, { name: "CRM of Sam" });
  const webhook = {
    intent: "add-endpoint",
    id: randomUUID(),
    url: "http://localhost:1/hook",
    events: "lead.purchased",
  };
  await send(sam.client, "/developers", webhook, 302);
  expect((await program.get("/credits")).status).toBe(200);

  await send(owner.client, "/team", { intent: "remove-member", userId: sam.userId, ...known }, 302);
  expect(await program.get("/credits")).toMatchObject({ status: 401, body: { code: "key_paused" } });
  const page = async (address: string) => (await owner.client.get(address)).text();
  for (const address of ["/developers", "/account/activity"]) {
    expect((await page(address)).split(SENTENCE), address).toHaveLength(3);
  }
  const [, key = ""] = /value="(key [^"]+)"/.exec(await page("/developers")) ?? [];
  const keep = { intent: "paused", keep: key };
  const kept = await send(owner.client, "/developers", keep, 302);
  expect(kept.headers().location).toBe("/developers?notice=things-kept");
  expect((await program.get("/credits")).status).toBe(200);
  const removed = await send(owner.client, "/developers", { intent: "paused", remove: `webhook ${webhook.id}` }, 302);
  expect(removed.headers().location).toBe("/developers?notice=things-removed");
  expect(await page("/developers")).not.toContain(SENTENCE);
});
