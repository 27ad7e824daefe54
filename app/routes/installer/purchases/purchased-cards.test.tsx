import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { Today } from "#app/routes/installer/dashboard/today.tsx";
import { CustomerRow } from "#app/routes/installer/dashboard/waiting-row.tsx";
import { EarlierAttempt } from "#app/routes/installer/purchases/earlier-attempt.tsx";
import { HistoryCard } from "#app/routes/installer/purchases/history-card.tsx";
import { LostQuestion } from "#app/routes/installer/purchases/lost-question.tsx";
import { QuotesCard, type ShownQuote } from "#app/routes/installer/purchases/quotes-card.tsx";
import { ReachBand } from "#app/routes/installer/purchases/reach-band.tsx";
import { WorkShell } from "#app/shell/work-shell.tsx";
import type { ContactWay } from "#content/contact-wish.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import type { MyToday } from "#domain/statistics/my-today.ts";

const NOW = new Date("2026-11-26T12:00:00Z");
const sentAt = new Date("2026-11-24T09:00:00Z");
const openedAt = new Date("2026-11-25T18:30:00Z");

const aLead = (given: Partial<PurchasedLead> = {}) =>
  ({
    purchaseId: "p1",
    stage: "quoted",
    askedAt: sentAt,
    purchasedAt: sentAt,
    priceCredits: 5,
    contactTimes: null,
    contact: { name: "Priya Raman", phone: "+447700900418", email: "priya@example.com", postcode: "RG1 8EQ" },
    contactWay: null,
    anonymisedAt: null,
    endedAt: null,
    closedByCustomerAt: null,
    confirmedAt: null,
    contactCorrectedAt: null,
    briefWrittenAt: null,
    photos: [],
    stageChangedAt: null,
    serviceLabel: "Solar Panels",
    location: "Reading",
    ...given,
  }) as PurchasedLead;

const aQuote = (given: Partial<ShownQuote> = {}) =>
  ({
    id: "q1",
    option: "A",
    revision: 1,
    status: "sent",
    sentAt,
    openedAt: null,
    validUntil: "2026-12-24",
    duePence: 108_000,
    files: [],
    isReadable: true,
    ...given,
  }) as ShownQuote;

function shown(element: ReactNode): string {
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToString(<RouterProvider router={router} />).replaceAll("<!-- -->", "");
}

describe("Lost with an open quote", () => {
  it("asks, names each sum, and carries which quotes it was asked about", () => {
    const ask = (...quotes: ShownQuote[]) => shown(<LostQuestion lead={aLead()} quotes={quotes} state={undefined} />);
    const html = ask(aQuote(), aQuote({ id: "q0", status: "withdrawn" }));
    expect(html).toContain("This withdraws your quote of £1,080. Go on?");
    expect(html.match(/name="withdrawing" value="(\w+)"/g)).toEqual(['name="withdrawing" value="q1"']);
    const other = aQuote({ id: "q2", option: "B", duePence: 645_000 });
    expect(ask(aQuote(), other)).toContain("This withdraws your 2 quotes of £1,080 and £6,450. Go on?");
    expect(ask()).not.toContain("withdraws");
    expect([...html.matchAll(/name="lostReason"[^>]* value="([^"]+)"/g)].map(([, reason]) => reason)).toEqual([
      "price",
      "speed",
      "another installer",
      "not going ahead",
      "could not reach them",
    ]);
  });
});

describe("the quote on the page of a lead", () => {
  const card = (...quotes: ShownQuote[]) => shown(<QuotesCard quotes={quotes} now={NOW} purchaseId="p1" canQuote />);

  it("says whether and when the customer opened it, and never “Open”", () => {
    expect(card(aQuote())).toMatch(/>Sent<.*The customer has not opened it yet\./);
    expect(card(aQuote({ openedAt }))).toContain("The customer opened it 25/11/2026, 18:30.");
    expect(card(aQuote({ openedAt }))).not.toContain("Open<");
  });

  it("offers to send a withdrawn one again, while it is the newest and its last day has not passed", () => {
    const withdrawn = aQuote({ status: "withdrawn" });
    expect(card(withdrawn)).toContain("Send it again");
    expect(card(withdrawn, aQuote({ id: "q2", revision: 2 }))).not.toContain("Send it again");
    expect(card(aQuote({ status: "withdrawn", validUntil: "2026-11-25" }))).not.toContain("Send it again");
  });

  it("has the paper of each revision, named, while we have its words", () => {
    const html = card(aQuote(), aQuote({ id: "q2", revision: 2, isReadable: false }));
    const papers = [...html.matchAll(/<a href="([^"]+)">PDF<span class="sr-only">([^<]+)</g)];
    expect(papers.map(([, at, of]) => [at, of])).toEqual([["/quotes/q1.pdf", " of option A, revision 1"]]);
  });

  it("is in the history when it was opened, and so are messages of both sides", () => {
    const messages = [
      { from: "customer", by: null, sentAt } as const,
      { from: "installer", by: null, sentAt: openedAt } as const,
      { from: "installer", by: "Ben Okafor", sentAt: openedAt } as const,
    ];
    const nothing = {
      report: { state: "too_late" as const, until: NOW, isWatched: false },
      appointments: [],
      notes: [],
    };
    const attempts = [
      { id: "a1", channel: "call", outcome: "no_answer", triedAt: sentAt, notedAt: sentAt, by: "Sana" },
    ] as const;
    const html = shown(
      <HistoryCard
        {...nothing}
        lead={aLead({ stage: "quoted", stageChangedAt: openedAt, stageChangedBy: "Ben Okafor" })}
        quotes={[aQuote({ openedAt }), aQuote({ id: "q2", revision: 2, sentBy: "Sana" })]}
        messages={messages}
        attempts={attempts}
      />,
    );
    const opened = html.indexOf("Priya Raman opened your quote of £1,080: option A, revision 1");
    for (const step of [
      "Priya Raman wrote",
      "You wrote",
      "Message. Sent by Ben Okafor",
      "No answer. Called by Sana",
      "revision 2. Sent by Sana",
      "Stage set to Quoted by Ben Okafor",
    ])
      expect(html).toContain(step);
    expect(html.indexOf("You sent a quote of £1,080"), "newest first").toBeGreaterThan(opened);
  });
});

describe("how the customer likes to be reached", () => {
  const primary = (html: string) => html.match(/<a class="btn (?:btn-primary|reach-number)[^>]*href="([^"]+)"/)?.[1];
  const chosen = (html: string) => html.match(/<option value="(\w+)" selected=""/)?.[1];
  const today = (lead: PurchasedLead) =>
    shown(<CustomerRow now={NOW} attemptId="a1" isFirst waiting={{ ...aWait, ...lead }} />);
  const attempts = (lead: PurchasedLead) => shown(<EarlierAttempt freshId="a1" lead={lead} state={undefined} />);
  const band = (lead: PurchasedLead) =>
    shown(<ReachBand freshId="a1" lead={lead} isTried={false} now={NOW} state={undefined} />);
  const outcomes = (html: string) =>
    [...html.matchAll(/name="by" value="(\w+)"|<button[^>]*value="(\w+)"[^>]*name="by"/g)].map(([, a, b]) => a ?? b);

  it.each<[ContactWay | null, string | null, string, string]>([
    [null, "+447700900418", "tel:+447700900418", "call"],
    ["phone", "+447700900418", "tel:+447700900418", "call"],
    ["text", "+447700900418", "sms:+447700900418", "text"],
    ["email", "+447700900418", "mailto:priya@example.com", "email"],
    ["text", null, "mailto:priya@example.com", "email"],
  ])(
    "%s with number %s: first %s, on the dashboard, in the band and the attempts",
    (contactWay, phone, href, channel) => {
      const lead = aLead({ contactWay, contact: { ...aLead().contact, phone } });
      expect(primary(band(lead))).toBe(href);
      expect(primary(today(lead))).toBe(href);
      expect(chosen(attempts(lead))).toBe(channel);
    },
  );

  it("the outcomes of their way come first, and those of a way that is not open are left out", () => {
    const calls = ["spoke", "no_answer", "left_message", "wrong_number"];
    const { contact } = aLead();
    const wishing = (contactWay: ContactWay | null, given: Partial<PurchasedLead["contact"]> = {}) =>
      outcomes(band(aLead({ contactWay, contact: { ...contact, ...given } })));
    expect(wishing(null)).toEqual([...calls, "texted", "emailed"]);
    expect(wishing("text")).toEqual(["texted", ...calls, "emailed"]);
    expect(wishing("email")).toEqual(["emailed", ...calls, "texted"]);
    expect(wishing("phone", { phone: "+441184960000" })).toEqual([...calls, "emailed"]);
    expect(wishing("phone", { email: null })).toEqual([...calls, "texted"]);
    expect(wishing("text", { phone: null })).toEqual(["emailed"]);
  });
});

const aWait = {
  section: "contact" as const,
  also: [],
  at: sentAt,
  what: null,
  actId: null,
  isOurTurn: false,
  duePence: null,
  lastCall: null,
};

it("an order to stop comes first in Today, with the hours left, and is counted beside “Stops”", () => {
  const asked = { purchaseId: "p9", firstName: "Nia", outcode: "RG1", serviceLabel: "Solar Panels", askedAt: sentAt };
  const stops = (hours: number, status: "asked" | "overdue" = "asked") => [
    { ...asked, status, dueAt: new Date(NOW.getTime() + hours * 3_600_000) },
  ];
  const waiting = [{ ...aLead(), ...aWait, section: "message" as const, also: ["ending" as const], what: "When?" }];
  const today = (given: ReturnType<typeof stops>): MyToday => ({
    counts: { mine: 2, everybody: 2 },
    totals: { stop: 1, message: 1 },
    stops: given,
    waiting,
    papers: [],
    fresh: [],
  });
  const rows = (given: ReturnType<typeof stops>) =>
    shown(<Today now={NOW} today={today(given)} attemptIds={{}} isEverybodys={false} leadsForSale={3} />);
  expect(rows(stops(25.5))).toMatch(
    /Stop, and confirm.*25 hours left.*Nia in RG1 has asked you to stop.*Messages unread.*Priya Raman.*“When\?”\. Also: a quote ends soon/,
  );
  expect(rows(stops(-2, "overdue"))).toMatch(/Overdue.*You cannot buy leads until you confirm\./);
  const viewer = {
    adminRoles: [],
    companyName: "Sun Ltd",
    role: "owner" as const,
    name: "Ann Lee",
    balanceCredits: 5,
  };
  const frame = (stop: number) =>
    shown(
      <WorkShell viewer={{ ...viewer, waiting: { today: stop, messages: 3, sections: { stop } }, work: null }}>
        x
      </WorkShell>,
    );
  expect(frame(2).match(/>2<span class="sr-only"> to confirm/g)).toHaveLength(2);
  expect(frame(2).match(/>3<span class="sr-only"> unread/g)).toHaveLength(2);
  expect(frame(0)).not.toMatch(/to confirm|waiting/);
});

it("Today without anything is one sentence and a link", () => {
  const nothing = { totals: {}, stops: [], waiting: [], papers: [], fresh: [] };
  const shownTo = (everybody: number, leadsForSale: number | null) =>
    shown(
      <Today
        now={NOW}
        today={{ ...nothing, counts: { mine: 0, everybody } }}
        attemptIds={{}}
        isEverybodys={false}
        leadsForSale={leadsForSale}
      />,
    );
  expect(shownTo(0, 12)).toMatch(/Nothing waits for you today\. 12 leads in your area are for sale\..*href="\/leads"/);
  expect(shownTo(0, null)).toMatch(/Nothing waits for you today\..*href="\/leads\?tab=purchased"/);
  expect(shownTo(4, 12)).toMatch(/Nothing waits for you today\..*href="\/dashboard\?whose=everybody"/);
});
