import type { Actor } from "#domain/actor.ts";
import { documentsEnding } from "#domain/admin/installers/ending-documents.ts";
import { newDocuments } from "#domain/admin/installers/new-documents.ts";
import { waitingInstallers } from "#domain/admin/installers/waiting-installers.ts";
import { mailsFailedLately } from "#domain/admin/jobs/failed-mails.ts";
import type { Context } from "#domain/context.ts";
import { waitingChanges } from "#domain/installers/profile-changes.ts";
import { waitingRefunds } from "#domain/lead-reports/reports-of.ts";
import { messagesToDecide } from "#domain/messages/reported-messages.ts";
import { outlinesReported } from "#domain/outline-quotes/decide-reported.ts";
import { refundsToApprove } from "#domain/payments/decide-refund.ts";
import { waitingMismatches } from "#domain/payments/mismatches.ts";
import { openReversals } from "#domain/payments/reversals.ts";
import { complaintsToDecide } from "#domain/projects/complaints.ts";
import { openStops } from "#domain/projects/stop-requests.ts";

export type Queues = Awaited<ReturnType<typeof loadQueues>>;

/** Everything that awaits an administrator. */
export async function loadQueues(verbs: Context, actor: Actor) {
  const [mismatches, installers, changes, refunds, papers, documents, reversals, failedMails, approvals] =
    await Promise.all([
      waitingMismatches(verbs, actor),
      waitingInstallers(verbs, actor),
      waitingChanges(verbs, actor),
      waitingRefunds(verbs, actor),
      newDocuments(verbs, actor),
      documentsEnding(verbs, actor),
      openReversals(verbs, actor),
      mailsFailedLately(verbs, actor),
      refundsToApprove(verbs, actor),
    ]);
  return {
    ...{ mismatches, installers, changes, refunds, papers, documents, reversals, failedMails, approvals },
    ...(await ofProjects(verbs, actor)),
    now: verbs.now,
  };
}

/** What customers and companies wait for in their projects. */
async function ofProjects(verbs: Context, actor: Actor) {
  const [stops, complaints, messages, outlines] = await Promise.all([
    openStops(verbs, actor),
    complaintsToDecide(verbs, actor),
    messagesToDecide(verbs, actor),
    outlinesReported(verbs, actor),
  ]);
  return {
    overdueStops: stops.filter(({ status }) => status === "overdue"),
    complaints,
    reports: messages.length + outlines.length,
  };
}
