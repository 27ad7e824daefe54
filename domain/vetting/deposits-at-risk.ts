import { dayInWords, proofLabel } from "#content/proofs.ts";
import { type Technology, technologies, type VettingCheck, vettingCheckInSentences } from "#content/vetting.ts";
import type { Tx } from "#db/connection.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import { gateOf } from "#domain/proof-ends.ts";
import { requiredChecks } from "#domain/required-checks.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { companiesWithMoneyOut, forgetRisk, noteRisk } from "#domain/vetting/deposits-at-risk.sql.ts";
import { proofFactsOf } from "#domain/vetting/proofs.sql.ts";

interface Risk {
  installerId: string;
  /** Tells one cause from another: the same one is told once, until it is over. */
  key: string;
  /** A sentence for the customer, without a full stop: "We have suspended it". */
  words: string;
  /** The work that it touches; undefined: all. */
  technologies?: readonly Technology[];
}

/**
 * Something about a company has changed: whoever has money out with it is mailed at once and told what to do, and the
 * desk has it among its work. Nothing for deposits that are back, whose work is finished, or whose customers know
 * already. Authorises nothing; the caller holds the company.
 */
export async function warnOfDeposits(tx: Tx, { technologies: of, ...risk }: Risk, now: Date): Promise<void> {
  const purchases = await noteRisk(tx, { ...risk, technologies: of?.flatMap(quotesFor), now });
  await enqueueMails(
    tx,
    purchases.map((purchaseId) => ({ mail: "deposit-at-risk", purchaseId }) as const),
    now,
  );
}

export const SUSPENDED = { key: "suspended", words: "We have suspended it" };

/** A check as it was recorded just now: one that failed is a risk, one that passed ends it. */
export async function warnOfCheck(
  tx: Tx,
  {
    installerId,
    technology,
    check,
    outcome,
  }: { installerId: string; technology: Technology | null; check: VettingCheck; outcome: "passed" | "failed" },
  now: Date,
): Promise<void> {
  const key = `failed ${check} ${technology ?? ""}`.trim();
  if (outcome === "passed") return forgetRisk(tx, { installerId, key });
  const touched = technologies
    .map(({ value }) => value)
    .filter((one) => requiredChecks[one].includes(check) && (technology === null || technology === one));
  const words = `A check has failed: ${vettingCheckInSentences(check)}`;
  await warnOfDeposits(tx, { installerId, key, words, technologies: touched }, now);
}

/** The daily round: proofs and checks that have ended, of every company with money out, also one that is suspended. */
export async function warnOfEndedChecks(tx: Tx, now: Date): Promise<void> {
  const today = londonDay(now);
  const facts = await proofFactsOf(tx, await companiesWithMoneyOut(tx));
  for (const [installerId, one] of facts) {
    const { ends, lapses } = gateOf(one);
    const over = [
      ...ends.map(({ technology, proof, endsOn }) => ({ technology, endsOn, what: proofLabel(proof) })),
      ...lapses.map(({ technology, check, endsOn }) => ({
        technology,
        endsOn,
        what: `check of ${vettingCheckInSentences(check)}`,
      })),
    ].filter(({ endsOn }) => endsOn < today);
    for (const { technology, endsOn, what } of over) {
      const words = `Its ${what} ended on ${dayInWords(endsOn)}`;
      await warnOfDeposits(tx, { installerId, key: `ended ${what} ${endsOn}`, words, technologies: [technology] }, now);
    }
  }
}

/** The quotes whose work needs a technology. */
function quotesFor(technology: Technology): string[] {
  return technology === "solar" || technology === "battery" ? [technology, "solar_battery"] : [technology];
}
