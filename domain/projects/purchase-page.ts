import { limits } from "#config/limits.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import { appointmentsByPurchase } from "#domain/appointments/appointments.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { reportOn } from "#domain/lead-reports/report-on.ts";
import { sightOf } from "#domain/leads/sight.ts";
import { presentMessage } from "#domain/messages/message.ts";
import { messagesOf } from "#domain/messages/messages.sql.ts";
import { contractsForCompany } from "#domain/projects/contracts/contract.ts";
import { attemptsByPurchase } from "#domain/projects/log-contact-attempt.ts";
import { outcomesForCompany } from "#domain/projects/outcomes.ts";
import { stopOn } from "#domain/projects/stop-requests.ts";
import { leadReaders } from "#domain/purchases/assign.ts";
import { nextActsOf } from "#domain/purchases/next-act.ts";
import { presentPurchase } from "#domain/purchases/present-purchase.ts";
import { purchaseNoteRows } from "#domain/purchases/purchase-notes.sql.ts";
import { purchaseById } from "#domain/purchases/purchases.sql.ts";
import { quotesOn } from "#domain/quotes/purchase-quotes.ts";
import { mayAct } from "#domain/roles.ts";

/**
 * A purchase of the actor's company with its whole history; once it has ended, without the customer's contact details.
 * A suspended company can still read what it paid for. Errors: not_signed_in, not_found (or another's purchase).
 */
export async function purchasePage(context: Context, actor: Actor, purchaseId: string) {
  const {
    db: { orm },
    now,
  } = context;
  const installer = requireInstaller(actor, "bought_leads");
  const found = await purchaseById(orm, purchaseId);
  if (found?.purchase.installerId !== installer.id) throw new DomainError("not_found");
  const { purchase, lead } = found;
  const sight = sightOf(lead, purchase);
  const sights = new Map([[purchaseId, sight]]);
  const [notes, messages, quotes, appointments, attempts, report, stop, outcomes, contracts, nextActs, colleagues] =
    await Promise.all([
      purchaseNoteRows(orm, purchaseId),
      messagesOf(orm, purchaseId, limits.messagesShown),
      quotesOn(orm, found, now),
      appointmentsByPurchase(orm, sights),
      attemptsByPurchase(orm, [purchaseId]),
      reportOn(orm, found, now),
      stopOn(orm, purchaseId, lead),
      outcomesForCompany(orm, sights, now),
      contractsForCompany(orm, sights),
      nextActsOf(orm, [purchaseId]),
      leadReaders(context, actor),
    ]);
  const last = messages.at(-1);
  return {
    lead: presentPurchase(found),
    /** Oldest first. */
    notes: notes.map((note) => ({ ...note, text: sight.text(note.text) })),
    /** When each side wrote, and who of the company. */
    messages: messages.map(({ sender, by, sentAt }) => ({ from: sender, by, sentAt })),
    lastMessage: last && presentMessage(last, { reader: "installer", now, files: [], sight }),
    quotes,
    appointments: appointments.get(purchaseId) ?? [],
    attempts: attempts.get(purchaseId) ?? [],
    nextAct: nextActs.get(purchaseId),
    /** Whom it can be assigned to. */
    colleagues,
    mayAssign: mayAct(installer.role, "hand_over"),
    /** Which of them reads this. */
    readerId: requireUser(actor).userId,
    report,
    stop,
    /** Undefined until the customer says that the work is finished. */
    outcome: outcomes.get(purchaseId),
    /** The newest last; only one may not be cancelled. */
    contracts: contracts.get(purchaseId) ?? [],
    readOnly: installer.status !== "approved",
  };
}
