import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import type { Matchable } from "#domain/coverage/matching.ts";
import { installersCovering } from "#domain/coverage/matching-installers.ts";
import { queueNotices } from "#domain/devices/queue-notices.ts";
import { allToldOf } from "#domain/installers/told.ts";
import { subjectForSale } from "#domain/leads-for-sale/offered-leads.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import { finishJobWithin } from "#domain/outbox/work-queue.ts";
import { pausesOf } from "#domain/proof-ends.ts";
import { pausesOfInstallers } from "#domain/vetting/ended-proofs.ts";
import { queueDeliveries } from "#domain/webhooks/queue-deliveries.ts";

/**
 * Queues one mail for each of the people of approved companies that the lead matches who want alerts at once, and
 * finishes the job in the same transaction, so that nobody is alerted twice. Programs and devices are told of every
 * matching lead, whatever mails are wanted. Nobody is told of a lead that is gone, or of one that an expired proof keeps them
 * from buying.
 */
export function alertInstallers({ db, now }: Context, { taken, leadId }: { taken: TakenJob; leadId: string }) {
  return inTransaction(db, async (tx): Promise<void> => {
    if (!(await finishJobWithin(tx, taken, now))) return;
    const subject = await subjectForSale(tx, leadId, now);
    const matching = subject ? await buyersFor(tx, subject, now) : [];
    const installerIds = matching.map(({ id }) => id);
    const people = await allToldOf(tx, "matches", installerIds);
    const wanting = people.filter(({ alerts }) => alerts === "at_once");
    const mails = wanting.map(
      ({ installerId, userId, memberId }) => ({ mail: "lead-alert", leadId, installerId, userId, memberId }) as const,
    );
    await enqueueMails(tx, mails, now);
    await queueNotices(tx, { people, notice: { about: "new-lead", leadId }, now });
    await queueDeliveries(tx, { event: "lead.matched", subjectId: leadId, installerIds, now });
  });
}

async function buyersFor(tx: Queryable, lead: Matchable, now: Date) {
  const covering = await installersCovering(tx, lead);
  const ids = covering.map(({ id }) => id);
  const paused = await pausesOfInstallers(tx, ids, now);
  return covering.filter(({ id }) => pausesOf(paused.get(id) ?? [], lead.serviceType).length === 0);
}
