import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { quotedRequest, sendQuote } from "#tests/e2e/every-page/quoted-request.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { buy, quoteForm, send } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";
import { aColleague } from "#tests/http/installer/a-colleague.ts";
import { wordsOfPdf } from "#tests/pdf-words.ts";

const read = async (client: Client, path: string) =>
  (await (await client.get(path)).text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");

/** A paper as its customer gets it, in words. */
async function paper(client: Client, path: string): Promise<{ words: string; name: string }> {
  const answer = await client.get(path);
  expect(answer.status(), path).toBe(200);
  const headers = answer.headers();
  expect(headers, path).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex",
    "x-content-type-options": "nosniff",
  });
  const [, name = ""] = /^attachment; filename="([^"]+)"/.exec(headers["content-disposition"] ?? "") ?? [];
  return { words: wordsOfPdf(await answer.body()).replace(/\s+/g, " "), name };
}

/** Where a page's link leads. */
const linkOn = (html: string, words: string) =>
  new RegExp(`<a [^>]*href="([^"]+)"[^>]*>${words}<`).exec(html)?.[1] ?? "";

test("a customer saves quote, comparison and brief as PDFs, by plain links and without contact details", async ({
  people,
  newClient,
}) => {
  const { customer, offers } = await quotedRequest(people);
  const [offer] = offers;
  const client = await newClient();
  const { link } = customer;
  const kept = { intent: "keep", id: randomUUID(), company: "Łukasz / “Sons”", for: "solar", price: "7900" };
  expect((await client.post(`${link}/elsewhere`, { multipart: kept })).status()).toBe(302);

  const page = await read(client, `${link}/quotes/${offer?.quoteId}`);
  const quoteAt = linkOn(page, "PDF");
  expect(quoteAt).toBe(`${link}/quotes/${offer?.quoteId}.pdf`);
  const quote = await paper(client, quoteAt);
  const { companyName } = offer?.company ?? {};
  expect(quote.name).toBe(`Fairwatt quote ${companyName}.pdf`);
  expect(quote.words).toContain(`${companyName}’s quote`);
  const [, price = ""] = /class="quote-price">([^<]+)</.exec(page) ?? [];
  expect(quote.words).toContain(`the extras it names ${price}`);

  const compared = await read(client, `${link}/compare`);
  expect(compared).toMatch(/class="compare-head">.*?Save as PDF<\/a><\/div>/s);
  const comparison = await paper(client, linkOn(compared, "Save as PDF").trim());
  expect(comparison.name).toBe("Fairwatt quotes compared.pdf");
  expect(comparison.words).toContain("Łukasz / “Sons” Not from a company that we checked");
  expect(comparison.words).toContain("£7,900");
  const dear = await paper(client, linkOn(await read(client, `${link}/compare?export=40`), "Save as PDF"));
  expect(dear.words, "at the customer's own prices").not.toBe(comparison.words);

  await send(client, `${link}/brief`, { seen: "0", electricityKwh: "3,600" }, 302);
  expect(await read(client, `${link}/brief`)).toContain(`formAction="${link}/brief.pdf"`);
  const brief = await paper(client, `${link}/brief.pdf`);
  expect(brief.name).toBe("Fairwatt brief Solar Panels.pdf");
  expect(brief.words).toContain("3,600 kWh");
  const details = await read(client, `${link}/details`);
  expect(details).toMatch(new RegExp(`href="${link}/receipt.pdf"[^>]*>.*?Save as PDF</a>`, "s"));
  const receipt = await paper(client, `${link}/receipt.pdf`);
  expect(receipt.name).toBe("Fairwatt who has my details.pdf");
  for (const { company } of offers) expect(receipt.words).toContain(company.companyName);
  const facts = [...details.matchAll(/<dd[^>]*>([^<]+)<\/dd>/g)].map(([, value = ""]) => value.replace(/\s+/g, " "));
  expect(facts.length).toBeGreaterThan(8);
  for (const fact of facts) expect(receipt.words).toContain(fact);
  for (const secret of [customer.email, customer.postcode, customer.name]) {
    for (const { words } of [quote, comparison, brief, receipt]) expect(words).not.toContain(secret);
    expect((await paper(client, `${link}/brief.pdf?contact=1`)).words).toContain(secret);
  }
});

test("papers are for the customer's own link: not the household's, another customer's, a company's or an ended one", async ({
  people,
  newClient,
}) => {
  const { customer, installer, offers } = await quotedRequest(people);
  const other = await people.customer();
  const client = await newClient();
  const { link } = customer;
  await send(client, `${link}/links`, { intent: "share", linkId: randomUUID(), label: "Alex" }, 302);
  const [shared = ""] = /\/shared\/[\w-]+/.exec(await read(client, `${link}/links`)) ?? [];
  const papers = [`/quotes/${offers[0]?.quoteId}.pdf`, "/compare.pdf", "/brief.pdf", "/receipt.pdf"];
  for (const under of papers) {
    const status = async (who: Client, path: string) => (await who.get(path)).status();
    expect(await status(client, shared.replace("/shared/", "/requests/") + under), under).toBe(403);
    expect(await status(client, shared + under), under).toBe(404);
    expect(await status(installer.client, `/requests/nobody${under}`), under).toBe(404);
    expect((await client.post(link + under)).status(), under).toBe(405);
  }
  expect((await client.get(other.link + papers[0])).status()).toBe(404);
  expect((await client.get(`${other.link}/compare.pdf`)).status(), "nothing to compare").toBe(404);
  for (const page of [shared, `${shared}/compare`]) expect(await read(client, page)).not.toContain(".pdf");

  await send(client, `${link}/links`, { intent: "end" }, 302);
  for (const under of papers) {
    expect((await client.get(link + under)).status(), under).toBe((await client.get(`${link}/brief.json`)).status());
    expect((await client.get(link + under)).headers()["content-type"]).not.toContain("pdf");
  }
});

test("a company saves the paper of its own quote from the lead's page and its list, the customer's to the word", async ({
  people,
  newClient,
  db,
}) => {
  const { customer, offers } = await quotedRequest(people);
  const [own, other] = offers;
  if (!own || !other) throw new Error("a quote is missing");
  const { client } = own.company;
  const at = `/quotes/${own.quoteId}.pdf`;
  const list = await read(client, "/quotes");
  expect(linkOn(list, "PDF")).toBe(at);
  const [lead = ""] = /\/leads\/purchases\/[0-9a-f-]{36}/.exec(list) ?? [];
  expect(linkOn(await read(client, lead), "PDF")).toBe(at);
  const saved = async (who: Client, path: string) => wordsOfPdf(await (await who.get(path)).body());
  const words = await saved(client, at);
  expect(words).toBe(await saved(await newClient(), `${customer.link}/quotes/${own.quoteId}.pdf`));
  expect(words).toContain(own.company.companyName);
  expect((await client.get(`/quotes/${other.quoteId}.pdf`)).status()).toBe(404);
  expect((await other.company.client.get(at)).status()).toBe(404);
  const books = await aColleague({ db, newClient }, own.company, "books");
  expect((await books.client.get(at)).status()).toBe(403);
  await send(client, `${customer.link}/stop`, { intent: "stop" }, 302);
  const after = await saved(client, at);
  expect(after).toContain(own.company.companyName);
  for (const secret of [customer.name, customer.email, customer.phone]) expect(after).not.toContain(secret);
});

test("each work of a request has papers of its own", async ({ people, newClient }) => {
  const client = await newClient();
  const { word, ...form } = quoteForm({ serviceType: "solar-panels" });
  const body = new URLSearchParams([...Object.entries(form), ["works", "solar-panels"], ["works", "heat-pumps"]]);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  expect((await client.post("/?index", { data: body.toString(), headers })).status()).toBe(302);
  const link = linkIn(await mailTo(client, form.email, /^Confirm your quote request/));
  const [, fingerprint = ""] = /name="fingerprint" value="([^"]+)"/.exec(await read(client, link)) ?? [];
  await send(client, link, { intent: "confirm", fingerprint }, 302);
  const company = await people.installer({ credits: 10 });
  const { items } = await (await company.client.get("/api/v1/leads")).json();
  const solar = items.find(
    ({ description, serviceType }: { description: string | null; serviceType: string }) =>
      description?.includes(word) && serviceType === "solar-panels",
  );
  const purchaseId = randomUUID();
  await buy(company.client, solar.id, purchaseId);
  const { quoteId } = await sendQuote(company, purchaseId, "solar");
  expect((await paper(client, `${link}/quotes/${quoteId}.pdf`)).words).toContain(company.companyName);
  expect((await client.get(`${link}~2/quotes/${quoteId}.pdf`)).status()).toBe(404);
  expect((await paper(client, `${link}/brief.pdf`)).name).toBe("Fairwatt brief Solar Panels.pdf");
  expect((await paper(client, `${link}~2/brief.pdf`)).name).toBe("Fairwatt brief Heat Pumps.pdf");
});
