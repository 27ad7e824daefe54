import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { webhookEvents } from "#content/webhook-events.ts";
import { addAdmin } from "#domain/accounts/admin-users.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { chosenRequest } from "#tests/e2e/every-page/quoted-request.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { capturedMails, linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { aWord, type Installer, type People, send } from "#tests/e2e/support/people.ts";
import { pressAll } from "#tests/http/access/plain/press.ts";
import { test } from "#tests/http/fixtures.ts";
import { textOf } from "#tests/http/plain-forms.ts";
import { ask } from "#tests/support/invariants.ts";
import { signedIn } from "#tests/support/people.ts";

/** The company that a customer chose has published its profile; the customer has written what it did. */
async function aReviewed(people: People, newClient: () => Promise<Client>) {
  const { customer, offer } = await chosenRequest(people);
  const { company } = offer;
  const said = { form: "publish", currentPassword: company.password };
  await send(company.client, "/profile", said, 302);
  const visitor = await newClient();
  const [, profile = ""] =
    /href="(\/installers\/[^"]+)">Their public profile/.exec(await bodyOf(visitor, customer.link)) ?? [];
  const word = aWord();
  const words = `Tidy work, and they swept the loft: ${word}.`;
  const answers = { priceKept: "yes", onTime: "yes", rating: "2", again: "no", words };
  const shown = { mayShow: "on", as: "name", isOwn: "on" };
  const form = { finishedOn: londonDay(new Date()), finalPence: "6,200", ...answers, ...shown };
  const write = async () => (await visitor.post(`${customer.link}/done`, { form, maxRedirects: 0 })).status();
  return { customer, company, visitor, profile, word, words, write };
}

async function bodyOf(client: Client, path: string): Promise<string> {
  return (await client.get(path, { maxRedirects: 0 })).text();
}

/** What anybody, and any company, can open where a review or a company with one is shown. */
const placesOf = (profile: string, reviewId: string) => [
  profile,
  `/api/v1${profile}`,
  `/reviews/${reviewId}/report`,
  "/reviews",
  "/api/v1/reviews",
  ...["/installers?postcode=SM1", "/api/v1/installers?postcode=SM1", "/transparency", "/reviews-policy"],
];

// Statements 20 and 57.
test("of two reviews sent at once one stays, and no company that has not bought learns who wrote it", async ({
  people,
  newClient,
  db,
}) => {
  const { customer, company, profile, word, write } = await aReviewed(people, newClient);
  const rival = await people.installer({ companyName: `Rival ${aWord()}` });
  for (const one of [company, rival]) await hearEverything(one);
  expect((await Promise.all([write(), write()])).toSorted()).toEqual([302, 409]);
  const id = await reviewOf(customer.email);

  const { client } = company;
  const reply = `Thank you, ${customer.name} of ${customer.postcode}: ${customer.email}, ${customer.phone}.`;
  await send(client, "/reviews", { intent: "reply", id, text: reply }, 302);
  await mailTo(client, company.email, /A customer has reviewed you/);
  const secrets = ["Okonedo", customer.email, customer.phone, customer.phone.replace(/\D/g, ""), customer.postcode];
  for (const path of placesOf(profile, id)) {
    const page = await bodyOf(rival.client, path);
    expect([path, secrets.filter((secret) => page.includes(secret))]).toEqual([path, []]);
  }
  expect(await bodyOf(rival.client, profile), "proves the search").toContain(word);
  const mails = JSON.stringify(await capturedMails(client, rival.email));
  expect([...secrets, word, id].filter((secret) => mails.includes(secret))).toEqual([]);
  await expect.poll(() => heard(company)).toContain("review.published");
  expect((await heard(rival)).filter((event) => event !== "lead.matched")).toEqual([]);

  async function heard({ id }: Installer): Promise<string[]> {
    const rows = await ask<{ event: string }>(
      db.orm,
      `select d.event from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
        where e.installer_id = '${id}'`,
    );
    return rows.map(({ event }) => event);
  }

  async function reviewOf(email: string): Promise<string> {
    const rows = await ask<{ id: string }>(
      db.orm,
      `select r.id from reviews r join leads l on l.id = r.lead_id where l.customer_email = '${email}'`,
    );
    return rows[0]?.id ?? expect.unreachable("no review");
  }
});

/** A webhook for all events, which answers nothing. */
async function hearEverything({ client, password }: Installer): Promise<void> {
  const given = { intent: "add-endpoint", id: randomUUID(), url: "http://localhost:1/hook", currentPassword: password };
  const form = new URLSearchParams(given);
  for (const { value } of webhookEvents) form.append("events", value);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const added = await client.post("/developers", { data: form.toString(), headers, maxRedirects: 0 });
  expect(added.status()).toBe(302);
}

// Statement 28.
test("a withdrawn text is gone from pages, programs and the whole database", async ({
  people,
  newClient,
  admin,
  db,
}) => {
  const { customer, company, visitor, profile, word, write } = await aReviewed(people, newClient);
  expect(await write()).toBe(302);
  const [review] = await ask<{ id: string; purchase_id: string }>(
    db.orm,
    `select r.id, r.purchase_id from reviews r join leads l on l.id = r.lead_id where l.customer_email = '${customer.email}'`,
  );
  const own = `${customer.link}/reviews/${review?.purchase_id}`;
  const places: [Client, string][] = [
    ...placesOf(profile, review?.id ?? "").map((path): [Client, string] => [company.client, path]),
    [company.client, `/leads/purchases/${review?.purchase_id}`],
    ...[customer.link, own, `${customer.link}/done`, `${customer.link}/details`].map((path): [Client, string] => [
      visitor,
      path,
    ]),
    [admin, "/admin/reviews"],
    [admin, `/admin/leads/${customer.leadId}`],
  ];
  const holding = async () => {
    const found: string[] = [];
    for (const [client, path] of places) if ((await bodyOf(client, path)).includes(word)) found.push(path);
    return found;
  };
  expect(await holding(), "proves the search").toEqual(
    expect.arrayContaining([profile, `/api/v1${profile}`, "/reviews", "/api/v1/reviews", own]),
  );
  expect(await tablesWith(word)).toContain("review_versions");
  await send(visitor, own, { intent: "withdraw" }, 302);
  expect(await holding()).toEqual([]);
  expect(await tablesWith(word)).toEqual([]);
  expect(await bodyOf(visitor, own)).toContain("You have withdrawn this review");

  async function tablesWith(secret: string): Promise<string[]> {
    const tables = await ask<{ name: string }>(
      db.orm,
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const each = tables.map(
      ({ name }) => `select '${name}' as name where exists (select from "${name}" t where t::text like '%${secret}%')`,
    );
    return (await ask<{ name: string }>(db.orm, each.join(" union all "))).map(({ name }) => name);
  }
});

// Statement 25, and the second look of section 10.
test("a removal shows at once in profile, program and figures; its author asks once for a second look, which brings it back", async ({
  people,
  newClient,
  admin,
  db,
}) => {
  const { customer, company, visitor, profile, word, write } = await aReviewed(people, newClient);
  await write();
  const [review] = await ask<{ id: string; purchase_id: string }>(
    db.orm,
    `select r.id, r.purchase_id from reviews r join leads l on l.id = r.lead_id where l.customer_email = '${customer.email}'`,
  );
  const id = review?.id ?? "";
  const removedInFigures = async () =>
    Number(/removed as advertising: (\d+)/.exec(textOf(await bodyOf(visitor, "/transparency")))?.[1] ?? 0);
  const shown = async () => {
    const program = await (await visitor.get(`/api/v1${profile}`)).json();
    const page = textOf(await bodyOf(visitor, profile));
    const { published } = program.rating;
    return { published, reasons: program.removals.reasons, isListed: page.includes(word), page };
  };
  const before = await removedInFigures();
  expect(await shown()).toMatchObject({ published: 1, reasons: [], isListed: true });
  const facts = "It offers a discount on lamps.";
  await send(
    admin,
    "/admin/reviews",
    { intent: "remove-review", id, as: "advertising", words: facts, wait: "read" },
    302,
  );
  const gone = await shown();
  expect(gone).toMatchObject({ published: 0, reasons: [{ reason: "advertising", count: 1 }], isListed: false });
  expect(gone.page).toContain("1 review removed in 12 months: 1 advertising");
  expect(await removedInFigures()).toBe(before + 1);

  const mail = await mailTo(visitor, customer.email, /Your review was removed/);
  for (const said of [facts, "Terms of Service: Fair use", "What would change it"]) expect(mail.text).toContain(said);
  const own = `${customer.link}/reviews/${review?.purchase_id}`;
  expect(mail.text).toContain(`${linkIn(mail)}/reviews/${review?.purchase_id}#second-look`);
  const card = { in: "quote/reviews", at: own };
  const words = "I wrote of my own lamps.";
  await pressAll(visitor, [
    {
      ...card,
      rows: [
        ["second-look", "Ask for a second look", {}, "422", "Say what we should look at again."],
        ["second-look", "Ask for a second look", { words }, "?notice=second-look-asked", facts],
      ],
    },
  ]);
  const again = await send(visitor, own, { intent: "second-look", id: randomUUID(), words }, 409);
  expect(textOf(await again.text())).toContain("You have asked for a second look");

  const [appeal] = await ask<{ id: string }>(db.orm, `select id from appeals where lead_id = '${customer.leadId}'`);
  const accept = { intent: "accept-appeal", id: appeal?.id ?? "", reason: "They are the customer’s own lamps." };
  const desk = textOf(await bodyOf(admin, "/admin/appeals"));
  for (const said of [word, facts, words]) expect(desk).toContain(said);
  const [owner] = await ask<{ id: string }>(
    db.orm,
    "select user_id as id from admin_roles where role = 'owner' order by id limit 1",
  );
  const other = await people.installer();
  const roles = { email: other.email, roles: ["support" as const] };
  await addAdmin({ db, now: new Date() }, await signedIn(db, owner?.id ?? ""), roles);
  await send(admin, "/admin/appeals", accept, 403);
  await send(other.client, "/admin/appeals", accept, 302);
  expect(await shown()).toMatchObject({ published: 1, reasons: [], isListed: true });
  expect((await mailTo(visitor, customer.email, /Your appeal: accepted/)).text).toContain(accept.reason);
  expect(await bodyOf(visitor, own)).toContain("Your review is public.");
  await mailTo(visitor, company.email, /A customer has reviewed you/);
});
