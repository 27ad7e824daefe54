import { expect, test } from "vitest";
import { demoAdmin, demoInstallers, demoRivalEmails } from "#content/demo/installers.ts";
import { type DemoLead, demoLeads } from "#content/demo/leads.ts";
import { demoPastLeads, leadOfPast } from "#content/demo/past-leads.ts";
import { demoProjects } from "#content/demo/projects/projects.ts";
import { adminBudgetOptions, adminServiceOptions, quoteBudgetOptions, quoteServiceOptions } from "#content/options.ts";
import { services } from "#content/services.ts";

/** https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama: the ranges we use. */
const DRAMA_NUMBER =
  /^(?:07700 900\d{3}|020 7946 0\d{3}|01(?:17|18|21|31|41|51|61) 496 0\d{3}|0191 498 0\d{3}|029 2018 0\d{3}|028 9649 6\d{3})$/;

const allLeads = [...demoLeads, ...demoPastLeads.map(leadOfPast)];

type Options = readonly { readonly value: string; readonly label: string }[];

test("there are 36 leads, most with places left", () => {
  const taken = (places: number) => demoLeads.filter((lead) => lead.placesTaken === places).length;
  expect([taken(0), taken(1), taken(2), taken(3)]).toEqual([22, 5, 4, 5]);
  expect(demoLeads.filter((lead) => lead.placesTaken < lead.maxPurchases).length).toBeGreaterThanOrEqual(26);
  expect(demoLeads.filter(({ origin, maxPurchases }) => origin === "admin" && maxPurchases === 1)).toHaveLength(2);
});

test("nobody real can be reached, and nobody appears twice", () => {
  const customers = [...allLeads.map((lead) => lead.customerEmail), ...demoProjects.map(({ form }) => form.email)];
  const people = [...customers, ...demoInstallers.map(({ email }) => email)];
  expect(people.filter((email) => !/@(?:example\.(?:com|org)|demo\.example)$/.test(email))).toEqual([]);
  expect(new Set([...people, demoAdmin.email]).size).toBe(people.length + 1);
  const given = [
    ...allLeads.flatMap((lead) => lead.customerPhone ?? []),
    ...demoProjects.map(({ form }) => form.phone),
  ];
  const phones = [...given, ...demoInstallers.map(({ phone }) => phone)];
  expect(phones.filter((phone) => !DRAMA_NUMBER.test(phone))).toEqual([]);
  expect(new Set(phones).size).toBe(phones.length);
});

test("every lead could have come from its form", () => {
  for (const lead of allLeads) {
    const isAdmins = lead.origin === "admin";
    const serviceOptions: Options = isAdmins ? adminServiceOptions : quoteServiceOptions;
    const budgetOptions: Options = isAdmins ? adminBudgetOptions : quoteBudgetOptions;
    expect(serviceOptions.map(({ value }) => value)).toContain(lead.serviceType);
    expect(budgetOptions.map(({ label }) => label)).toContain(lead.budgetRange);
    if (lead.origin === "quote_request") expect(lead, lead.customerName).toMatchObject(expectedOfRequest(lead));
  }
});

function expectedOfRequest({ timeframe, serviceSlug }: DemoLead) {
  const urgency = timeframe === "asap" ? "high" : timeframe === "1-3-months" ? "medium" : "low";
  return { urgency, serviceType: services.find(({ slug }) => slug === serviceSlug)?.quoteOption, maxPurchases: 3 };
}

test("ages are between a few minutes and twenty days", () => {
  const hours = demoLeads.map((lead) => lead.createdHoursAgo);
  expect([Math.min(...hours), Math.max(...hours)]).toEqual([0.2, 480]);
});

test("there is a company for each sign-in, and three approved rivals", () => {
  const statusOf = new Map(demoInstallers.map(({ email, status }) => [email, status]));
  expect(statusOf.get("approved@demo.example")).toBe("approved");
  expect(statusOf.get("pending@demo.example")).toBe("pending");
  expect(statusOf.get("suspended@demo.example")).toBe("suspended");
  expect(statusOf.get("empty@demo.example")).toBe("approved");
  expect(demoRivalEmails.map((email) => statusOf.get(email))).toEqual(["approved", "approved", "approved"]);
  const unexplained = demoInstallers.filter(({ status, statusReason }) => (status === "suspended") !== !!statusReason);
  expect(unexplained).toEqual([]);
});

test("the past leads have companies and stages for a curve over thirteen weeks", () => {
  const buyers = new Set(demoInstallers.map(({ email }) => email));
  const sales = demoPastLeads.flatMap((lead) => Object.keys(lead.sales));
  expect(sales.filter((buyer) => !buyers.has(`${buyer}@demo.example`))).toEqual([]);
  const ages = demoPastLeads.map(({ daysAgo }) => daysAgo);
  expect([Math.min(...ages), Math.max(...ages)]).toEqual([2, 89]);
});
