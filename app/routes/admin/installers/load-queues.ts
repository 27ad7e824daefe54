import type { Actor } from "#domain/actor.ts";
import { documentsEnding } from "#domain/admin/installers/ending-documents.ts";
import { newDocuments } from "#domain/admin/installers/new-documents.ts";
import { waitingInstallers } from "#domain/admin/installers/waiting-installers.ts";
import { mailsFailedLately } from "#domain/admin/jobs/job-log.ts";
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
export async function loadQueues(domain: Context, actor: Actor) {
  const [mismatches, installers, changes, refunds, papers, documents, reversals, failedMails, approvals] =
    await Promise.all([
      waitingMismatches(domain, actor),
      waitingInstallers(domain, actor),
      waitingChanges(domain, actor),
      waitingRefunds(domain, actor),
      newDocuments(domain, actor),
      documentsEnding(domain, actor),
      openReversals(domain, actor),
      mailsFailedLately(domain, actor),
      refundsToApprove(domain, actor),
    ]);
  return {
    mismatches,
    installers,
    changes,
    refunds,
    papers,
    documents,
    reversals,
    failedMails,
    approvals,
    ...(await ofProjects(domain, actor)),
    now: domain.now,
  };
}

/** What customers and companies wait for in their projects. */
async function ofProjects(domain: Context, actor: Actor) {
  const [stops, complaints, messages, outlines] = await Promise.all([
    openStops(domain, actor),
    complaintsToDecide(domain, actor),
    messagesToDecide(domain, actor),
    outlinesReported(domain, actor),
  ]);
  return {
    overdueStops: stops.filter(({ status }) => status === "overdue"),
    complaints,
    reports: messages.length + outlines.length,
  };
}
