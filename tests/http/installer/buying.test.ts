import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { balanceOf, buy, send } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";

const GONE = "Another installer has just bought the last place. You have not been charged.";

test("a sold, withdrawn or unknown lead cannot be bought", async ({ people }) => {
  const [buyer, late, lead, customer] = await Promise.all([
    people.installer({ credits: 10 }),
    people.installer({ credits: 10 }),
    people.lead({ places: 1 }),
    people.customer(),
  ]);
  await send(buyer.client, customer.link, { intent: "close" }, 302);
  expect((await buy(late.client, customer.leadId)).status()).toBe(409);

  expect((await buy(buyer.client, lead.leadId)).status()).toBe(302);
  const refused = await buy(late.client, lead.leadId);
  expect(refused.status()).toBe(409);
  expect(await refused.text()).toContain(GONE);

  expect((await buy(late.client, randomUUID())).status()).toBe(404);
  expect((await buy(late.client, "not an id")).status()).toBe(404);
  expect(await balanceOf(late.client)).toBe(10);
});

test("an unconfirmed request is not for sale", async ({ people }) => {
  const [installer, customer] = await Promise.all([people.installer(), people.customer({ confirmed: false })]);
  expect(await (await installer.client.get("/leads")).text()).not.toContain(customer.word);
});
