import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import routes from "#app/routes.ts";
import { demoPassword } from "#content/demo/sign-ins.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { someAddress } from "#tests/e2e/support/clients.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { capturedMails } from "#tests/e2e/support/mailbox.ts";
import { aWord, balanceOf, buy, cookieOf, PASSWORD, quoteForm, send, signUpForm } from "#tests/e2e/support/people.ts";
import { openLine } from "#tests/fuzz/sent.ts";
import { exampleParameters } from "#tests/http/access/roles.ts";
import { aPdf } from "#tests/support/documents.ts";

/** A name that would be markup on a page and a formula in a spreadsheet. */
const nasty = (word: string) => `=<${word} onload=1>"'`;
const escaped = (word: string) => `&lt;${word} onload=1&gt;&quot;&#x27;`;

type Route = (typeof routes)[number];
const paths = pathsOf(routes);

function pathsOf(list: readonly Route[]): string[] {
  const byFile = new Map<string, string>();
  const visit = ({ file, path = "", children }: Route) => {
    if (children) return children.forEach(visit);
    if (!byFile.has(file)) byFile.set(file, `/${path}`);
  };
  list.forEach(visit);
  return [...byFile.values()].map((path) =>
    path.replace(/:(\w+)\??|\*/g, (_, name: string | undefined) => exampleParameters[name ?? "*"] ?? ""),
  );
}

test("input is shown as text on every page, in every mail and in every file", async ({ people, newClient, admin }) => {
  const word = aWord();
  const name = nasty(word);
  const company = await people.installer({ credits: 10 });
  await send(company.client, "/profile", { form: "company", companyName: name, contactName: name, address: name }, 302);
  await people.accept(company);
  const document = { kind: "insurance", expiresOn: "2027-03-31", reference: name, form: "document", id: randomUUID() };
  const file = { name: `${name}.pdf`, mimeType: "application/pdf", buffer: Buffer.from(aPdf()) };
  const sent = await company.client.post("/profile", { multipart: { ...document, document: file } });
  expect([200, 302, 422]).toContain(sent.status());
  await send(
    company.client,
    "/developers",
    { intent: "make-key", id: randomUUID(), name, currentPassword: PASSWORD },
    200,
  );
  const { leadId } = await people.lead({ form: { customer_name: name, location: name, description: name } });
  const purchaseId = randomUUID();
  expect((await buy(company.client, leadId, purchaseId)).status()).toBe(302);
  const { link } = await people.customer({ form: { name, message: name } });
  const bought = `/leads/purchases/${purchaseId}`;
  await send(company.client, bought, { intent: "notes", notes: name }, 302);
  const report = { intent: "report", requestId: randomUUID(), reason: "wrong_phone", note: name };
  await send(company.client, bought, report, 302);
  await send(admin, "/admin/refunds", { intent: "decline", id: report.requestId, reason: name }, 302);
  await people.suspend(company, name);
  await people.reinstate(company);

  const visitor = await newClient();
  const shown: [Client, string][] = [
    ...[
      "/dashboard",
      "/leads",
      "/leads?tab=purchased",
      bought,
      "/profile",
      "/profile/papers",
      "/developers",
      "/account/data",
    ].map((path) => [company.client, path] as [Client, string]),
    ...["/admin?q=", "/admin/leads", `/admin/leads/${leadId}`, "/admin/leads/all", "/admin/audit"].map(
      (path) => [admin, path.endsWith("q=") ? path + word : path] as [Client, string],
    ),
    ...[`/admin/installers/${company.id}`, "/admin/refunds"].map((path) => [admin, path] as [Client, string]),
    ...[link, "/demo/mail"].map((path) => [visitor, path] as [Client, string]),
  ];
  // Lists of the newest entries may already show those of other tests.
  const own = [bought, "/profile", "/profile/papers", "/developers", "/leads?tab=purchased", link, `/admin?q=${word}`];
  const shows = new Set([...own, `/admin/leads/${leadId}`, `/admin/installers/${company.id}`]);
  for (const [client, path] of shown) {
    const html = await (await client.get(path)).text();
    expect(html, path).not.toContain(`<${word}`);
    // Elsewhere this would prove nothing.
    if (shows.has(path)) expect(html, path).toContain(escaped(word));
  }

  const mails = (await capturedMails(visitor)).filter(({ html, text }) => (html + text).includes(word));
  expect(mails.length).toBeGreaterThan(2);
  for (const { html, subject } of mails) {
    expect(html).not.toContain(`<${word}`);
    expect(subject).not.toMatch(/[\r\n]/);
  }
  const csv = await (await company.client.get("/leads/purchases.csv")).text();
  expect(csv).toContain(word);
  expect(csv).not.toMatch(/(^|,|")=</m);
});

test("no page shows text from its address as markup", async ({ people, newClient, admin, site }) => {
  const names = "next notice tab q query cursor service urgency budget within area age status stage from to".split(" ");
  const more = "payment cancelled token with region technology event subject pack events documents error id".split(" ");
  const word = aWord();
  const query = new URLSearchParams([...names, ...more].map((name) => [name, `"><${word} onload=1>`]));
  const each = [...names, ...more].map((name) => `${name}=${encodeURIComponent(`</script><${word}>`)}`);
  const { client } = await people.installer();
  const line = openLine(site.url);
  for (const person of [await newClient(), client, admin]) {
    const cookie = await cookieOf(person);
    const headers = { "x-forwarded-for": someAddress(), ...(cookie && { cookie }) };
    const open = (path: string) => line.send({ method: "GET", path, headers });
    for (const path of paths.filter((address) => !/sign-out|events$/.test(address))) {
      const { status, text } = await open(`${path}?${query}`);
      expect(status, path).toBeGreaterThan(0);
      expect(status, path).toBeLessThan(500);
      expect(text, path).not.toContain(`<${word} `);
    }
    for (const one of each) {
      for (const path of ["/auth", "/leads", "/admin", "/"]) {
        const { status, text } = await open(`${path}?${one}`);
        expect(status, one).toBeGreaterThan(0);
        expect(text, one).not.toContain(`<${word}>`);
      }
    }
  }
  line.close();
});

test("no line break in a parameter or a field ever starts a header", async ({ people, newClient }) => {
  const { email, password } = await people.installer({ status: "pending" });
  const word = aWord();
  for (const breaks of ["\r\n", "\n", "\r", "%0d%0a", "\u560d\u560a", "\u2028"]) {
    const next = `/leads${breaks}Set-Cookie: ${word}=1`;
    const client = await newClient();
    const signedIn = await send(client, "/auth", { form: "login", email, password, next }, 302);
    const led = await (await newClient()).get(`/leads?tab=${encodeURIComponent(next)}`);
    for (const answer of [signedIn, led]) {
      expect(
        answer.headersArray().filter(({ name, value }) => name === "set-cookie" && value.startsWith(word)),
      ).toEqual([]);
      expect(answer.headers().location).not.toMatch(/[\r\n\u2028]/);
    }
    const { word: _, ...quote } = quoteForm({ name: `Sam${breaks}Bcc: victim@example.com` });
    await (await newClient()).post("/?index", { form: quote });
    const mails = (await capturedMails(client)).filter(({ to }) => to === quote.email);
    for (const { subject } of mails) expect(subject).not.toMatch(/[\r\n]|Bcc/);
  }
});

test("no address accepts a form sent from another site", { tag: "@story" }, async ({
  people,
  newClient,
  admin,
  site,
}) => {
  const { client } = await people.installer({ status: "pending" });
  const elsewhere = [
    { origin: "https://evil.example" },
    { origin: "null", "sec-fetch-site": "cross-site" },
    { origin: site.url, "sec-fetch-site": "same-site" },
  ];
  // About a thousand requests; a client with cookies sends them three times as slowly.
  const line = openLine(site.url);
  const form = { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": someAddress() };
  for (const person of [await newClient(), client, admin]) {
    const cookie = await cookieOf(person);
    for (const path of paths.filter((address) => !address.startsWith("/webhooks/"))) {
      for (const [at, from] of elsewhere.entries()) {
        const method = ["POST", "PUT", "DELETE"][at] ?? "POST";
        for (const address of [path === "/" ? "/?index" : path, path === "/" ? "/_.data" : `${path}.data`]) {
          const headers = { ...form, ...from, ...(cookie && { cookie }) };
          const answer = await line.send({ method, path: address, headers, body: Buffer.from("intent=&form=") });
          expect(`${method} ${address}: ${answer.status}`).toBe(`${method} ${address}: 403`);
        }
      }
    }
  }
  line.close();
  expect((await client.get("/dashboard")).status(), "still signed in").toBe(200);
});

/** Columns that no form contains. */
const UNASKED = {
  status: "approved",
  isAdmin: "true",
  admin_role: "admin",
  role: "admin",
  credits: "1000",
  balance: "1000",
  emailVerified: "true",
  installerId: "demo-rival1",
  userId: "demo-rival1",
  priceCredits: "0",
  price_credits: "0",
  maxPurchases: "9",
  max_purchases: "9",
  placesTaken: "0",
  confirmedAt: "2026-01-01",
  stage: "won",
  decidedBy: "me",
};

test("a form accepts its own fields and no others", { tag: "@story" }, async ({ people, newClient, admin }) => {
  const client = await newClient();
  const email = `${aWord()}@example.com`;
  await send(client, "/auth?tab=signup", { ...UNASKED, ...signUpForm({ email }) }, 302);
  const unconfirmed = await client.post("/auth", { form: { form: "login", email, password: PASSWORD } });
  expect(unconfirmed.status(), "the address has to be confirmed all the same").toBe(403);

  const company = await people.installer({ status: "pending" });
  const profile = { form: "company", companyName: "Hill Solar Ltd", contactName: "Priya Shah", ...UNASKED };
  await send(company.client, "/profile", profile, 302);
  expect(await balanceOf(company.client)).toBe(0);
  expect((await company.client.get("/admin")).status()).toBe(403);
  expect(
    (await company.client.post("/leads", { form: { leadId: randomUUID(), purchaseId: randomUUID() } })).status(),
  ).toBe(403);

  const buyer = await people.installer({ credits: 10 });
  const { leadId } = await people.lead({ form: { ...UNASKED } });
  const purchaseId = randomUUID();
  const bought = await buyer.client.post("/leads", { form: { ...UNASKED, leadId, purchaseId } });
  expect(bought.status()).toBe(302);
  expect(await balanceOf(buyer.client), "the price is ours to say").toBe(5);
  expect(await (await admin.get(`/admin/leads/${leadId}`)).text()).toMatch(/1(<!-- -->)? of (<!-- -->)?3/);

  const { word: _, ...quote } = quoteForm();
  const body = { ...quote, ...UNASKED, maxPurchases: 9, placesTaken: -5, __proto__: { isAdmin: true } };
  const taken = await (await newClient()).post("/api/v1/quote-requests", { data: body });
  expect(taken.status()).toBe(201);
  const { reference } = await taken.json();
  const found = await (await admin.get(`/admin/leads/all?search=${reference}`)).text();
  const [, leadOfRequest = ""] = /\/admin\/leads\/([\da-f-]{36})/.exec(found) ?? [];
  expect((await buy(buyer.client, leadOfRequest)).status(), "its customer has not confirmed it").toBe(409);
  expect((await buy(buyer.client, reference)).status(), "a reference is no lead").toBe(404);
});

test("a zero byte, which no database accepts, is refused in every field and found at no address", async ({
  people,
  admin,
  newClient,
}) => {
  const company = await people.installer({ status: "pending" });
  const zero = "a\0b";
  const lead = { customer_name: "Ada", customer_email: "ada@example.com", service_type: "solar-panels" };
  const place = { location: "Croydon", postcode: "CR0 1EA" };
  const profile = { form: "company", companyName: "Hill Solar Ltd", contactName: "Priya Shah" };
  const change = { installerId: company.id, grantId: randomUUID() };
  const sent: [Client, string, Record<string, string>, number][] = [
    [company.client, "/profile", { ...profile, certifications: zero }, 422],
    [company.client, "/profile", { ...profile, specialties: zero }, 422],
    [await newClient(), "/auth?tab=signup", { ...signUpForm({ email: "zero@example.com" }), specialties: zero }, 422],
    [admin, "/admin", { ...change, intent: "decline", reason: zero }, 422],
    [admin, "/admin", { ...change, intent: "approve", installerId: zero }, 404],
    [admin, "/admin/users", { intent: "remove", userId: zero, currentPassword: demoPassword }, 409],
    [admin, "/admin/leads/new", { ...lead, ...place, leadId: randomUUID(), description: zero }, 422],
  ];
  for (const [client, path, form, status] of sent) await send(client, path, form, status);
  expect((await admin.get("/admin/installers/a%00b")).status()).toBe(404);
  const broken = await admin.get("/api/v1/purchases/%0D%0ASet-Cookie%3A%20a/none");
  expect([broken.status(), broken.headers()["content-type"]]).toEqual([404, "application/problem+json"]);
});
