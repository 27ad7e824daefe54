import { expect } from "vitest";
import { aWord, buy } from "#tests/e2e/support/people.ts";
import { type PlainPage, pressAll } from "#tests/http/access/plain/press.ts";
import { test } from "#tests/http/fixtures.ts";
import { textOf } from "#tests/http/plain-forms.ts";

/** Sent a second after the page was opened, from a mailbox that is thrown away. */
const doubtful = () => ({ email: `held-${aWord()}@mailinator.com`, seconds: "1" });

/** On the page of reports, for one request. */
const decided = (rows: PlainPage["rows"]): PlainPage[] => [{ in: "admin/reports", at: "/admin/reports", rows }];

test("a request that meets two rules says why, is told more about and released, all without scripts", async ({
  people,
  newClient,
  admin,
}) => {
  const { link, leadId, email } = await people.customer({ form: doubtful() });
  const client = await newClient();
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
  expect(desk).not.toContain(email);

  await pressAll(
    admin,
    decided([["release-request", /^Release/, { among: leadId }, "?notice=request-released", "Reports"]]),
  );
  expect(await (await client.get(link)).text()).toContain("Your request is confirmed");
  expect((await buy(buyer.client, leadId)).status()).toBe(302);
});

test("a request that meets two rules is declined with a reason, which its page and a mail say", async ({
  people,
  newClient,
  admin,
}) => {
  const { link, leadId } = await people.customer({ form: doubtful() });
  const reason = "Nobody lives at this address.";
  await pressAll(
    admin,
    decided([
      ["decline-request", "Decline", { among: leadId }, "422", "Say why"],
      ["decline-request", "Decline", { among: leadId, reason }, "?notice=request-declined", "Reports"],
    ]),
  );
  const shown = textOf(await (await (await newClient()).get(link)).text());
  expect(shown).toContain("We have declined this request");
  expect(shown).toContain(reason);
});

test("one rule holds nobody, whatever the form says of seconds", async ({ people, newClient }) => {
  const wanted = [
    { email: doubtful().email },
    { seconds: "1" },
    { ...doubtful(), seconds: "" },
    { ...doubtful(), seconds: "3" },
  ];
  for (const form of wanted) {
    const { link } = await people.customer({ form });
    expect(await (await (await newClient()).get(link)).text()).toContain("Your request is confirmed");
  }
});
