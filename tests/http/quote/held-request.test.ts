import { expect } from "vitest";
import type { Database } from "#db/connection.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { aWord, buy, quoteForm, send } from "#tests/e2e/support/people.ts";
import { type PlainPage, pressAll } from "#tests/http/access/plain/press.ts";
import { test } from "#tests/http/fixtures.ts";
import { textOf } from "#tests/http/plain-forms.ts";
import { ask } from "#tests/support/invariants.ts";

/** Sent a second after the page was opened, from a mailbox that is thrown away. */
const doubtful = () => ({ email: `held-${aWord()}@mailinator.com`, seconds: "1" });

/** Sends the form and confirms it by the link in the mail. Returns the page's address. */
async function confirmed(client: Client, given: Record<string, string>): Promise<string> {
  const { word: _, ...form } = quoteForm(given);
  await send(client, "/?index", form, 302);
  const link = linkIn(await mailTo(client, form.email, /^Confirm your quote request/));
  await send(client, link, { intent: "confirm" }, 302);
  return link;
}

/** On the page of reports, for one request. */
const decided = (rows: PlainPage["rows"]): PlainPage[] => [{ in: "admin/reports", at: "/admin/reports", rows }];

test("a request that meets two rules says why, is told more about and released, all without scripts", async ({
  people,
  newClient,
  admin,
  db,
}) => {
  const client = await newClient();
  const form = doubtful();
  const link = await confirmed(client, form);
  const leadId = await leadFrom(form.email, db);
  const buyer = await people.installer({ credits: 10 });
  await pressAll(client, [
    {
      in: "quote/request",
      at: link,
      rows: [
        ["tell-more", "Tell us more", {}, "422", "Tell us who you are"],
        [
          "tell-more",
          "Tell us more",
          { words: "I moved last week." },
          "?notice=told-more",
          "We are looking at your request by hand",
        ],
      ],
    },
  ]);
  const shown = textOf(await (await client.get(link)).text());
  expect(shown).toContain("The email address is from a service for addresses that are thrown away.");
  expect(shown).toContain("The form was sent within 3 seconds of the page being opened.");
  expect(shown).toContain("I moved last week.");
  expect((await buy(buyer.client, leadId)).status(), "nobody buys it").toBe(409);
  expect(await (await buyer.client.get("/leads")).text()).not.toContain(leadId);
  const desk = await (await admin.get("/admin/reports")).text();
  expect(textOf(desk)).toContain("I moved last week.");
  expect(desk).not.toContain(form.email);

  await pressAll(
    admin,
    decided([["release-request", /^Release/, { among: leadId }, "?notice=request-released", "Reports"]]),
  );
  expect(await (await client.get(link)).text()).toContain("Your request is confirmed");
  expect((await buy(buyer.client, leadId)).status()).toBe(302);
});

test("a request that meets two rules is declined with a reason, which its page and a mail say", async ({
  newClient,
  admin,
  db,
}) => {
  const client = await newClient();
  const form = doubtful();
  const link = await confirmed(client, form);
  const leadId = await leadFrom(form.email, db);
  const reason = "Nobody lives at this address.";
  await pressAll(
    admin,
    decided([
      ["decline-request", "Decline", { among: leadId }, "422", "Say why"],
      ["decline-request", "Decline", { among: leadId, reason }, "?notice=request-declined", "Reports"],
    ]),
  );
  const shown = textOf(await (await client.get(link)).text());
  expect(shown).toContain("We have declined this request");
  expect(shown).toContain(reason);
});

test("one rule holds nobody, whatever the form says of seconds", async ({ newClient }) => {
  const client = await newClient();
  const wanted = [{ email: doubtful().email }, { ...doubtful(), seconds: "" }, { ...doubtful(), seconds: "3" }];
  for (const form of wanted) {
    const link = await confirmed(client, form);
    expect(await (await client.get(link)).text()).toContain("Your request is confirmed");
  }
});

async function leadFrom(email: string, db: Database): Promise<string> {
  const [lead] = await ask<{ id: string }>(db.orm, `select id from leads where customer_email = '${email}'`);
  return lead?.id ?? "";
}
