import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { statisticsOfCompanies } from "#domain/statistics/company-statistics.ts";
import { statsOfCompanies, writeCompanyStats } from "#domain/statistics/company-stats.sql.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { NOON } from "#tests/support/people.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds; those of a purchase count from it, its own from now back. */
interface Facts {
  age: number;
  mark: number | null;
  message: number | null;
  quote: number | null;
  offer: number | null;
  answer: { is: "yes" | "no" | "wait"; after: number } | null;
  refund: number | null;
  choice: number | null;
  outcome: {
    age: number;
    priceKept: boolean;
    onTime: boolean;
    reading: { kind: "made" | "used"; percent: number } | null;
  } | null;
}

const after = (most: number) => fc.integer({ min: 0, max: most / 1000 }).map((seconds) => seconds * 1000);
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { freq: 2 });
const edges = [HOUR * 24, DAY * 14, DAY * 60, DAY * 90, DAY * 365].flatMap((edge) => [edge - 1000, edge, edge + 1000]);
const facts: fc.Arbitrary<Facts> = fc.record({
  age: fc.oneof(fc.constantFrom(...edges), after(DAY * 120), after(DAY * 400)),
  mark: maybe(after(DAY * 3)),
  message: maybe(after(DAY * 3)),
  quote: fc.option(fc.oneof(fc.constantFrom(DAY * 14, DAY * 14 + 1000), after(DAY * 20))),
  offer: fc.option(after(DAY * 3), { freq: 2 }),
  answer: maybe(fc.record({ is: fc.constantFrom("yes", "no", "wait"), after: after(DAY * 4) })),
  refund: fc.option(after(DAY * 20)).chain((at) => fc.constantFrom(at, null, null, null)),
  choice: fc.option(fc.oneof(fc.constantFrom(DAY * 60, DAY * 60 + 1000), after(DAY * 70))),
  outcome: maybe(
    fc.record({
      age: fc.oneof(fc.constantFrom(DAY * 30 - 1000, DAY * 30), after(DAY * 100)),
      priceKept: fc.boolean(),
      onTime: fc.boolean(),
      reading: maybe(fc.record({ kind: fc.constantFrom("made", "used"), percent: fc.integer({ min: 50, max: 140 }) })),
    }),
  ),
});

/** The definitions again, in the words of a reader. */
function reckon(all: readonly Facts[]) {
  const kept = all.filter(({ age, refund }) => refund === null || refund > age);
  const happened = ({ age }: Facts, at: number | null) => (at !== null && at <= age ? at : undefined);
  const firstContact = (one: Facts) => {
    const says = one.answer && happened(one, one.answer.after) !== undefined ? one.answer.is : undefined;
    const moments = [one.quote ?? one.choice, one.message, one.offer].map((at) => happened(one, at));
    const answered = says === "yes" ? one.answer?.after : undefined;
    const marked = says === "no" ? undefined : happened(one, one.mark);
    return Math.min(...[...moments, answered, marked].filter((at) => at !== undefined));
  };
  const over = (oldEnough: number) => {
    const within = (days: number) => kept.filter(({ age }) => age < days * DAY && age >= oldEnough);
    const short = within(limits.statisticsDays);
    if (short.length >= limits.statisticsMin) return { days: limits.statisticsDays, ones: short };
    return { days: limits.statisticsLongDays, ones: within(limits.statisticsLongDays) };
  };
  const share = (oldEnough: number, holds: (one: Facts) => boolean) => {
    const { days, ones } = over(oldEnough);
    return { count: ones.filter(holds).length, of: ones.length, days };
  };
  const median = (sorted: number[]) => {
    const low = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.POSITIVE_INFINITY;
    const high = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
    return (low + high) / 2;
  };
  const day = limits.statisticsContactHours * HOUR;
  const wait = median(
    over(day)
      .ones.map(firstContact)
      .toSorted((one, other) => one - other),
  );
  const final = kept.flatMap(({ outcome }) => outcome ?? []).filter(({ age }) => age >= limits.outcomeChangeDays * DAY);
  const readings = (kind: string) => {
    const read = kept.flatMap(({ outcome }) => (outcome?.reading?.kind === kind ? [outcome.reading.percent] : []));
    const middle = median(read.toSorted((one, other) => one - other));
    return { of: read.length, percent: read.length > 0 ? Math.round(middle) : null };
  };
  const quoteBy = limits.statisticsQuoteDays * DAY;
  const chosenBy = limits.statisticsChosenDays * DAY;
  return {
    medianMinutes: Number.isFinite(wait) ? Math.round(wait / MINUTE) : null,
    contactInDay: share(day, (one) => firstContact(one) <= day),
    quoted: share(quoteBy, (one) => (one.quote ?? one.choice ?? Number.POSITIVE_INFINITY) <= quoteBy),
    chosen: share(chosenBy, ({ choice }) => choice !== null && choice <= chosenBy),
    priceKept: { count: final.filter(({ priceKept }) => priceKept).length, of: final.length },
    onTime: { count: final.filter(({ onTime }) => onTime).length, of: final.length },
    made: readings("made"),
    used: readings("used"),
  };
}

eachDatabase("a company's statistics", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  /** The rows alone, without the rules that would refuse so much invention. */
  async function write(company: string, all: readonly Facts[]): Promise<void> {
    const rows: string[] = [];
    for (const one of all) {
      const id = randomUUID();
      const lead = randomUUID();
      const bought = NOON.getTime() - one.age;
      const at = (from: number | null) => (from === null ? "null" : `'${new Date(bought + from).toISOString()}'`);
      const ofPurchase = `'${id}', '${lead}', '${company}'`;
      rows.push(`insert into lead_purchases (id, lead_id, installer_id, price_credits, spend_id, purchased_at, first_contact_at)
        values (${ofPurchase}, 5, 1, ${at(0)}, ${at(one.mark)})`);
      if (one.message !== null)
        rows.push(`insert into messages (id, purchase_id, lead_id, installer_id, sender, text, sent_at)
          values (gen_random_uuid(), ${ofPurchase}, 'installer', 'Hello', ${at(one.message)})`);
      if (one.offer !== null)
        rows.push(`insert into appointments (id, purchase_id, lead_id, installer_id, kind, minutes, times, status,
            status_changed_at, offered_at, uid)
          values (gen_random_uuid(), ${ofPurchase}, 'call', 30, '["2026-12-01T09:00:00Z"]', 'offered', ${at(0)}, ${at(one.offer)}, gen_random_uuid())`);
      // What is chosen was sent.
      const sent = one.quote ?? one.choice;
      if (sent !== null)
        rows.push(`insert into quotes (id, purchase_id, lead_id, installer_id, option, revision, technology, status,
            status_changed_at, sent_at, data_date, valid_until, total_pence, due_pence, deposit_pence)
          values (gen_random_uuid(), ${ofPurchase}, 'A', 1, 'solar', '${one.choice === null ? "sent" : "chosen"}',
            ${at(one.choice ?? sent)}, ${at(sent)}, '2026-01-01', '2026-12-31', 1, 1, 0)`);
      if (one.answer)
        rows.push(`insert into silences (purchase_id, lead_id, answer, answered_at)
          values ('${id}', '${lead}', '${one.answer.is}', ${at(one.answer.after)})`);
      if (one.refund !== null)
        rows.push(`insert into credit_transactions (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, entry_hash, created_at)
          values ('${company}', ${rows.length}, 5, 'refund', '${id}', 'A test.', 5, repeat('0', 64), ${at(one.refund)})`);
      if (one.outcome) {
        const given = `'${new Date(NOON.getTime() - one.outcome.age).toISOString()}'`;
        const read = one.outcome.reading;
        const reading = read
          ? `10000, '${read.kind}', ${read.percent * 100}, '2025-01-01', '2026-01-01', ${given}`
          : "null, null, null, null, null, null";
        rows.push(`insert into outcomes (lead_id, purchase_id, quote_id, installer_id, given_at, changed_at, finished_on,
            final_pence, price_kept, on_time, rating, may_show, predicted_kwh, predicted_kind, reading_kwh, reading_from, reading_to, read_at)
          values ('${lead}', '${id}', gen_random_uuid(), '${company}', ${given}, ${given}, '2026-01-01', 1,
            ${one.outcome.priceKept}, ${one.outcome.onTime}, 5, false, ${reading})`);
      }
    }
    await db.orm.transaction(async (tx) => {
      await ask(tx, "set local session_replication_role = replica");
      for (const row of rows) await ask(tx, row);
      await writeCompanyStats(tx, company, NOON);
    });
  }

  it("are, in SQL, what a reader would count", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(facts, { maxLength: 24, size: "max" }), async (all) => {
        const company = randomUUID();
        await write(company, all);
        const { countedAt, ...counted } = (await statisticsOfCompanies(db.orm, [company])).get(company) ?? {};
        expect(countedAt).toEqual(NOON);
        expect(counted).toEqual(reckon(all));
        const [row] = await statsOfCompanies(db.orm, [company]);
        const recent = all.filter(
          ({ age, refund }) => age >= DAY && age < limits.statisticsDays * DAY && (refund === null || refund > age),
        );
        expect(row?.recentWaits).toHaveLength(recent.length);
      }),
      { numRuns: 80 },
    );
  });
});
