import { CircleCheck } from "lucide-react";
import type { Queues } from "#app/routes/admin/installers/load-queues.ts";
import { openingInWords } from "#app/routes/admin/installers/opening-words.ts";
import { pausedWords } from "#app/routes/admin/installers/paused-words.ts";
import { publicFieldLabels } from "#app/routes/admin/installers/profile-change-card.tsx";
import { type Queue, QueueCard } from "#app/routes/admin/installers/queue-card.tsx";
import { mismatchInWords } from "#app/routes/admin/payments/mismatch-words.ts";
import { formatDate, formatNumber, formatPence, formatRelative } from "#app/ui/format.ts";
import { limits } from "#config/limits.ts";
import { complaintSubjectOptions } from "#content/complaint-subjects.ts";
import { documentKindLabel } from "#content/installer-documents.ts";
import { labelOf } from "#content/options.ts";
import { vettingCheckLabel } from "#content/vetting.ts";
import type { OpenReversal } from "#domain/payments/reversals.ts";
import { daysBetween, londonDay } from "#domain/time/calendar.ts";
import "#app/routes/admin/parts/queue.css";

/** What awaits an administrator, each queue with its count and a link; one line if there is nothing. */
export function AdminQueues({ queues }: { queues: Queues }) {
  const shown = [
    mismatches(queues),
    overdueStops(queues),
    complaints(queues),
    reports(queues),
    installers(queues),
    changes(queues),
    refunds(queues),
    newPapers(queues),
    endingDocuments(queues),
    reversals(queues),
    approvals(queues),
    failedMails(queues),
  ].filter(({ total }) => total > 0);
  return (
    <section className="stack" aria-labelledby="queues-title">
      <h2 id="queues-title">Waiting for you</h2>
      {shown.length > 0 ? (
        <div className="queues">
          {shown.map((queue) => (
            <QueueCard key={queue.id} queue={queue} now={queues.now} />
          ))}
        </div>
      ) : (
        <p className="muted nothing-waits">
          <CircleCheck className="icon" aria-hidden="true" />
          Nothing to do. No installer, customer, refund request, document, payment or email needs you.
        </p>
      )}
    </section>
  );
}

function mismatches({ mismatches: { total, oldest } }: Queues): Queue {
  return {
    id: "mismatches",
    title: "Payments that do not match",
    total,
    items: oldest.map((mismatch) => ({
      key: mismatch.id,
      name: mismatch.companyName,
      to: "/admin/payments#mismatches",
      since: mismatch.receivedAt,
      words: mismatchInWords(mismatch),
    })),
    link: { to: "/admin/payments#mismatches", label: "Credit or close them" },
  };
}

function overdueStops({ overdueStops: stops }: Queues): Queue {
  return {
    id: "stops",
    title: "Stops overdue",
    total: stops.length,
    items: stops.slice(0, limits.queueItemsShown).map(({ purchaseId, companyName, firstName, dueAt }) => ({
      key: purchaseId,
      name: companyName,
      to: "/admin/stops",
      since: dueAt,
      words: `Has not confirmed that it has stopped contacting ${firstName}`,
    })),
    link: { to: "/admin/stops", label: "See all open stops" },
  };
}

function complaints({ complaints: waiting }: Queues): Queue {
  return {
    id: "complaints",
    title: "Complaints to answer",
    total: waiting.length,
    items: waiting.slice(0, limits.queueItemsShown).map(({ id, company, firstName, madeAt, about, answerBy }) => ({
      key: id,
      name: `${firstName} about ${company}`,
      to: "/admin/reports#complaints-title",
      since: madeAt,
      words: `${labelOf(complaintSubjectOptions, about)}. Answer by ${formatDate(answerBy)}`,
    })),
    link: { to: "/admin/reports#complaints-title", label: "Answer complaints" },
  };
}

function reports({ reports: total }: Queues): Queue {
  return {
    id: "reports",
    title: "Messages and outlines reported",
    total,
    about: "Someone asked us to look at these.",
    link: { to: "/admin/reports", label: "Decide reports" },
  };
}

function installers({ installers: { total, oldest } }: Queues): Queue {
  return {
    id: "installers",
    title: "Installers waiting",
    total,
    items: oldest.map(({ id, companyName, since, checks, openings }) => ({
      key: id,
      name: companyName,
      to: `/admin/installers/${id}`,
      since,
      words: `${missing(checks)}. Once approved: ${openingInWords(openings)}`,
    })),
    link: { to: "/admin?status=pending", label: "Show all waiting installers" },
  };
}

function missing({ done, needed, missing: open }: Queues["installers"]["oldest"][number]["checks"]): string {
  if (open.length === 0) return "Every check has passed";
  const words = open.map((check) => vettingCheckLabel(check)).join(", ");
  return done === 0 ? `No checks passed yet: ${words}` : `${done} of ${needed} checks passed, missing: ${words}`;
}

function changes({ changes: { total, oldest } }: Queues): Queue {
  const items = oldest.map(({ id, installerId, companyName, since, fields }) => ({
    key: id,
    name: companyName,
    to: `/admin/installers/${installerId}#change`,
    since,
    words: fields.map((field) => publicFieldLabels[field]).join(", "),
  }));
  const link = { to: items[0]?.to ?? "/admin", label: "Open the oldest" };
  return { id: "changes", title: "Company details to check", total, items, link };
}

function refunds({ refunds: { total, oldest }, now }: Queues): Queue {
  return {
    id: "refunds",
    title: "Refund requests",
    total,
    about: oldest && `The oldest was sent ${formatRelative(now, oldest)}.`,
    link: { to: "/admin/refunds", label: "Decide refund requests" },
  };
}

function newPapers({ papers: { total, oldest } }: Queues): Queue {
  return {
    id: "papers",
    title: "New documents to check",
    total,
    about: "Uploaded since the company’s last check. Record a check to take them off this list.",
    items: oldest.map(({ id, installerId, companyName, kind, uploadedAt }) => ({
      key: id,
      name: companyName,
      to: `/admin/installers/${installerId}#documents`,
      since: uploadedAt,
      words: documentKindLabel(kind),
    })),
    link: { to: "/admin?documents=new", label: "Show companies with new documents" },
  };
}

function endingDocuments({ documents: { expired, expiring, first } }: Queues): Queue {
  return {
    id: "documents",
    title: "Documents about to expire",
    total: expired + expiring,
    about: `${formatNumber(expiring)} in the next ${limits.documentExpiryWarningDays} days, ${formatNumber(expired)} expired already.`,
    items: first.map(({ id, installerId, companyName, kind, expiresOn, pauses }) => ({
      key: id,
      name: companyName,
      to: `/admin/installers/${installerId}#documents`,
      words: [
        `${documentKindLabel(kind)}, valid until ${formatDate(expiresOn)}`,
        ...(pauses.length > 0 ? [pausedWords(pauses)] : []),
      ].join(". "),
    })),
    link: { to: "/admin?documents=ending", label: "Show their companies" },
  };
}

function reversals({ reversals: { total, newest }, now }: Queues): Queue {
  const items = newest.map((reversal) => ({
    key: reversal.paymentId,
    name: reversal.companyName,
    words: reversalInWords(reversal, now),
    to: `/admin/payments/${reversal.paymentId}`,
  }));
  const link = { to: "/admin/payments", label: "Open the payments desk" };
  return { id: "payments", title: "Payments disputed or refunded", total, items, link };
}

function approvals({ approvals: { total, oldest } }: Queues): Queue {
  const items = oldest.map(({ id, paymentId, companyName, amountPence, reason, askedAt }) => ({
    key: id,
    name: companyName,
    to: `/admin/payments/${paymentId}#refund`,
    since: askedAt,
    words: `${formatPence(amountPence)}: ${reason}`,
  }));
  const link = { to: "/admin/payments#approvals", label: "Approve or decline them" };
  return { id: "approvals", title: "Refunds to approve", total, items, link };
}

function reversalInWords(reversal: OpenReversal, now: Date): string {
  const { amountPence, refundedPence, disputeStatus, disputeDueAt, isDealtWith } = reversal;
  const parts = [
    refundedPence > 0 && `${formatPence(refundedPence)} of ${formatPence(amountPence)} refunded`,
    disputeStatus && `${formatPence(amountPence)} disputed: ${disputeStatus.replaceAll("_", " ")}`,
    disputeStatus?.endsWith("needs_response") && disputeDueAt && evidenceInWords(disputeDueAt, now),
    isDealtWith && "marked as dealt with",
  ];
  return parts.filter(Boolean).join("; ");
}

/** With the days that are left. */
function evidenceInWords(dueAt: Date, now: Date): string {
  const days = daysBetween(londonDay(now), londonDay(dueAt));
  const left = days > 1 ? `${days} days left` : days === 1 ? "1 day left" : now < dueAt ? "today" : "too late";
  return `evidence by ${formatDate(dueAt)}, ${left}`;
}

function failedMails({ failedMails: total }: Queues): Queue {
  return {
    id: "mails",
    title: "Emails that failed for good",
    total,
    about: `Failed in the last ${limits.failedMailsToldDays} days and not sent since. The operation page also lists older ones and other jobs.`,
    link: { to: "/admin/operation?only=mails#failed", label: "See what failed and try again" },
  };
}
