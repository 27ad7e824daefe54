import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { quoteExamplesOn } from "#content/open-api/quote-examples.ts";
import { webhookEvents } from "#content/webhook-events.ts";
import type { Database } from "#db/connection.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { writeDelivery } from "#domain/webhooks/delivery.ts";
import { capturedMails, mailTo } from "#tests/e2e/support/mailbox.ts";
import { aWord, buy, cookieOf, type Installer, PASSWORD, type People, send } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";
import { aJpeg, aPdf } from "#tests/support/documents.ts";

const PRICE_PENCE = 714_131;

/** Everything that a company can request about one of its customers, and lists that could mention one. */
const waysOf = (purchaseId: string) => [
  "/dashboard",
  "/leads",
  "/leads?tab=purchased",
  "/leads/purchases.csv",
  "/messages",
  "/quotes",
  "/calendar",
  "/outlines",
  "/stops",
  "/credits",
  "/quotes/library",
  "/profile",
  "/profile/papers",
  "/account/data/export",
  ...["", ".data", "/messages", "/messages.data", "/quote"].map((end) => `/leads/purchases/${purchaseId}${end}`),
  ...["", "/quotes", "/messages", "/appointments"].map((end) => `/api/v1/purchases/${purchaseId}${end}`),
  "/api/v1/purchases",
  "/api/v1/leads",
  "/api/v1/outlines",
  "/api/v1/credits/transactions",
];

test("no response to a company contains another's name, price or words, before or after the choice", async ({
  people,
  db,
}) => {
  const { customer, bought } = await aContestedRequest(people, db);
  const [mine, other] = bought;
  const secrets = [other.company.companyName, other.company.email, other.word, other.id, "7,141.31", `${PRICE_PENCE}`];
  await expectNothingOf(mine, secrets);
  const { quotes } = await (await mine.company.client.get(`${customer.link}/quotes.json`)).json();
  const theirs = quotes.find(({ company }: { company: string }) => company === other.company.companyName);
  // Proves the search: the customer's own page does contain them.
  expect(JSON.stringify(theirs)).toContain(`${PRICE_PENCE}`);
  await send(mine.company.client, `${customer.link}/choose/${theirs.id}`, { intent: "choose" }, 302);
  await mailTo(mine.company.client, mine.company.email, /has decided$/);
  await expectNothingOf(mine, secrets);
});

test("after everything is stopped no page, program, export, search or mail says who the customer was", async ({
  people,
  db,
}) => {
  const { customer, bought } = await aContestedRequest(people, db);
  const [mine] = bought;
  const { client, email } = mine.company;
  const typed = { text: `Mrs Quillfeather, I rang ${customer.phone} and wrote to ${customer.email}.` };
  await post(mine.company, `/purchases/${mine.id}/messages`, typed);
  const own = { intent: "send", id: randomUUID(), text: "My other address is quill@elsewhere.example, LS6 2AA." };
  await send(client, `${customer.link}/messages/${mine.id}`, own, 302);
  const secrets = ["Quillfeather", customer.email, customer.phone, `+44${customer.phone.slice(1).replace(" ", "")}`];
  const all = [...secrets, "quill@elsewhere.example", "LS6 2AA"];
  const before = await (await client.get(`/api/v1/purchases/${mine.id}/messages`)).text();
  for (const secret of ["Quillfeather", "quill@elsewhere.example"]) expect(before).toContain(secret);

  await mailTo(client, email, /^Message from /);
  const known = new Set((await capturedMails(client, email)).map(({ id }) => id));
  await send(client, `${customer.link}/stop`, { intent: "stop" }, 302);
  await mailTo(client, email, /^Stop contacting /);
  await expectNothingOf(mine, all, (id) => !known.has(id));
  for (const search of [customer.email, customer.phone, "Quillfeather", "LS62AA"]) {
    const { items } = await (await client.get("/search.data", { params: { q: search } })).text().then(found);
    expect(items, search).toBe(0);
  }
});

test("a company that bought one of two works learns nothing of the other, before it buys, after, and after the end", async ({
  people,
  db,
  site,
}) => {
  const form = { serviceType: "solar-panels", works: "heat-pumps", name: "Ada Quillfeather" };
  const customer = await people.customer({ form });
  const { rows } = await db.orm.execute<{ id: string; group_id: string; service_type: string }>(
    sql`select id, group_id, service_type from leads where customer_email = ${customer.email}`,
  );
  const solar = rows.find(({ service_type }) => service_type === "solar-panels");
  const pump = rows.find(({ service_type }) => service_type === "heat-pumps");
  const mine = await aCompanyWithPrograms(people);
  const other = await people.installer({ credits: 10 });
  const theirs = { id: randomUUID(), word: aWord() };
  await buy(other.client, pump?.id ?? "", theirs.id);
  await post(other, `/purchases/${theirs.id}/messages`, { text: `About the cylinder: ${theirs.word}.` });
  const own = aWord();
  const talk = { intent: "send", id: randomUUID(), text: `The cylinder can go upstairs. ${own}` };
  await send(other.client, `${customer.link}~2/messages/${theirs.id}`, talk, 302);
  const brief = { intent: "save", floorM2: "187", seen: "0" };
  await send(other.client, `${customer.link}~2/brief`, brief, 302);
  const photo = { name: "meter.jpg", mimeType: "image/jpeg", buffer: Buffer.from(aJpeg()) };
  const photographed = await other.client.post(`${customer.link}~2/brief`, {
    multipart: { intent: "add-photos", kind: "meter", photos: photo },
    maxRedirects: 0,
  });
  expect(photographed.status()).toBe(302);
  const elsewhere = `Larkspur ${aWord()}`;
  const kept = { intent: "keep", id: randomUUID(), for: "heat_pump", company: elsewhere, price: "8765.43" };
  await send(other.client, `${customer.link}~2/elsewhere`, kept, 302);
  const theirBrief = await (await other.client.get(`${customer.link}~2/brief`)).text();
  const [, photoId = "none"] = /\/files\/([0-9a-f-]{36})/.exec(theirBrief) ?? [];
  const ofOther = [theirs.id, theirs.word, own, photoId, elsewhere, "8,765", "876543", kept.id];
  const planted = [solar?.group_id ?? "none", ...ofOther, "Sent together", "~2"];
  // Proves the search: the customer's own pages do contain them.
  expect(await (await other.client.get(`${customer.link}~2/messages/${theirs.id}`)).text()).toContain(own);
  for (const shown of ["187", photoId]) expect(theirBrief).toContain(shown);
  expect(await (await other.client.get(`${customer.link}~2/quotes.json`)).text()).toContain(elsewhere);

  const bought: Bought = { company: mine, id: randomUUID(), word: "", db };
  await expectNothingOf(bought, planted);
  const live = await liveUntil(site.url, mine, [solar?.id ?? "", pump?.id ?? ""]);
  expect(planted.filter((secret) => live.includes(secret))).toEqual([]);
  await buy(mine.client, solar?.id ?? "", bought.id);
  await post(mine, `/purchases/${bought.id}/messages`, { text: "We could come on Tuesday." });
  await mailTo(mine.client, mine.email, /lead/i);
  await expectNothingOf(bought, planted);
  const alone = [...planted, pump?.id ?? "none", "heat-pumps", "Heat Pumps", "floorM2"];
  const expectAlone = async () => {
    for (const end of ["", "/quotes", "/messages", "/appointments"]) {
      const text = await (await mine.client.get(`/api/v1/purchases/${bought.id}${end}`)).text();
      expect([end, alone.filter((secret) => text.includes(secret))]).toEqual([end, []]);
    }
    const told = (await toldPrograms(bought)).filter((body) => body.includes(bought.id));
    expect(told.length).toBeGreaterThan(0);
    expect(told.flatMap((body) => alone.filter((secret) => body.includes(secret)))).toEqual([]);
  };
  await expectAlone();
  await send(other.client, `${customer.link}~2/stop`, { intent: "stop" }, 302);
  await mailTo(mine.client, mine.email, /^Stop contacting /);
  await expectNothingOf(bought, planted);
  await expectAlone();
});

test("a quote from elsewhere reaches no company, before it buys, after, and after the end", async ({ people, db }) => {
  const { customer, bought } = await aContestedRequest(people, db);
  const [mine] = bought;
  const { client, email } = mine.company;
  const planted = { company: `Larkspur ${aWord()}`, file: `${aWord()}.pdf`, price: "8765.43" };
  const id = randomUUID();
  const kept = await client.post(`${customer.link}/elsewhere`, {
    multipart: {
      intent: "keep",
      id,
      for: "solar",
      company: planted.company,
      price: planted.price,
      kwp: "4",
      mcs: "NAP-98127",
      files: { name: planted.file, mimeType: "application/pdf", buffer: Buffer.from(aPdf("Larkspur")) },
    },
    maxRedirects: 0,
  });
  expect(kept.status(), await kept.text()).toBe(302);
  const own = await (await client.get(`${customer.link}/quotes.json`)).text();
  for (const secret of [planted.company, planted.file, "876543", "NAP-98127"]) expect(own).toContain(secret);
  const compared = await (await client.get(`${customer.link}/compare`)).text();
  for (const shown of [planted.company, "Not from a company that we checked"]) expect(compared).toContain(shown);
  const pdf = `${customer.link}/elsewhere/${id}/pdf`;
  expect(await (await client.get(pdf)).text()).toContain("Larkspur");

  const secrets = [planted.company, planted.file, "8,765", "876543", "8765.43", "NAP-98127", "Larkspur", id];
  const fresh: Bought = { company: await people.installer({ credits: 10 }), id: randomUUID(), word: "", db };
  await expectNothingOf(fresh, secrets);
  expect((await fresh.company.client.get(`/files/${id}`)).status()).toBe(404);
  await expectNothingOf(mine, secrets);
  expect((await client.get("/files/".concat(id))).status()).toBe(404);
  await send(client, `${customer.link}/stop`, { intent: "stop" }, 302);
  await mailTo(client, email, /^Stop contacting /);
  await expectNothingOf(mine, secrets);
  await send(client, `${customer.link}/elsewhere/${id}`, { intent: "remove", id }, 302);
  expect((await client.get(pdf)).status()).toBe(404);
});

test("a note of the household reaches no company, before it buys, after, and after the end, and no administrator", async ({
  people,
  admin,
  db,
}) => {
  const { customer, bought } = await aContestedRequest(people, db);
  const [mine] = bought;
  const { client, email } = mine.company;
  const planted = { label: `Alex ${aWord()}`, note: `Ours is the blue one. ${aWord()}` };
  await send(client, `${customer.link}/links`, { intent: "share", linkId: randomUUID(), label: planted.label }, 302);
  const shared = /\/shared\/[\w-]{43}/.exec(await (await client.get(`${customer.link}/links`)).text())?.[0] ?? "";
  await send(client, shared, { intent: "note", noteId: randomUUID(), note: planted.note }, 302);
  // Proves the search: the customer's own page does contain them.
  const own = await (await client.get(`${customer.link}/compare`)).text();
  for (const secret of Object.values(planted)) expect(own).toContain(secret);
  const secrets = [...Object.values(planted), "Ours is the blue one", shared];
  const found = `?q=${encodeURIComponent(customer.email)}`;
  const lead = `/admin/leads/${customer.leadId}`;
  expect(await (await admin.get(lead)).text()).toContain(customer.email);
  const desks = ["/admin/reports", "/admin/audit", "/admin/stops"].concat(
    ["/admin/leads/all", "/admin/projects", "/search"].map((page) => page + found),
  );
  for (const page of [lead, `${lead}.data`, ...desks]) {
    const text = await (await admin.get(page)).text();
    expect([page, secrets.filter((secret) => text.includes(secret))]).toEqual([page, []]);
  }
  const fresh: Bought = { company: await people.installer({ credits: 10 }), id: randomUUID(), word: "", db };
  await expectNothingOf(fresh, secrets);
  await expectNothingOf(mine, secrets);
  await send(client, `${customer.link}/stop`, { intent: "stop" }, 302);
  await mailTo(client, email, /^Stop contacting /);
  await expectNothingOf(mine, secrets);
});

/** How many bought leads a search result links to. */
const found = (body: string) => ({ items: body.match(/\/leads\/purchases\/[\w-]{36}/g)?.length ?? 0 });

interface Bought {
  company: Installer;
  id: string;
  word: string;
  db: Database;
}

/** A company that has all events sent to its programs. */
async function aCompanyWithPrograms(people: People): Promise<Installer> {
  const company = await people.installer({ credits: 10 });
  const endpoint = { intent: "add-endpoint", id: randomUUID(), url: "https://hooks.example.com/x" };
  const form = new URLSearchParams({ ...endpoint, currentPassword: PASSWORD });
  for (const { value } of webhookEvents) form.append("events", value);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const added = await company.client.post("/developers", { data: form.toString(), headers });
  expect(added.status(), await added.text()).toBe(302);
  return company;
}

/** The body of each webhook of a company, as it would be sent now. */
async function toldPrograms({ company, db }: Pick<Bought, "company" | "db">): Promise<string[]> {
  const { rows } = await db.orm.execute<{ id: string }>(
    sql`select d.id from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
         where e.installer_id = ${company.id}`,
  );
  const letters = await Promise.all(rows.map(({ id }) => writeDelivery({ db, now: new Date() }, id)));
  return letters.flatMap((letter) => letter?.body ?? []);
}

/** What the live list sends a company, until it has named all of these. */
async function liveUntil(url: string, { client }: Installer, named: readonly string[]): Promise<string> {
  const stop = new AbortController();
  const headers = { cookie: await cookieOf(client) };
  const stream = await fetch(`${url}/api/v1/leads/events?lastEventId=0`, { headers, signal: stop.signal });
  const reader = stream.body?.getReader();
  let read = "";
  while (!named.every((id) => read.includes(id))) read += new TextDecoder().decode((await reader?.read())?.value);
  stop.abort();
  return read;
}

/** A request that two companies have bought, quoted and written for, each with a unique price and word. */
async function aContestedRequest(people: People, db: Database) {
  const form = { serviceType: "solar-panels", name: "Ada Quillfeather", postcode: "LS6 2AA" };
  const customer = await people.customer({ form });
  const today = londonDay(new Date());
  const one = await aBid(people, customer.word, 0);
  const two = await aBid(people, customer.word, PRICE_PENCE - 620_000);
  const bought: [Bought, Bought] = [one, two];
  return { customer, bought };

  async function aBid(from: People, leadWord: string, morePence: number): Promise<Bought> {
    const company = await aCompanyWithPrograms(from);
    const id = randomUUID();
    const word = aWord();
    const { items } = await (await company.client.get("/api/v1/leads")).json();
    const isTheirs = ({ description }: { description: string | null }) => description?.includes(leadWord);
    await buy(company.client, items.find(isTheirs).id, id);
    const { solar } = quoteExamplesOn(today);
    const totalPence = solar.totalPence + morePence;
    const more = { kind: "other", text: `Extra ${word}`, count: 1, vatPercent: 0, unitPence: morePence };
    const quote = {
      ...solar,
      notes: word,
      totalPence,
      payments: [{ when: "on_completion", pence: totalPence }],
      lines: morePence > 0 ? [...solar.lines, more] : solar.lines,
    };
    await post(company, `/purchases/${id}/quotes`, quote);
    await post(company, `/purchases/${id}/messages`, { text: `We could come on Tuesday. ${word}` });
    return { company, id, word, db };
  }
}

async function post({ client }: Installer, path: string, data: unknown): Promise<void> {
  const answer = await client.post(`/api/v1${path}`, { headers: { "Idempotency-Key": randomUUID() }, data });
  expect(answer.status(), await answer.text()).toBe(201);
}

async function expectNothingOf(
  bought: Bought,
  secrets: readonly string[],
  isNew: (mailId: string) => boolean = () => true,
): Promise<void> {
  const { client, email } = bought.company;
  const secretsIn = (body: string) => secrets.filter((secret) => body.includes(secret));
  await send(client, "/account/data", { form: "export", currentPassword: PASSWORD }, 302);
  for (const way of waysOf(bought.id)) {
    const answer = await client.get(way, { maxRedirects: 0 });
    expect([
      way,
      answer.status() < (way === "/account/data/export" ? 300 : 500),
      secretsIn(await answer.text()),
    ]).toEqual([way, true, []]);
  }
  for (const body of await toldPrograms(bought)) expect([body, secretsIn(body)]).toEqual([body, []]);
  for (const mail of (await capturedMails(client, email)).filter((one) => isNew(one.id))) {
    expect([mail.subject, secretsIn(mail.subject + mail.text + mail.html)]).toEqual([mail.subject, []]);
  }
}
