import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { quoteExamplesOn } from "#content/open-api/quote-examples.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { anotherOffer, quotedRequest } from "#tests/e2e/every-page/quoted-request.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { aWord, type Customer, type Installer, quoteForm, send } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";
import { aJpeg, aPdf } from "#tests/support/documents.ts";

const MARK = "Not from a company that we checked";

async function share(client: Client, link: string, label: string): Promise<{ shared: string; linkId: string }> {
  const linkId = randomUUID();
  await send(client, `${link}/links`, { intent: "share", linkId, label }, 302);
  const page = await (await client.get(`${link}/links`)).text();
  const shares = [...page.matchAll(/<b>([^<]+)<\/b>.*?(\/shared\/[\w-]+)/gs)];
  const [, , shared = ""] = shares.find(([, name]) => name === label) ?? [];
  expect(shared).not.toBe("");
  return { shared, linkId };
}

/** Everything that a household's pages lead to, with what programs read in place of each page. */
async function walk(client: Client, shared: string): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  const open = [shared, `${shared}/compare`];
  for (const address of open) {
    if (seen.has(address)) continue;
    const answer = await client.get(address);
    expect(answer.status(), address).toBe(200);
    const text = await answer.text();
    seen.set(address, text.replaceAll("<!-- -->", ""));
    if (!answer.headers()["content-type"]?.includes("html")) continue;
    open.push(`${address.split("?")[0]}.data`);
    for (const [, href = ""] of text.matchAll(/(?:href|src|action)="(\/(?:shared|requests)\/[^"#]+)/g)) {
      expect(href, "leads nowhere else in the project").toMatch(new RegExp(`^${shared}(?:/|\\?|$)`));
      open.push(href.replaceAll("&amp;", "&"));
    }
  }
  return seen;
}

/** Says and gives everything that a household must not read, and keeps a quote from elsewhere. */
async function fill(customer: Customer, company: Installer, purchaseId: string) {
  const { client } = company;
  const words = { asked: aWord(), answered: aWord(), letter: aWord(), address: aWord(), office: aWord(), pdf: aWord() };
  const api = (what: string, data: unknown) =>
    client.post(`/api/v1/purchases/${purchaseId}/${what}`, { headers: { "Idempotency-Key": randomUUID() }, data });
  const thread = `${customer.link}/messages/${purchaseId}`;
  await send(client, thread, { intent: "send", id: randomUUID(), text: `Hello ${words.asked}` }, 302);
  expect((await api("messages", { text: `Good day ${words.answered}` })).status()).toBe(201);
  const { solar } = quoteExamplesOn(londonDay(new Date()));
  const party = { ...solar.party, address: `8 ${words.office} Road` };
  const letter = { ...solar, option: "B", party, notes: `Dear Sam Okonedo, ${words.letter}` };
  expect((await api("quotes", letter)).status()).toBe(201);
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
  expect((await api("appointments", { kind: "survey", minutes: 60, times: [tomorrow] })).status()).toBe(201);
  const page = await (await client.get(`${customer.link}/appointments`)).text();
  const [, id = ""] = /name="id" value="([^"]+)"/.exec(page) ?? [];
  const booked = { id, time: tomorrow, address: `3 ${words.address} Lane` };
  await send(client, `${customer.link}/appointments`, booked, 302);
  const photo = { name: "roof.jpg", mimeType: "image/jpeg", buffer: Buffer.from(aJpeg()) };
  const added = { intent: "add-photos", kind: "roof", photos: photo };
  expect((await client.post(`${customer.link}/brief`, { multipart: added })).status()).toBe(302);
  const files = { name: `${words.pdf}.pdf`, mimeType: "application/pdf", buffer: Buffer.from(aPdf(words.pdf)) };
  const kept = { intent: "keep", id: randomUUID(), company: "Larkspur Roofing", for: "solar", price: "7900", files };
  expect((await client.post(`${customer.link}/elsewhere`, { multipart: kept })).status()).toBe(302);
  const brief = await (await client.get(`${customer.link}/brief`)).text();
  const [photoId = ""] = /(?<=\/files\/)[\w-]{36}/.exec(brief) ?? [];
  expect(photoId).not.toBe("");
  const own = customer.link.split("/").at(-1) ?? "";
  const details = [customer.email, customer.phone, customer.postcode, customer.word, customer.name, "Okonedo", own];
  return { secrets: [...details, ...Object.values(words), photoId, company.email], photoId, paperOf: kept.id };
}

test("everything that a household may read is free of contact details, letters, addresses, photos and papers", async ({
  people,
  newClient,
}) => {
  const { customer, installer, address } = await quotedRequest(people);
  const { secrets, photoId, paperOf } = await fill(customer, installer, address.split("/").at(-1) ?? "");
  const client = await newClient();
  // Proves the search: the customer's own pages contain them.
  const own = await Promise.all(
    ["", "/messages", "/quotes", "/appointments", "/brief", "/compare", "/details", "/quotes.json"].map(async (under) =>
      (await client.get(customer.link + under)).text(),
    ),
  );
  for (const secret of [customer.email, customer.phone]) expect(own.join()).toContain(secret);

  const { shared } = await share(client, customer.link, "Alex");
  const seen = await walk(client, shared);
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining([shared, `${shared}.data`, `${shared}/compare`, `${shared}/compare.data`]),
  );
  for (const [page, text] of seen) {
    for (const secret of secrets) expect(text, page).not.toContain(secret);
  }
  expect((await client.get(`${shared}/files/${photoId}`)).status(), "a photo").toBe(404);
  expect((await client.get(`${shared}/elsewhere/${paperOf}/pdf`)).status(), "a paper").toBe(404);
});

test("the comparison of a household's link has the customer's figures, and nothing to do", async ({
  people,
  newClient,
}) => {
  const { customer, installer, address, offers } = await quotedRequest(people);
  await fill(customer, installer, address.split("/").at(-1) ?? "");
  const client = await newClient();
  const { shared } = await share(client, customer.link, "Alex");
  const read = async (path: string) => (await (await client.get(path)).text()).replaceAll("<!-- -->", "");
  const mine = await read(`${customer.link}/compare`);
  const theirs = await read(`${shared}/compare`);
  expect(await read(shared)).toMatch(
    new RegExp(`<a [^>]*href="${shared}/compare"[^>]*>Compare 3 quotes</a> and 1 from elsewhere`),
  );
  const figures = (html: string) =>
    html
      .split("<main")[1]
      ?.split("</main>")[0]
      ?.match(
        /You are <b[^>]*>[^<]+|<dt>Pays back<\/dt><dd>[^<]+|pick-figure">[^<]+|<h2 id="name[^<]+|best for you on money/g,
      );
  expect(figures(mine)?.length).toBeGreaterThan(8);
  expect(figures(theirs)).toEqual(figures(mine));
  expect(theirs).toContain("<h1>Which of these?</h1>");
  expect(theirs).toContain(MARK);
  const main = theirs.split("<main")[1]?.split("</main>")[0] ?? "";
  expect(main).not.toMatch(/<form|<button|>(?:Ask|Choose|Change|Remove|Open the PDF|Read the quote|Add a quote)/);

  const [first, second] = offers;
  expect(theirs).not.toContain(`id="quote-${first?.quoteId}"`);
  const [, all = ""] = new RegExp(`href="[^"]*(\\?quotes=${first?.quoteId},[^"]+)"`).exec(theirs) ?? [];
  expect(await read(`${shared}/compare${all}`), "a quote left out is one click away").toContain(
    `id="quote-${first?.quoteId}"`,
  );

  const quote = await read(`${customer.link}/quotes/${second?.quoteId}`);
  const [card = ""] = new RegExp(`<article[^>]*id="quote-${second?.quoteId}".*?</article>`, "s").exec(mine) ?? [];
  const [, better = "nothing"] = /You are <b[^>]*>([^<]+)/.exec(card) ?? [];
  const [, after = "nothing"] = /<dt>Pays back<\/dt><dd>([^<]+)/.exec(card) ?? [];
  expect(quote).toContain(`<dt>Better off, 20 years</dt><dd>${better}</dd>`);
  expect(quote).toContain(`<dt>Pays back</dt><dd>${after}</dd>`);
});

test("a household's link opens its own request alone, writes nothing, and is worth nothing once revoked", async ({
  people,
  newClient,
}) => {
  const client = await newClient();
  const mine = await quotedRequest(people);
  const other = await quotedRequest(people);
  const { shared, linkId } = await share(client, mine.customer.link, "Alex");
  const theirs = other.offers[0]?.quoteId ?? "";
  expect(await (await client.get(`${shared}/compare?quotes=${theirs}`)).text()).not.toContain(theirs);
  for (const under of [`/quotes/${theirs}`, `/files/${theirs}`, "/quotes", "/messages", "/details", "/brief"]) {
    expect((await client.get(shared + under)).status(), under).toBe(404);
  }
  expect((await client.get(`${mine.customer.link.replace("/requests/", "/shared/")}/compare`)).status()).toBe(404);
  const household = shared.replace("/shared/", "/requests/");
  for (const under of ["/compare", "/compare.pdf", `/quotes/${mine.offers[0]?.quoteId}.pdf`]) {
    expect((await client.get(household + under)).status(), under).toBe(403);
  }
  const writes = [`${shared}/compare`, `${shared}/files/${theirs}`, `${household}/compare`, `${household}/elsewhere`];
  for (const address of writes) {
    expect((await client.post(address, { form: { intent: "choose" } })).status(), address).toBe(403);
  }
  await send(client, `${mine.customer.link}/links`, { intent: "revoke", linkId }, 302);
  for (const address of [shared, `${shared}/compare`, `${shared}.data`, `${shared}/compare.data`]) {
    expect((await client.get(address)).status(), address).toBe(410);
  }
  expect((await client.post(`${shared}/compare`, { form: {} })).status()).toBe(410);
  expect((await client.get("/shared/nobody-has-this-token/compare")).status()).toBe(404);
});

test("one link leads a household to all works, each with its comparison", async ({ people, newClient }) => {
  const client = await newClient();
  const { word, ...form } = quoteForm({ serviceType: "solar-panels" });
  const body = new URLSearchParams([...Object.entries(form), ["works", "solar-panels"], ["works", "heat-pumps"]]);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  expect((await client.post("/?index", { data: body.toString(), headers })).status()).toBe(302);
  const link = linkIn(await mailTo(client, form.email, /^Confirm your quote request/));
  const unconfirmed = await (await client.get(link)).text();
  const [, fingerprint = ""] = /name="fingerprint" value="([^"]+)"/.exec(unconfirmed) ?? [];
  await send(client, link, { intent: "confirm", fingerprint }, 302);
  for (const _ of [1, 2]) await anotherOffer(people, { ...form, word, link, leadId: "" } as Customer);
  const { shared } = await share(client, link, "Alex");
  const read = async (path: string) => (await (await client.get(path)).text()).replaceAll("<!-- -->", "");
  const overview = await read(shared);
  expect(overview).toMatch(/<nav [^>]*aria-label="Your works"/);
  expect(overview).toContain(`href="${shared}~2"`);
  const pages = await Promise.all([`${shared}/compare`, `${shared}~2/compare`].map(read));
  expect(pages[0]).toMatch(/<a [^>]*aria-current="page"[^>]*>Solar panels<\/a>/);
  expect(pages[0]).toContain(`href="${shared}~2/compare"`);
  expect(pages[1]).toMatch(/<a [^>]*aria-current="page"[^>]*>Heat pump<\/a>/);
  expect(pages.map((page) => page.includes("2 quotes, side by side")).toSorted()).toEqual([false, true]);
  expect((await client.get(`${shared}~3/compare`)).status()).toBe(404);
});
