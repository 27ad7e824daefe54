import { describe, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { promises } from "#content/promises.ts";
import { TOKEN } from "#domain/mails/letter/sample.ts";
import { type MailFacts, mails, nameInLog, writeMail } from "#domain/mails/mails.ts";
import type { MailName } from "#domain/outbox/mail.ts";
import { type PromisedPeriod, unkeptPeriods } from "#tests/support/periods.ts";

const APP = "https://fairwatt.example";

const samples = Object.fromEntries(
  Object.entries(mails).map(([mail, { sample }]) => [mail, { mail, ...sample.facts }]),
) as { [Name in MailName]: MailFacts<Name> };

const written = Object.values(samples).map((facts) => ({ name: facts.mail, facts, ...writeMail(facts, `${APP}/`) }));

describe("the record of mails", () => {
  it("has a recipient, a name of its own, and the way to its words for each", () => {
    const kinds = Object.values(mails);
    expect(new Set(kinds.map((kind) => kind.nameInLog)).size).toBe(kinds.length);
    for (const { recipient, nameInLog, gather, letter } of kinds) {
      expect(nameInLog).toMatch(/^[A-Z]/);
      expect([recipient, gather, letter]).not.toContain(undefined);
    }
  });

  it("does not compile without one of them, or with one that lacks a part", () => {
    const { "sessions-ended": sessionsEnded, ...others } = mails;
    // @ts-expect-error a mail that can be queued is missing.
    const incomplete: Record<MailName, unknown> = others;
    for (const part of ["nameInLog", "recipient", "gather", "letter", "sample"] as const) {
      const { [part]: _, ...rest } = sessionsEnded;
      // @ts-expect-error a part of it is missing.
      const lacking: typeof sessionsEnded = rest;
      expect(lacking).not.toHaveProperty(part);
    }
    expect(incomplete).not.toHaveProperty("sessions-ended");
  });

  it("keeps the name of a mail that we no longer send", () => {
    expect([nameInLog("your-links"), nameInLog("of-long-ago")]).toEqual(["Links to requests", "of-long-ago"]);
  });
});

/** They go to an address of which we know no name. */
const TO_STRANGERS = ["team-invitation", "review-report-decided"];

describe.each(written)("$name", ({ name, subject, text, html }) => {
  it("has a subject of one line of at most 78 characters", () => {
    expect(subject).toMatch(/^[^\p{Cc}\u2028\u2029]{10,78}$/u);
  });

  it("says everything: no value is missing", () => {
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
  });

  it("spells every link out in the text, too", () => {
    const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address = ""]) => address);
    expect(addresses).toContain(site.phoneHref);
    for (const address of addresses) expect(text).toContain(spelledOut(address));
  });

  it("links only to this product, and to no double slash", () => {
    for (const [address] of text.matchAll(/https?:\/\/\S+/g)) {
      expect(address.startsWith(`${APP}/`)).toBe(true);
      expect(address.slice(APP.length)).not.toContain("//");
    }
  });

  it("greets by name, and says why it came and how to reach us", () => {
    expect(text).toMatch(TO_STRANGERS.includes(name) ? /^Hello,\n/ : /^Hello (Sam|Priya Shah),\n/);
    expect(text).toContain("You’re receiving this email because");
    for (const contact of [site.name, site.phone, site.email]) expect(text).toContain(contact);
  });

  it("says in HTML what it says in text", () => {
    const words = (part: string) => part.replace(/\s+/g, " ");
    const page = words(unescaped(html.replace(/<[^>]+>/g, " ")));
    const paragraphs = text.split("\n").filter((line) => line.endsWith("."));
    for (const paragraph of paragraphs) expect(page).toContain(words(paragraph.replace(/^[A-Z][a-z ]*: /, "")).trim());
  });
});

function spelledOut(href: string): string {
  if (href.startsWith("mailto:")) return decodeURIComponent(href.slice("mailto:".length));
  const phones = new Map([
    [site.phoneHref, site.phone],
    ["tel:+447700900123", "07700 900123"],
    ["tel:+442079460018", "020 7946 0018"],
  ]);
  return phones.get(href) ?? unescaped(href);
}

function unescaped(html: string): string {
  return html.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&");
}

const textOf = (facts: MailFacts) => writeMail(facts, APP).text;

describe("what a customer reads", () => {
  it("before confirming: nobody has the details, what comes next, and what to do if it was somebody else", () => {
    const text = textOf(samples["confirm-request"]);
    expect(text).toContain("You asked for free quotes for EV chargers.");
    expect(text).toContain("Nobody gets your details until you confirm.");
    expect(text).toContain(
      "We ask each one to call or write within 24 hours of taking it; a firm quote follows a survey.",
    );
    expect(text).toContain(`Open my request:\n${APP}/requests/${TOKEN}`);
    expect(text).toContain("see who has your details and since when, and close the request at any time");
    expect(text).toContain("If this wasn’t you, ignore this email");
  });

  it("after a purchase: who has the details and how to reach them", () => {
    const text = textOf(samples["lead-bought-customer"]);
    expect(text).toContain("Sunny Roofs & Sons Ltd now has your contact details for your enquiry about EV chargers.");
    expect(text).toContain("Phone: 020 7946 0018\nEmail: hello@sunny.example");
    expect(text).toContain(
      "Insurance: Checked by a Fairwatt administrator on 3 November 2026, valid until 31 March 2027\nIdentity: Not checked yet",
    );
    expect(text).toContain("Not checked yet: identity. Ask them to show it to you before");
    expect(text).toContain(`${APP}/requests/${TOKEN}`);
    expect(text).toContain("You can close the request at any time");
  });

  it("when the company has no phone number: its e-mail alone", () => {
    const facts = samples["lead-bought-customer"];
    const text = textOf({ ...facts, company: { ...facts.company, phone: null } });
    expect(text).not.toContain("Phone:");
    expect(text).toContain("Email: hello@sunny.example");
  });
});

describe("what an installer reads", () => {
  const bought = samples["lead-bought-installer"];

  it("after buying: everything about the customer, the balance, the promise and the way to report", () => {
    const text = textOf(bought);
    expect(text).toContain(
      "Name: Sam Taylor\nPhone: 07700 900123\nEmail: sam+home@example.com\nPostcode: CR0 1EA\nPrefers: A phone call, weekday evenings (5 to 8), weekends (10 to 4)\n" +
        "Message:\n  South-facing roof, no shade.\n\n  Please ring after 5pm.\nYour balance: 15 credits\n",
    );
    expect(text).toContain("within 24 hours, so please get in touch by then");
    expect(text).toContain("For 14 days after buying, you can report a lead");
    expect(text).toContain(`${APP}/leads?tab=purchased`);
  });

  it("the phone and the e-mail as links that call and write", () => {
    const { html } = writeMail(bought, APP);
    expect(html).toContain('href="tel:+447700900123"');
    expect(html).toContain('href="mailto:sam%2Bhome@example.com"');
  });

  it("no empty phone and no empty message", () => {
    const wish = { contactWay: null, contactTimes: null };
    const text = textOf({ ...bought, customer: { ...bought.customer, phone: null }, wish, description: null });
    expect(text).not.toMatch(/Phone:|Message:|Prefers:/);
  });

  it("what a customer typed, without it becoming part of the page", () => {
    const name = '<script>alert("x")</script>';
    const { html, text } = writeMail({ ...bought, customer: { ...bought.customer, name } }, APP);
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;script&gt;");
    expect(text).toContain(`Name: ${name}`);
  });

  it.each([
    "credits-purchased",
    "card-refunded",
    "purchase-refunded",
    "lead-bought-installer",
    "outline-picked",
    "outline-ended",
    "stop",
  ] as const)("of credits, in %s: the newest entry with its hash, to check the history by", (name) => {
    expect(textOf(samples[name])).toContain(`Newest credit entry: 12 ${"4f".repeat(32)}\n`);
  });

  it("no newest entry where a stop gave nothing back", () => {
    expect(textOf({ ...samples.stop, refundedCredits: 0 })).not.toContain("Newest credit entry");
  });

  it("after a refund: how many credits, for which lead and why", () => {
    const text = textOf(samples["purchase-refunded"]);
    expect(text).toContain("5 credits are back in your balance");
    expect(text).toContain("Lead: solar panels, Croydon");
    expect(text).toContain("Customer: Sam Taylor\nReported as: Wrong phone number\nRefunded: 5 credits");
    expect(text).toContain(`${APP}/credits`);
  });

  it("after a declined report: which lead, the reason, and how to reach us", () => {
    const text = textOf(samples["refund-declined"]);
    expect(text).toContain("Your balance hasn’t changed.");
    expect(text).toContain("Lead: solar panels, Croydon\nCustomer: Sam Taylor\nReported as: Wrong phone number");
    expect(text).toContain("Reason: The customer answered our call on this number.");
    expect(text).toContain(`${APP}/leads/purchases/7c0c8a52-6f0b-4d4e-9a53-0e2b3a7a4f11`);
    expect(text).toContain(`call us on ${site.phone}`);
  });

  it("after buying credits: the pack, the price, the balance and the receipt", () => {
    const text = textOf(samples["credits-purchased"]);
    expect(text).toContain("50 credits are in your balance");
    expect(text).toContain("Pack: Professional Pack\nPaid: £199\nReceipt: FW-000007\nYour balance: 55 credits");
    expect(text).toContain(`${APP}/credits/receipts/7`);
  });

  it("to confirm: how long the link works, and how long the review takes", () => {
    const text = textOf(samples["confirm-email"]);
    expect(text).toContain(`${APP}/auth/confirm/${TOKEN}`);
    expect(text).toContain("The link works once, within 24 hours.");
    expect(text).toContain("within 1 to 2 business days");
    expect(text).toContain("If this wasn’t you, ignore this email");
  });

  it.each(["installer-approved", "installer-reinstated"] as const)(
    "%s: where the leads and the credits are",
    (name) => {
      const text = textOf(samples[name]);
      expect(text).toContain("Sunny Roofs & Sons Ltd");
      expect(text).toContain(`${APP}/leads\n`);
      expect(text).toContain(`${APP}/credits\n`);
    },
  );

  it.each([
    ["installer-declined", "Reason: We found no MCS certificate."],
    ["installer-suspended", "Reason:\n  Three customers\n  heard nothing."],
  ] as const)("%s: the reason and how to reach us", (name, reason) => {
    const text = textOf(samples[name]);
    expect(text).toContain(reason);
    expect(text).toContain(`call us on ${site.phone} (${site.openingHoursLine}) or write to ${site.email}`);
  });

  it("suspended: what still works", () => {
    const text = textOf(samples["installer-suspended"]);
    expect(text).toContain("You can still sign in and read the leads you’ve bought.");
    expect(text).toContain(`Ask for a second look:\n${APP}/second-look`);
    expect(text).toContain(`${APP}/terms-of-service#part-`);
  });
});

describe("what an owner reads of the team", () => {
  const changed = samples["team-changed"];
  const of = (facts: Partial<typeof changed>) => writeMail({ ...changed, place: null, ...facts }, APP);

  it("who did what to whom, when, and where to put it right", () => {
    const { subject, text } = writeMail(changed, APP);
    expect(subject).toBe("Sam Reeve has another role or limit at Sunny Roofs & Sons Ltd");
    expect(text).toContain("You changed the role or monthly limit of Sam Reeve at Sunny Roofs & Sons Ltd.");
    expect(text).toContain(
      "Role: Office\nMonthly limit: 20 credits\nWhen: 20 November 2026 at 12:00, London time\n\nWas this you? See the team:\n",
    );
    expect(text).toContain(`${APP}/team\n`);
    expect(of({ place: { role: "surveyor", creditsAMonth: null } }).text).not.toContain("Monthly limit");
  });

  it.each([
    ["invited", "Priya Shah invited Sam Reeve to work in the Fairwatt account of Sunny Roofs & Sons Ltd."],
    ["removed", "Priya Shah removed Sam Reeve from Sunny Roofs & Sons Ltd."],
    ["factor_reset", "Priya Shah reset the second factor of Sam Reeve at Sunny Roofs & Sons Ltd."],
    ["factor_required", "Priya Shah turned on Require two-factor sign-in for everybody at Sunny Roofs & Sons Ltd."],
    ["factor_optional", "Priya Shah turned off Require two-factor sign-in for everybody at Sunny Roofs & Sons Ltd."],
  ] as const)("%s, by a colleague", (what, sentence) => {
    expect(of({ what, byReader: false }).text).toContain(sentence);
  });

  it("that we made somebody an owner", () => {
    const { text } = of({ what: "made_owner", by: null, byReader: false });
    expect(text).toContain("We at Fairwatt made Sam Reeve an owner of Sunny Roofs & Sons Ltd.");
    expect(text).toContain(`every owner was told ${limits.recoveryWaitHours} hours before`);
  });
});

it("puts no line break of a company's name into the subject", () => {
  const facts = samples["lead-bought-customer"];
  const name = `Sun\r\nBcc: everybody@example.com ${"and Sons ".repeat(20)}Ltd`;
  const { subject } = writeMail({ ...facts, company: { ...facts.company, name } }, APP);
  expect(subject).toMatch(/^Your details are now with Sun Bcc: [^\r\n]+…$/);
  expect(subject.length).toBeLessThanOrEqual(78);
});

// Every period a mail names, in context, and the limit the code keeps.
const SECOND_LOOK: readonly PromisedPeriod[] = [
  ["ask for a second look within {}, once", "appealDays"],
  ["of our team decides, within {}", "appealDecideDays"],
];
const secondLook: PromisedPeriod[] = [
  ["Ask for {} look", { operator: "a second" }],
  ["answer this email within {}, in up to", "appealDays"],
  ["who can decide, they do, within {}", "appealDecideDays"],
];
const periods: Partial<Record<MailFacts["mail"], readonly PromisedPeriod[]>> = {
  "installer-declined": SECOND_LOOK,
  "installer-suspended": SECOND_LOOK,
  "refund-declined": [["ask for a second look within {}, once", "appealDays"]],
  "report-question": [["please don’t forward this email. They work for {}", "requestLinkDays"]],
  "request-held": [
    ["nobody has decided after {}, it goes", "requestHeldDays"],
    ["other names in the last {}", "holdOtherNamesDays"],
  ],
  "buying-held": [
    ["ask for a second look within {}, once", "appealDays"],
    ["If we haven’t decided {} later", "appealDecideDays"],
  ],
  "webhook-switched-off": [["For more than {} your program", "webhookSwitchedOffMinutes"]],
  "confirm-request": [
    ["call or write within {}", "customerAnswerHours"],
    ["It works for {}; each email", "requestLinkDays"],
    ["we’ll delete the request {} after its link was last requested", "unconfirmedRequestsKeptDays"],
  ],
  "your-links": [["if you don’t use it for {}, or once we no longer have your details", "requestLinkDays"]],
  "lead-notice": [
    ["the request ends after {}", "leadLifetimeDays"],
    ["we remove your details {} after we got them", "customerDetailsKeptMonths"],
    ["please don’t forward this email. It works for {}", "requestLinkDays"],
  ],
  stop: [
    ["If you haven’t confirmed within {} of their request", "stopDueHours"],
    ["They stopped within {} of your purchase", "earlyEndRefundHours"],
  ],
  "stop-overdue": [["asked you {} ago to stop", "stopDueHours"]],
  "stop-sent": [
    [`We’ll remind them after ${limits.stopFirstReminderHours} and {}`, "stopSecondReminderHours"],
    ["anyone who hasn’t confirmed after {} can’t buy", "stopDueHours"],
    ["when the last of them has confirmed, or after {} at the latest", "stopErasureDays"],
  ],
  "stop-late": [["{} ago we told", "stopDueHours"]],
  "quote-chosen": [["with their right to cancel within {} set out in writing", { law: "14 days" }]],
  "contract-cancelled": [["What they paid is due back within {}", { law: "14 days" }]],
  "contract-cancelled-copy": [["What you paid is due back within {}", { law: "14 days" }]],
  decided: [["no longer see their details {} from now", { operator: "two weeks" }]],
  "still-looking": [
    ["Nothing has happened for {} on your page", "stillLookingDays"],
    [
      `In ${limits.closesWithoutActDays - limits.stillLookingDays} days we’ll close it: nobody new gets your details, we tell those who have them that you don’t want to be contacted again, and {} later`,
      "contactKeptAfterEndDays",
    ],
  ],
  "times-offered": [["Survey, about {}", { operator: "60 minutes" }]],
  "silent-installer": [["got your details for EV chargers {} ago", "contactQuestionHours"]],
  "contact-reminder": [
    ["You bought this lead {} ago", "contactReminderHours"],
    ["After {} we’ll ask", "contactQuestionHours"],
  ],
  message: [["at most one every {}", { operator: "ten minutes" }]],
  "message-to-company": [["at most one every {}", { operator: "ten minutes" }]],
  "outline-picked": [["asked you to contact them within {}", "customerAnswerHours"]],
  "outline-ended": [["didn’t reply within {}", "outlineDays"]],
  "year-later": [
    [`${limits.readingDaysMin} to {} apart`, "readingDaysMax"],
    ["What did it make in {}?", { operator: "a year" }],
    ["Hello Sam, {} ago", { operator: "A year" }],
    ["you told us {} ago", { operator: "a year" }],
  ],
  "review-held": [["We decide within {}", "reviewHeldHours"]],
  "review-question": [["decides within {} of the dispute", "disputeDecidedDays"]],
  "review-removed": [
    ["you can ask for {}", { operator: "a second" }],
    ["look within {}, once", "appealDays"],
    ["somebody else can, within {}", "appealDecideDays"],
  ],
  "review-report-decided": secondLook,
  "dispute-decided": secondLook,
  "handover-due": [["once in {} at most", "handoverMailDays"]],
  "handover-owed": [["once in {} at most", "handoverMailDays"]],
  "deposit-unprotected": [["You paid Hill Heat Ltd {} ago or more", "depositDeskDays"]],
  "check-contact": [
    ["If we don’t hear from you within {}, we’ll close it", "contactAnswerDays"],
    ["please don’t forward this email. It works for {}", "requestLinkDays"],
  ],
  "lead-bought-installer": [
    ["asked you to contact them within {}", "customerAnswerHours"],
    ["For {} after buying, you can report a lead", "refundRequestDays"],
  ],
  "lead-bought-customer": [["asked them to contact you within {}", "customerAnswerHours"]],
  "confirm-email": [
    ["works once, within {}", "confirmationLinkHours"],
    ["We review applications within {}", { operator: promises.applicationReview }],
  ],
  "data-request": [["within {} of your request", "dataRequestMonths"]],
  "data-file": [["works once, for {}, until", "dataFileDays"]],
  recovery: [["We do it {} after the second", "recoveryWaitHours"]],
  "team-invitation": [["works once, within {}", "invitationLinkHours"]],
  "reset-password": [["works once, within {}", "resetLinkHours"]],
  "change-email": [["works once, within {}", "emailChangeLinkHours"]],
};
it.each(written)("$name names no period that the code does not keep", ({ name, text, subject }) => {
  expect(unkeptPeriods(`${subject} ${text}`, periods[name] ?? [])).toEqual([]);
});
