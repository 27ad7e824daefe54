import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { ProjectCompanies } from "#app/routes/quote/request/project-companies.tsx";
import { ProjectNext } from "#app/routes/quote/request/project-next.tsx";
import { WhatYouAsked } from "#app/routes/quote/request/request-facts.tsx";
import { RequestState } from "#app/routes/quote/request/request-state.tsx";
import { RequestTimeline } from "#app/routes/quote/request/request-timeline.tsx";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { NextStep } from "#domain/projects/next-step.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";
import { aCustomerQuote } from "#tests/support/customer-quote.ts";
import { type PromisedPeriod, unkeptPeriods } from "#tests/support/periods.ts";

const MOMENT = new Date("2026-11-20T12:00:00Z");
const COMPANY = {
  companyName: "First Roofs",
  phone: null,
  email: "first@example.com",
  since: MOMENT,
  checks: [],
  purchaseId: "p",
  endedAt: null,
  saysWon: false,
};

function shown(given: Partial<CustomerRequest>, quotes: readonly CustomerQuote[] = []): string {
  const request: CustomerRequest = {
    status: "available",
    firstName: "Sarah",
    name: "Sarah Whitlock",
    email: "sarah@example.com",
    phone: "+447700900123",
    postcode: "CR0 1EA",
    fingerprint: "f",
    toConfirm: ["Solar Panels"],
    serviceType: "solar-panels",
    serviceLabel: "Solar Panels",
    brief: null,
    plan: null,
    sharing: "on_purchase",
    servicePath: "/services/solar-panels#quote",
    propertyType: null,
    timeframe: null,
    budgetRange: null,
    contactWay: null,
    contactTimes: null,
    message: null,
    createdAt: MOMENT,
    confirmedAt: MOMENT,
    closedAt: null,
    held: null,
    declinedBecause: null,
    isAsked: false,
    isUnanswered: false,
    isOffSaleByChoice: false,
    isOver: false,
    placesLeft: 3,
    installers: [],
    ...given,
  };
  const Page = () => (
    <>
      <RequestState request={request} />
      <RequestTimeline request={request} />
      <ProjectCompanies request={request} quotes={quotes} />
      <WhatYouAsked token="t" request={request} />
    </>
  );
  const Routed = createRoutesStub([{ path: "/", Component: Page }]);
  return renderToString(<Routed />).replaceAll("<!-- -->", "");
}

it("shows companies in the order of their first quotes, each under the mark of its place in buying", () => {
  const companies = ["Northlight", "Kestrelmoor", "Copperwick", "Tern"].map((companyName, day) => ({
    ...COMPANY,
    companyName,
    purchaseId: companyName,
    since: new Date(MOMENT.getTime() + day),
  }));
  const quotes = ["Copperwick", "Kestrelmoor", "Copperwick"].map((purchaseId, id) =>
    aCustomerQuote(quoteExamples.solar, { purchaseId, id: String(id) }),
  );
  const page = shown({ installers: companies }, quotes);
  expect([...page.matchAll(/mark-(\w)"|<h3>(\w+)</g)].map(([, mark, name]) => mark ?? name)).toEqual([
    "t",
    "Copperwick",
    "h",
    "Kestrelmoor",
    "k",
    "Northlight",
    "f",
    "Tern",
  ]);
});

it("writes its dates in words, in London time", () => {
  const open = shown({ createdAt: new Date("2026-06-30T23:30:00Z"), installers: [COMPANY] });
  expect(open).toContain("1 July 2026, 00:30");
  expect(open).toContain("has them since 20 November 2026, 12:00");
  const closed = shown({ status: "withdrawn", closedAt: MOMENT });
  expect(closed).toContain("20 November 2026, 12:00");
  expect(`${open} ${closed}`).not.toMatch(/\d\/\d/);
});

it.each<[CustomerRequest["status"], PromisedPeriod[]]>([
  ["unconfirmed", []],
  ["available", [["call or write within {}", "customerAnswerHours"]]],
  ["sold", []],
  ["withdrawn", []],
  ["expired", [["Requests end after {}", "leadLifetimeDays"]]],
])("%s: names only periods that the code keeps", (status, promised) => {
  expect(unkeptPeriods(shown({ status, isOver: status === "expired" || status === "withdrawn" }), promised)).toEqual(
    [],
  );
});

it("before confirming, shows name, phone and postcode for checking, with a way to ask again", () => {
  const html = shown({ status: "unconfirmed", confirmedAt: null });
  const banner = html.slice(0, html.indexOf("Who has your details"));
  for (const detail of ["Sarah Whitlock", "07700 900123", "CR0 1EA"]) expect(banner).toContain(detail);
  expect(banner).toMatch(/href="\/services\/solar-panels#quote"[^>]*>This is not right</);
  expect(banner).toContain('name="fingerprint" value="f"');
});

it.each<Partial<CustomerRequest>>([
  { status: "withdrawn" },
  { status: "unconfirmed", confirmedAt: null },
  { status: "expired" },
])("says everywhere that it is closed, and leads to a new request: %o", (given) => {
  const html = shown({ ...given, closedAt: MOMENT, isOver: true });
  expect(html).toMatch(/class="badge[^>]*>Closed</);
  expect(html).not.toMatch(/Confirmed<|Nobody yet/);
  expect(html).toMatch(/href="\/services\/solar-panels#quote"[^>]*>Send a new request</);
});

it.each([
  ["withdrawn", "This request is closed"],
  ["expired", "This request has ended"],
] as const)("%s by us with nobody there: over, with a new request as the one thing to do", (status, title) => {
  const html = shown({ status, isOver: true });
  expect(html).toContain(title);
  expect(html).toContain("If you are still looking, send a new one.");
  expect(html).toMatch(/href="\/services\/solar-panels#quote"[^>]*>Send a new request</);
  expect(html).not.toMatch(/Correct my details|how and when you want to be contacted/);
});

it.each(["withdrawn", "expired"] as const)(
  "%s by us with a company there: no new companies, and the company goes on",
  (status) => {
    const html = shown({ status, installers: [COMPANY] });
    expect(html).toMatch(/class="badge[^>]*>No new companies</);
    expect(html).toContain("Companies that have your details can still send quotes.");
    expect(html).not.toMatch(/is closed|has ended|Send a new request/);
  },
);

it("closed after all places were sold, says who has the details and that they were told", () => {
  const html = shown({ status: "sold", closedAt: MOMENT, installers: [COMPANY], placesLeft: 0 });
  expect(html).toContain("This request is closed");
  expect(html).toContain("We have told those who have them that you do not want to be contacted.");
  expect(html).toContain("First Roofs");
});

it("says for each company with the details what was checked, by whom and when, and what was not", () => {
  const checks: CustomerRequest["installers"][number]["checks"] = [
    { check: "mcs_number", state: "checked", on: "2026-11-03", validUntil: "2027-03-31" },
    { check: "mcs_scope", state: "ended", on: "2025-11-03", validUntil: "2026-11-19" },
    { check: "certificate_holder", state: "failed", on: "2026-11-04", validUntil: null },
    { check: "insurance", state: "not_checked", on: null, validUntil: null },
  ];
  const html = shown({ status: "sold", installers: [{ ...COMPANY, checks }] });
  expect([...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].slice(0, 4).map(([, ...pair]) => pair)).toEqual([
    ["MCS number", "Checked by a Fairwatt administrator on 3 November 2026, valid until 31 March 2027"],
    ["MCS scope", "Checked by a Fairwatt administrator on 3 November 2025, ended on 19 November 2026"],
    ["Certificate holder", "Did not pass: checked by a Fairwatt administrator on 4 November 2026"],
    ["Insurance", "Not checked yet"],
  ]);
  expect(html).toContain("Not checked yet: insurance");
  expect(html).toContain("We do not check workmanship");
});

it("lists what has happened in order, with the companies", () => {
  const later = (hours: number) => new Date(MOMENT.getTime() + hours * 3_600_000);
  const html = shown({
    status: "sold",
    confirmedAt: later(1),
    closedAt: later(4),
    installers: [
      { ...COMPANY, companyName: "Second Roofs", since: later(3) },
      { ...COMPANY, since: later(2) },
    ],
  });
  const timeline = /<ol class="timeline">.*?<\/ol>/.exec(html)?.[0] ?? "";
  expect([...timeline.matchAll(/<b>(.*?)<\/b>.*?dateTime="(.*?)"/gi)].map(([, what, at]) => [what, at])).toEqual([
    ["We received your request", MOMENT.toISOString()],
    ["Shown to installers, without your contact details", later(1).toISOString()],
    [`Taken by ${COMPANY.companyName}`, later(2).toISOString()],
    ["Taken by Second Roofs", later(3).toISOString()],
    ["Ended by you", later(4).toISOString()],
  ]);
  expect(shown({ confirmedAt: null })).not.toContain("Shown to installers, without your contact details");
});

it("says only of companies with open outlines that they do not have the details", () => {
  const next = (companies: readonly string[]) => {
    const outlines = companies.map((company) => ({ id: company, company, lapsesAt: MOMENT, status: "waiting" }));
    const step = { is: "outlines", outlines } as unknown as NextStep;
    const Page = () => <ProjectNext home="/requests/t" step={step} today="2026-11-20" />;
    const Routed = createRoutesStub([{ path: "/", Component: Page }]);
    return renderToString(<Routed />).replaceAll("<!-- -->", "");
  };
  expect(next(["First Roofs"])).toContain("First Roofs does not have your details until you pick.");
  expect(next(["First Roofs", "Second Roofs"])).toContain("None of them has your details until you pick.");
});
