import { expect } from "vitest";
import { londonDay } from "#domain/time/calendar.ts";
import { chosenRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { send } from "#tests/e2e/support/people.ts";
import { pressAll } from "#tests/http/access/plain/press.ts";
import { test } from "#tests/http/fixtures.ts";
import { textOf } from "#tests/http/plain-forms.ts";
import { ask } from "#tests/support/invariants.ts";

const WORDS = "Tidy work, done in two days, and they swept the loft.";
const REASON = "The bill is of this home, and the customer chose them here.";

test("a review is replied to, disputed, reported and decided about, all without scripts", async ({
  people,
  newClient,
  admin,
  db,
}) => {
  const { customer, offer } = await chosenRequest(people);
  const { client } = offer.company;
  const answers = { priceKept: "yes", onTime: "yes", rating: "2", again: "no", words: WORDS };
  const shown = { mayShow: "on", as: "district", isOwn: "on", version: "0" };
  const done = { finishedOn: londonDay(new Date()), finalPence: "6,200", ...answers, ...shown };
  await send(client, `${customer.link}/done`, done, 302);
  const [review] = await ask<{ id: string; purchase_id: string }>(
    db.orm,
    `select r.id, r.purchase_id from reviews r join leads l on l.id = r.lead_id where l.customer_email = '${customer.email}'`,
  );
  if (!review) throw new Error("no review");
  const { id } = review;
  const reviews = { in: "installer/reviews", at: "/reviews" };
  await pressAll(client, [
    {
      ...reviews,
      rows: [
        ["reply", "Publish my reply", { among: id }, "422", "Write your reply."],
        [
          "reply",
          "Publish my reply",
          { among: id, text: `Sorry. We wrote to ${customer.email} about it.` },
          "?notice=review-replied",
          "Sorry. We wrote to [removed] about it.",
        ],
        [
          "dispute",
          "Send my dispute",
          { among: id, words: "Too short" },
          "422",
          "Say what shows it in at least 20 characters.",
        ],
        [
          "dispute",
          "Send my dispute",
          { among: id, reason: "not_genuine", words: "This customer never had any work done by us." },
          "?notice=review-disputed",
          "Disputed",
        ],
      ],
    },
  ]);
  await mailTo(client, customer.email, /disputes your review/);
  const replied = await client.post(`/api/v1/reviews/${id}/reply`, { data: { text: "Sorry, again." } });
  expect(await replied.json()).toMatchObject({ text: "Sorry, again.", isBlanked: false });
  const again = { intent: "dispute", id, reason: "unlawful", words: "x".repeat(20) };
  expect(await (await send(client, "/reviews", again, 409)).text()).toContain("Already disputed");

  // Nothing that a company sends removes a review.
  const removal = { intent: "remove-review", id, as: "unlawful", words: REASON, wait: "read" };
  await send(client, "/admin/reviews", removal, 403);
  await send(client, "/reviews", removal, 404);
  for (const way of ["delete", "put", "patch"] as const)
    for (const path of [`/reviews/${id}`, `/api/v1/reviews/${id}`, `/api/v1/reviews/${id}/reply`])
      expect([404, 405], `${way} ${path}`).toContain((await client[way](path)).status());
  expect(await (await client.get("/api/v1/reviews")).text()).toContain(id);

  const visitor = await newClient();
  const report = `/reviews/${id}/report`;
  const lacking = { reason: "unlawful", words: "It is untrue.", quoted: "swept the loft", name: "Rowan Ash" };
  const refused = await (await send(visitor, report, lacking, 422)).text();
  expect(refused).toContain("swept the loft");
  expect(textOf(refused)).toContain("Enter your email address");
  const whole = { ...lacking, email: "rowan@ash.example" };
  expect(await (await send(visitor, report, whole, 200)).text()).toContain("We have your notice");

  const own = `${customer.link}/reviews/${review.purchase_id}`;
  const page = await (await visitor.get(own)).text();
  expect(page).toContain("Rowan Ash says that your review is unlawful");
  expect(page).not.toContain("rowan@ash.example");
  await pressAll(visitor, [
    { in: "quote/reviews", at: own, rows: [["answer", "Send my answer", {}, "422", "Write your answer."]] },
  ]);
  const [disputed] = await ask<{ id: string }>(
    db.orm,
    `select id from review_acts where review_id = '${id}' and kind = 'disputed'`,
  );
  const answer = { intent: "answer", about: String(disputed?.id), words: "I have the bill." };
  await send(visitor, own, answer, 302);

  const desk = { in: "admin/reviews", at: "/admin/reviews" };
  const among = String(disputed?.id);
  const listed = await (await admin.get("/admin/reviews")).text();
  expect(listed).toContain("I have the bill.");
  await pressAll(admin, [
    {
      ...desk,
      rows: [
        ["keep", "Keep the review", { among }, "422", "Say why it stays."],
        ["keep", "Keep the review", { among, words: REASON }, "?notice=review-kept", "Reviews"],
      ],
    },
  ]);
  await mailTo(client, offer.company.email, /Your dispute: declined/);
  expect(await (await client.get("/reviews")).text()).toContain(REASON);
  await send(admin, "/admin/reviews", removal, 302);
  await mailTo(client, customer.email, /Your review was removed/);
  expect((await visitor.get(report)).status()).toBe(404);
  expect(textOf(await (await client.get("/reviews")).text())).toContain("1 review removed in 12 months: 1 unlawful");
});
