import { describe, expect, it } from "vitest";
import { leadAlert, leadDigest } from "#domain/mails/lead-alerts.ts";
import { type MailFacts, writeMail } from "#domain/mails/mails.ts";

const APP = "https://fairwatt.example";
const TOKEN = "t0k3n_-aB.c";
const alert: MailFacts<"lead-alert"> = { mail: "lead-alert", ...leadAlert.sample.facts, token: TOKEN };
const digest: MailFacts<"lead-digest"> = { mail: "lead-digest", ...leadDigest.sample.facts, token: TOKEN };
const offered = alert.lead;

describe("what an installer reads", () => {
  it("of a new lead: what its card shows, the price, and how to hear less", () => {
    const { text, html, unsubscribeUrl } = writeMail(alert, APP);
    expect(text).toContain(
      "Service: EV Chargers\nPlace: Croydon, CR0\nDistance: 4 miles away\nUrgency: High priority\nCustomer: Sam\n" +
        "Email: s•••@e•••.com\nPhone: 07••• •••123\nBudget: Under £5,000\nTimeframe: As soon as possible\n" +
        "Prefers: A text message, weekday evenings (5 to 8)\n" +
        "Message: Ring me on [hidden until you buy].\nPlaces: 2 of 3 places left\nPrice: 5 credits\n",
    );
    expect(text).toContain(`See this lead:\n${APP}/leads#lead-${offered.id}`);
    const address = `${APP}/alerts?token=${TOKEN}`;
    expect(text).toContain(`Once a day: ${address}&choice=daily\nNever: ${address}&choice=never\n`);
    expect(html).toContain(`href="${address}&amp;choice=never"`);
    expect(unsubscribeUrl).toBe(address);
  });

  it("once a day: each new lead in a line, and whether there are more", () => {
    const facts = digest;
    const text = writeMail(facts, APP).text;
    expect(text).toContain("2 new leads in your area, for services you offer, can still be bought.");
    expect(text).toContain(
      "EV Chargers, Croydon, CR0: High priority, 4 miles away, budget Under £5,000, As soon as possible, 2 of 3 places left\n" +
        "Other, Croydon, CR0: High priority, 2 of 3 places left\n",
    );
    expect(text).toContain(`Straight away: ${APP}/alerts?token=${TOKEN}&choice=at_once\nNever: `);
    expect(writeMail({ ...facts, more: true }, APP).text).toContain("More than 2 new leads");
    expect(writeMail({ ...facts, leads: [offered] }, APP).subject).toBe("1 new lead in your area");
  });
});
