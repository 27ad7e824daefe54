import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { siteOfBusinessForm } from "#domain/briefs/brief-form.ts";
import { businessQuoteForm } from "#domain/requests/quote-form.ts";
import { requestQuote } from "#domain/requests/request-quote.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { leadOfReference } from "#tests/support/leads.ts";
import { later, NOON } from "#tests/support/people.ts";

const SITE = { electricityKwh: "96,000 kWh", premises: "warehouse", siteTenure: "long_lease", supply: "three" };

const typed = (email: string) => ({
  name: "Martin Hale",
  company: "Hale Joinery Ltd",
  email,
  phone: "07700 900123",
  postcode: "RG41 2QJ",
  serviceType: "commercial",
  serviceSlug: "commercial-solar",
  budget: "30k-100k",
  message: "The roof of Hale Joinery is trapezoidal steel.",
});

const problems = (given: Record<string, string>) =>
  businessQuoteForm.safeParse({ ...typed("sam@example.com"), ...given }).error?.issues.map(({ message }) => message);

it("asks for the company, and adds it to the name", () => {
  expect(businessQuoteForm.parse(typed("sam@example.com")).name).toBe("Martin Hale, Hale Joinery Ltd");
  expect(problems({ company: " " })).toEqual(["Enter the name of your company or organisation."]);
  expect(problems({ company: "x".repeat(88) })).toEqual(["Name and company can have up to 100 characters together."]);
  expect(problems({ company: "x".repeat(87) })).toBeUndefined();
});

it("reads the answers about the site, and refuses impossible ones", () => {
  expect(siteOfBusinessForm().parse(SITE)).toEqual({ ...SITE, electricityKwh: 96_000 });
  expect(siteOfBusinessForm().parse({})).toEqual({});
  const wrong = siteOfBusinessForm().safeParse({ electricityKwh: "lots", supply: "four" }).error;
  expect(wrong?.issues.map(({ path }) => path[0])).toEqual(["electricityKwh", "supply"]);
});

eachDatabase("asking for a business", (open) => {
  let db: Database;
  const request = async (email: string, site: Record<string, string>, now = NOON) => {
    const { reference } = await requestQuote(
      { db, now },
      {
        requestId: randomUUID(),
        reference: randomUUID(),
        address: randomUUID(),
        form: businessQuoteForm.parse(typed(email)),
        site: siteOfBusinessForm().parse(site),
      },
    );
    return leadOfReference(db, reference);
  };
  const briefsOf = (leadId: string) =>
    ask(db.orm, `select version, content from briefs where lead_id = '${leadId}' order by version`);

  beforeAll(async () => {
    db = await open();
  });

  it("saves the answers about the site as the first version of the brief", async () => {
    const email = `${randomUUID()}@example.com`;
    const leadId = await request(email, SITE);
    const [lead] = await ask<Record<string, unknown>>(
      db.orm,
      `select status, customer_name, budget_range, service_slug, brief from leads where id = '${leadId}'`,
    );
    expect(lead).toEqual({
      status: "unconfirmed",
      customer_name: "Martin Hale, Hale Joinery Ltd",
      budget_range: "£30,000-£100,000",
      service_slug: "commercial-solar",
      brief: { ...SITE, electricityKwh: 96_000 },
    });
    expect(await request(email, SITE, later({ minutes: 5 }))).toBe(leadId);
    expect(await briefsOf(leadId)).toHaveLength(1);
    await request(email, { ...SITE, supply: "unsure" }, later({ minutes: 10 }));
    expect(await briefsOf(leadId)).toMatchObject([{ version: 1 }, { version: 2, content: { supply: "unsure" } }]);
  });

  it("writes no brief without answers about the site", async () => {
    expect(await briefsOf(await request(`${randomUUID()}@example.com`, {}))).toEqual([]);
  });
});
