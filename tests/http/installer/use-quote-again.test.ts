import { expect } from "vitest";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { boughtRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { quotedRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { buy, send } from "#tests/e2e/support/people.ts";
import { type PlainPage, pressAll } from "#tests/http/access/plain/press.ts";
import { test } from "#tests/http/fixtures.ts";

const png = new File(
  [
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    ),
  ],
  "logo.png",
  { type: "image/png" },
);
const fake = new File(["not a picture"], "logo.png", { type: "image/png" });

test("a company shows its logo on the paper of its quotes, and takes it away again", async ({ people }) => {
  const { installer, customer, offers } = await quotedRequest(people);
  const paper = async () => {
    const answer = await installer.client.get(`${customer.link}/quotes/${offers[0]?.quoteId}.pdf`);
    return (await answer.body()).toString("latin1").includes("/Figure");
  };
  expect(await paper()).toBe(false);
  const profile = { in: "installer/profile", at: "/profile" };
  const added: PlainPage = {
    ...profile,
    rows: [
      ["logo", "Upload logo", {}, "422", "Choose a file."],
      ["logo", "Upload logo", { document: fake }, "422", "This file is not a whole JPEG or PNG"],
      ["logo", "Upload logo", { document: png }, "?notice=logo-saved#logo", "Remove logo"],
    ],
  };
  await pressAll(installer.client, [added]);
  expect(await paper()).toBe(true);
  const rows: PlainPage["rows"] = [["remove-logo", "Remove logo", {}, "?notice=logo-removed#logo", "Upload logo"]];
  await pressAll(installer.client, [{ ...profile, rows }]);
  expect(await paper()).toBe(false);
});

test("a company uses a quote again without scripts: as a template, as a copy, and for its usual terms", async ({
  people,
}) => {
  const { installer, offers } = await quotedRequest(people);
  const quoteId = offers[0]?.quoteId ?? "";
  const { customer } = await boughtRequest(people, { serviceType: "solar-panels" });
  const { items } = await (await installer.client.get("/api/v1/leads")).json();
  const purchaseId = crypto.randomUUID();
  const isTheirs = ({ description }: { description: string | null }) => description?.includes(customer.word);
  await buy(installer.client, items.find(isTheirs).id, purchaseId);
  const editor = `/leads/purchases/${purchaseId}/quote`;
  const ready = `/quotes/library?notice=template-kept#templates`;
  const shown = await pressAll(installer.client, [
    {
      in: "installer/quote",
      at: `/quotes/${quoteId}`,
      rows: [
        ["template", "Make a template", { name: "" }, "422", "Give it a name"],
        ["template", "Make a template", { name: "10 panels on a gable" }, ready, "10 panels on a gable"],
        ["copy", "Copy to another lead", {}, "422", "Choose a lead."],
        ["copy", "Copy to another lead", { purchaseId }, "/leads/purchases/ID/quote?from=ID", "Write a quote"],
      ],
    },
  ]);
  expect(shown).toContain('value="site_visit"');
  const job = { technology: "solar", option: "A", basis: "site_visit", firm: "yes", workDays: "2", step: "job" };
  const earliestStart = addDays(londonDay(new Date()), 40);
  const validUntil = addDays(londonDay(new Date()), 30);
  await send(installer.client, editor, { ...job, earliestStart, validUntil, intent: "next" }, 302);
  await pressAll(installer.client, [
    {
      in: "installer/quote",
      at: `${editor}?step=review`,
      rows: [["keep-terms", "Keep as usual terms", {}, "?step=review&notice=terms-saved", "You pay"]],
    },
    {
      in: "installer/profile",
      at: "/profile",
      rows: [
        ["usual-terms", "Save usual terms", { "shares.on_order": "90" }, "422", "They must make 100%"],
        ["usual-terms", "Save usual terms", { validDays: "60" }, "?notice=terms-saved#usual-terms", "Usual terms"],
      ],
    },
    {
      in: "installer/quote",
      at: "/quotes/library",
      rows: [["remove-template", "Remove the template 10 panels on a gable", {}, "#templates", "Nothing yet."]],
    },
  ]);
});
