import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { purchasesOf, reportsOf } from "#domain/accounts/own-data.sql.ts";
import { appointmentsByPurchase } from "#domain/appointments/appointments.ts";
import { ownHandover } from "#domain/handover/handover.ts";
import { ownDeposits } from "#domain/handover/my-deposit.ts";
import { presentCustomer } from "#domain/leads/present-customer.ts";
import { sightOf } from "#domain/leads/sight.ts";
import { ownMessages } from "#domain/messages/own-messages.ts";
import { contractsForCompany } from "#domain/projects/contracts/contract.ts";
import { attemptsByPurchase } from "#domain/projects/log-contact-attempt.ts";
import { outcomesForCompany } from "#domain/projects/outcomes.ts";
import { stopsByPurchase } from "#domain/projects/stop-requests.ts";
import { type NextAct, nextActsOf } from "#domain/purchases/next-act.ts";
import { ownQuotes } from "#domain/quotes/own-quotes.ts";
import { draftsOfPurchases } from "#domain/quotes/quotes.sql.ts";

/**
 * A company's purchases with messages and quotes, a page at a time, in order of purchase: with the customer's details
 * while the purchase is active, and afterwards as the company's own pages show it. Authorises nothing.
 */
export async function ownPurchases(tx: Queryable, installerId: string, { after, now }: { after: number; now: Date }) {
  const rows = await purchasesOf(tx, installerId, after, limits.exportPageSize);
  const bought = rows.map(({ id, endedAt, lead }) => ({ purchase: { id, endedAt }, lead }));
  const quotes = await ownQuotes(tx, bought, now);
  const messages = await ownMessages(tx, bought, now);
  const active = rows.filter(({ endedAt }) => !endedAt).map(({ id }) => id);
  const drafts = await draftsOfPurchases(tx, active);
  const handover = await ownHandover(tx, active);
  const deposits = await ownDeposits(tx, active);
  const sights = new Map(bought.map(({ purchase, lead }) => [purchase.id, sightOf(lead, purchase)]));
  const outcomes = await outcomesForCompany(tx, sights, now);
  const contracts = await contractsForCompany(tx, sights);
  const appointments = await appointmentsByPurchase(tx, sights);
  const stops = await stopsByPurchase(tx, new Map(rows.map(({ id, lead }) => [id, lead])));
  const attempts = await attemptsByPurchase(
    tx,
    rows.map(({ id }) => id),
  );
  const nextActs = await nextActsOf(tx, active);
  return rows.map(({ lead, notes, noteThread, ...purchase }) => {
    const hasEnded = purchase.endedAt !== null;
    const sight = sightOf(lead, purchase);
    const { serviceType, urgency, propertyType, timeframe, budgetRange, createdAt } = lead;
    return {
      ...purchase,
      notes: sight.text(notes),
      noteThread: noteThread.map((note) => ({ ...note, text: sight.text(note.text) })),
      messages: messages.get(purchase.id) ?? [],
      quotes: quotes.get(purchase.id) ?? [],
      appointments: appointments.get(purchase.id) ?? [],
      nextAct: nextActOut(nextActs.get(purchase.id)) ?? null,
      contactAttempts: attempts.get(purchase.id) ?? [],
      outcome: outcomes.get(purchase.id) ?? null,
      handover: handover.get(purchase.id) ?? [],
      deposit: deposits.get(purchase.id) ?? null,
      contracts: contracts.get(purchase.id) ?? [],
      orderToStop: stops.get(purchase.id) ?? null,
      quoteDraft: drafts.get(purchase.id) ?? null,
      contact: presentCustomer(lead, sight),
      lead: {
        serviceType,
        location: sight.text(lead.location),
        urgency,
        propertyType,
        timeframe,
        budgetRange,
        description: sight.text(lead.description),
        brief: hasEnded ? null : lead.brief,
        plan: hasEnded ? null : lead.plan,
        contactWay: hasEnded ? null : lead.contactWay,
        contactTimes: hasEnded ? null : lead.contactTimes,
        createdAt,
      },
    };
  });
}

const nextActOut = (act: NextAct | undefined) => act && { what: act.what, dueAt: act.dueAt, who: act.name };

/** The company's reports, with its words and our reasons as its own pages show them. Authorises nothing. */
export async function ownReports(tx: Queryable, installerId: string) {
  const rows = await reportsOf(tx, installerId);
  return rows.map(({ lead, endedAt, ...report }) => {
    const sight = sightOf(lead, { endedAt });
    return { ...report, note: sight.text(report.note), decisionReason: sight.text(report.decisionReason) };
  });
}
