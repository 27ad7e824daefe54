import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Queues } from "#app/routes/admin/installers/load-queues.ts";
import { pausedWords } from "#app/routes/admin/installers/paused-words.ts";
import { publicFieldLabels } from "#app/routes/admin/installers/profile-change-card.tsx";
import { mismatchInWords } from "#app/routes/admin/payments/mismatch-words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate, formatNumber, formatPence, formatRelative } from "#app/ui/format.ts";
import { limits } from "#config/limits.ts";
import { documentKindLabel } from "#content/installer-documents.ts";
import { vettingCheckLabel } from "#content/vetting.ts";

/** What waits for an administrator, each queue with its count and the way to it; one line when nothing does. */
export function AdminQueues({ queues }: { queues: Queues }) {
  const { mismatches, installers, changes, refunds, papers, documents, reversals, failedMails, now } = queues;
  const shown = [
    mismatches.total > 0 && <Mismatches key="mismatches" {...mismatches} now={now} />,
    installers.total > 0 && <Installers key="installers" {...installers} now={now} />,
    changes.total > 0 && <Changes key="changes" {...changes} now={now} />,
    refunds.total > 0 && <Refunds key="refunds" {...refunds} now={now} />,
    papers.total > 0 && <NewPapers key="papers" {...papers} now={now} />,
    documents.expired + documents.expiring > 0 && <Documents key="documents" {...documents} />,
    reversals.total > 0 && <Reversals key="payments" {...reversals} />,
    failedMails > 0 && <FailedMails key="mails" total={failedMails} />,
  ].filter(Boolean);
  return (
    <section className="stack" aria-labelledby="queues-title">
      <h2 id="queues-title">Waiting for you</h2>
      {shown.length > 0 ? (
        <div className="queues">{shown}</div>
      ) : (
        <p className="muted nothing-waits">
          <CircleCheck className="icon" aria-hidden="true" />
          Nothing. No installer, refund request, document, payment or email needs you.
        </p>
      )}
    </section>
  );
}

type QueueProps = {
  id: string;
  title: string;
  total: number;
  children?: ReactNode;
  link: { to: string; label: string };
};

function Queue({ id, title, total, children, link }: QueueProps) {
  return (
    <section className="card queue" aria-labelledby={`queue-${id}`}>
      <header>
        <h3 id={`queue-${id}`}>{title}</h3>
        <Badge tone="sun">{formatNumber(total)}</Badge>
      </header>
      {children}
      <footer>
        <Link to={link.to}>{link.label}</Link>
      </footer>
    </section>
  );
}

type Item = { key: string; name: string; to: string; aside?: ReactNode; words: string };

function Items({ items }: { items: readonly Item[] }) {
  return (
    <ul>
      {items.map(({ key, name, to, aside, words }) => (
        <li className="queue-item" key={key}>
          <div className="row">
            <Link to={to}>{name}</Link>
            {aside}
          </div>
          <p className="small muted">{words}</p>
        </li>
      ))}
    </ul>
  );
}

function Age({ now, since }: { now: Date; since: Date }) {
  return (
    <Badge tone="warn">
      <time dateTime={since.toISOString()}>{formatRelative(now, since)}</time>
    </Badge>
  );
}

function Installers({ total, oldest, now }: Queues["installers"] & { now: Date }) {
  const items = oldest.map(({ id, companyName, since, checks }) => ({
    key: id,
    name: companyName,
    to: `/admin/installers/${id}`,
    aside: <Age now={now} since={since} />,
    words: missing(checks),
  }));
  return (
    <Queue
      id="installers"
      title="Installers waiting"
      total={total}
      link={{ to: "/admin?status=pending", label: "Show all waiting installers" }}
    >
      <Items items={items} />
    </Queue>
  );
}

function Changes({ total, oldest, now }: Queues["changes"] & { now: Date }) {
  const items = oldest.map(({ id, installerId, companyName, since, fields }) => ({
    key: id,
    name: companyName,
    to: `/admin/installers/${installerId}#change`,
    aside: <Age now={now} since={since} />,
    words: fields.map((field) => publicFieldLabels[field]).join(", "),
  }));
  const [first] = items;
  return (
    <Queue
      id="changes"
      title="Company details to check"
      total={total}
      link={{ to: first?.to ?? "/admin", label: "Open the oldest" }}
    >
      <Items items={items} />
    </Queue>
  );
}

function missing({ done, needed, missing: open }: Queues["installers"]["oldest"][number]["checks"]): string {
  if (open.length === 0) return "Every check has passed.";
  const words = open.map((check) => vettingCheckLabel(check)).join(", ");
  return done === 0 ? `Nothing has passed yet: ${words}` : `${done} of ${needed} checks passed, missing: ${words}`;
}

function Refunds({ total, oldest, now }: Queues["refunds"] & { now: Date }) {
  return (
    <Queue
      id="refunds"
      title="Refund requests"
      total={total}
      link={{ to: "/admin/refunds", label: "Decide refund requests" }}
    >
      {oldest && <p className="queue-item small muted">The oldest was sent {formatRelative(now, oldest)}.</p>}
    </Queue>
  );
}

function NewPapers({ total, oldest, now }: Queues["papers"] & { now: Date }) {
  const items = oldest.map(({ id, installerId, companyName, kind, uploadedAt }) => ({
    key: id,
    name: companyName,
    to: `/admin/installers/${installerId}#documents`,
    aside: <Age now={now} since={uploadedAt} />,
    words: documentKindLabel(kind),
  }));
  return (
    <Queue
      id="papers"
      title="New papers to check"
      total={total}
      link={{ to: "/admin?documents=new", label: "Show companies with new papers" }}
    >
      <p className="queue-item small muted">
        Uploaded after the last check of the company. Recording a check of it takes them off this list.
      </p>
      <Items items={items} />
    </Queue>
  );
}

function Documents({ expired, expiring, first }: Queues["documents"]) {
  const items = first.map(({ id, installerId, companyName, kind, expiresOn, pauses }) => ({
    key: id,
    name: companyName,
    to: `/admin/installers/${installerId}#documents`,
    words: [
      `${documentKindLabel(kind)}, valid until ${formatDate(expiresOn)}`,
      ...(pauses.length > 0 ? [pausedWords(pauses)] : []),
    ].join(". "),
  }));
  return (
    <Queue
      id="documents"
      title="Documents about to expire"
      total={expired + expiring}
      link={{ to: "/admin?documents=ending", label: "Show their companies" }}
    >
      <p className="queue-item small muted">
        {formatNumber(expiring)} in the next {limits.documentExpiryWarningDays} days, {formatNumber(expired)} expired
        already.
      </p>
      <Items items={items} />
    </Queue>
  );
}

function Mismatches({ total, oldest, now }: Queues["mismatches"] & { now: Date }) {
  const items = oldest.map((mismatch) => ({
    key: mismatch.id,
    name: mismatch.companyName,
    to: "/admin/payments#mismatches",
    aside: <Age now={now} since={mismatch.receivedAt} />,
    words: mismatchInWords(mismatch),
  }));
  return (
    <Queue
      id="mismatches"
      title="Payments that do not match"
      total={total}
      link={{ to: "/admin/payments#mismatches", label: "Credit or close them" }}
    >
      <Items items={items} />
    </Queue>
  );
}

function Reversals({ total, newest }: Queues["reversals"]) {
  const items = newest.map((reversal) => ({
    key: reversal.paymentId,
    name: reversal.companyName,
    to: `/admin/installers/${reversal.installerId}#payments`,
    words: reversalInWords(reversal),
  }));
  const [first] = items;
  return (
    <Queue
      id="payments"
      title="Payments disputed or refunded"
      total={total}
      link={{ to: first?.to ?? "/admin", label: "Open the newest" }}
    >
      <Items items={items} />
    </Queue>
  );
}

type Reversal = { amountPence: number; refundedPence: number; disputeStatus: string | null };

function reversalInWords({ amountPence, refundedPence, disputeStatus }: Reversal): string {
  const parts = [
    refundedPence > 0 && `${formatPence(refundedPence)} of ${formatPence(amountPence)} refunded`,
    disputeStatus && `${formatPence(amountPence)} disputed: ${disputeStatus.replaceAll("_", " ")}`,
  ];
  return parts.filter(Boolean).join("; ");
}

function FailedMails({ total }: { total: number }) {
  return (
    <Queue
      id="mails"
      title="Emails that failed for good"
      total={total}
      link={{ to: "/admin/operation?only=mails#failed", label: "See what failed and try again" }}
    >
      <p className="queue-item small muted">
        Given up in the last {limits.failedMailsToldDays} days and not sent since. The operation page also has older
        ones and other jobs.
      </p>
    </Queue>
  );
}
