import { beforeAll, expect, it } from "vitest";
import { finishedInWords } from "#content/company-statistics.ts";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { User } from "#domain/actor.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { changeMind, chooseQuote } from "#domain/projects/choose-quote.ts";
import { finishWork, giveReading } from "#domain/projects/finish-work.ts";
import { outcomeForm, readingForm } from "#domain/projects/outcome-form.ts";
import { outcomeOfProject } from "#domain/projects/outcomes.ts";
import { purchasePage } from "#domain/projects/purchase-page.ts";
import { watchProjects } from "#domain/projects/watch-projects.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { myStatistics, statisticsOfCompanies } from "#domain/statistics/company-statistics.ts";
import { countCompanies, countCompany } from "#domain/statistics/count-companies.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

const typed = {
  finishedOn: "2026-11-20",
  finalPence: "£6,150.50",
  priceKept: "yes",
  onTime: "no",
  rating: "4",
  again: "not_sure",
  words: " Tidy work, two days. ",
};

eachDatabase("the work is finished", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });
  const said = (given = {}, now = NOON) => outcomeForm(now).parse({ ...typed, ...given });
  const read = (readingFrom: string, readingTo: string, readingKwh: string, now: Date) =>
    readingForm(now).parse({ readingFrom, readingTo, readingKwh });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function chosen() {
    const project = await aQuotedProject(db, admin);
    await chooseQuote(at(), project.token, { quoteId: project.one.quoteId, reasons: new Map() });
    return project;
  }
  const mails = async (leadId: string) =>
    (await ask(db.orm, `select from jobs where payload->>'leadId' = '${leadId}' and payload->>'mail' = 'year-later'`))
      .length;

  it("once, even by thirty calls at once, and not before a quote is chosen", async () => {
    const { leadId, token } = await chosen();
    const undecided = await aQuotedProject(db, admin);
    expect(await outcomeOf(finishWork(at(), undecided.token, said()))).toBe("project_closed");
    expect(await outcomesOf(Array.from({ length: 30 }, () => finishWork(at(), token, said())))).toEqual({ done: 30 });
    const rows = await ask(db.orm, `select kind from project_events where lead_id = '${leadId}' and kind = 'done'`);
    expect(rows).toHaveLength(1);
    expect(await outcomeOf(changeMind(at(), token))).toBe("project_closed");
    expect(await outcomeOfProject(at(), token)).toMatchObject({
      finishedOn: "2026-11-20",
      finalPence: 615_050,
      priceKept: true,
      onTime: false,
      rating: 4,
      words: "Tidy work, two days.",
      mayShow: false,
      year: { kind: "made", predictedKwh: 3700, reading: null },
    });
  });

  it("can be changed for 30 days; then only its company reads it", async () => {
    const { token, one, other } = await chosen();
    await finishWork(at(), token, said());
    const seen = async (now: Date) => (await purchasePage(at(now), one.buyer, one.purchaseId)).outcome;
    const lastMoment = new Date(later({ days: 30 }).getTime() - 1);
    await finishWork(at(lastMoment), token, said({ rating: "2", mayShow: "on", isOwn: "on" }, lastMoment));
    expect(await seen(lastMoment)).toMatchObject({ finishedOn: "2026-11-20", said: null });
    expect(await outcomeOf(finishWork(at(later({ days: 30 })), token, said()))).toBe("conflict");
    expect((await seen(later({ days: 30 })))?.said).toMatchObject({
      rating: 2,
      words: "Tidy work, two days.",
      mayShow: true,
    });
    const rival = at(later({ days: 30 }));
    expect(await outcomeOf(purchasePage(rival, other.buyer, one.purchaseId))).toBe("not_found");
    expect((await purchasePage(rival, other.buyer, other.purchaseId)).outcome).toBeUndefined();
  });

  it("asks after twelve months, once, and compares a year's reading with the promise", async () => {
    const { leadId, token: first, one } = await chosen();
    await finishWork(at(), first, said());
    await watchProjects(at(new Date("2027-11-19T12:00:00Z")));
    expect(await mails(leadId)).toBe(0);
    const year = new Date("2027-11-21T12:00:00Z");
    for (let look = 0; look < 2; look++) await watchProjects(at(year));
    expect(await mails(leadId)).toBe(1);
    const mail = { mail: "year-later", leadId } as const;
    expect(await gatherMailFacts(at(year), mail, "token-of-the-year")).toMatchObject({
      predictedKwh: 3700,
      kind: "made",
    });
    expect(() => read("2026-11-21", "2027-09-17", "3000", year)).toThrow("330 to 400 days apart");
    const token = "token-of-the-year";
    const before = read("2026-11-19", "2027-11-19", "3330", year);
    expect(await outcomeOf(giveReading(at(year), token, before))).toBe("invalid_input");
    await giveReading(at(year), token, read("2026-11-21", "2027-11-21", "3,330", year));
    const reading = async () => (await outcomeOfProject(at(year), token))?.year?.reading;
    expect(await reading()).toMatchObject({ kwh: 3330, yearKwh: 3330, percent: 90 });
    await giveReading(at(year), token, read("2026-11-21", "2027-10-17", "3,330", year));
    expect(await reading()).toMatchObject({ yearKwh: 3683, percent: 100 });
    expect(await gatherMailFacts(at(year), mail, "t")).toBeUndefined();
    await countCompanies(at(year));
    expect(await myStatistics(at(year), one.buyer)).toMatchObject({ made: { of: 1, percent: 100 } });
  });

  it("gives a company's figure from ten readings, as their median", async () => {
    const year = new Date("2027-11-21T12:00:00Z");
    const ours = async (installerId: string) => {
      await countCompany(at(year), installerId);
      const found = (await statisticsOfCompanies(db.orm, [installerId])).get(installerId);
      if (!found) throw new Error("never counted");
      return found;
    };
    let company = "";
    for (let system = 0; system < 10; system++) {
      const { leadId, token, one } = await chosen();
      company ||= one.buyer.installer.id;
      expect(await ours(company)).toMatchObject({ made: { of: system } });
      await finishWork(at(), token, said());
      await issueRequestLink(at(year), leadId, `${leadId} a year later`);
      const kwh = String(3700 + 37 * system);
      await giveReading(at(year), `${leadId} a year later`, read("2026-11-21", "2027-11-21", kwh, year));
      await ask(db.orm, `update outcomes set installer_id = '${company}' where lead_id = '${leadId}' returning 1`);
    }
    // 100% to 109%: the median is between the fifth and the sixth, and halves are rounded up.
    expect(await ours(company)).toMatchObject({ made: { of: 10, percent: 105 } });
    expect(finishedInWords(await ours(company))).toEqual([
      { name: "Price", words: "Price kept in 10 of 10" },
      { name: "Time", words: "On time in 0 of 10" },
      { name: "After a year", words: "Made 105% of what was promised (n = 10)" },
    ]);
  });

  it("keeps its figures but no words when the customer is erased", async () => {
    const { leadId, token } = await chosen();
    await finishWork(at(), token, said());
    await inTransaction(db, (tx) => eraseCustomerOfLead(tx, { leadId, scope: "request", by: "customer", now: NOON }));
    const [row] = await ask(db.orm, `select words, rating from outcomes where lead_id = '${leadId}'`);
    expect(row).toEqual({ words: null, rating: 4 });
  });

  it("refuses impossible values, at their field", () => {
    const wrong = outcomeForm(NOON).safeParse({ finishedOn: "2027-01-01", finalPence: "much", rating: "6" });
    expect([...new Set(wrong.error?.issues.map(({ path }) => path[0]))]).toEqual(
      expect.arrayContaining(["finishedOn", "finalPence", "priceKept", "onTime", "rating"]),
    );
    const messages = wrong.error?.issues.map(({ message }) => message);
    expect(messages).toContain("Choose yes or no: was the price kept?");
    expect(messages).toContain("Choose yes or no: was it on time?");
    expect(messages).toContain("Choose from 1 to 5: how was it?");
  });
});
