import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { formatCredits, formatDateTime, formatPence } from "#app/ui/format.ts";
import { appointmentKindLabel } from "#content/appointment-kinds.ts";
import { attemptByWhom } from "#content/contact-channels.ts";
import { purchaseStageLabel } from "#content/purchase-stages.ts";
import { refundReasonInWords } from "#content/refund-reasons.ts";
import type { Appointment } from "#domain/appointments/appointment.ts";
import type { MyReport } from "#domain/lead-reports/report-on.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import type { Message } from "#domain/messages/message.ts";
import type { ContactAttempt } from "#domain/projects/log-contact-attempt.ts";
import type { PurchaseNote } from "#domain/purchases/purchase-notes.ts";
import type { OwnQuote } from "#domain/quotes/present-to-company.ts";

interface Happened {
  lead: PurchasedLead;
  report: MyReport;
  quotes: readonly Pick<OwnQuote, "option" | "revision" | "duePence" | "sentAt" | "sentBy" | "openedAt">[];
  messages: readonly Pick<Message, "from" | "by" | "sentAt">[];
  appointments: readonly Pick<Appointment, "kind" | "offeredAt" | "offeredBy" | "by">[];
  attempts: readonly ContactAttempt[];
  notes: readonly PurchaseNote[];
}

/** `text` was typed by somebody. */
type Step = { what: string; when: Date | null; text?: string };

/** What happened with a bought lead, newest first. */
export function HistoryCard({ children, ...happened }: Happened & { children?: ReactNode }) {
  const rows = stepsOf(happened).filter((row): row is Step & { when: Date } => row.when !== null);
  const newestFirst = rows.toSorted((one, other) => other.when.getTime() - one.when.getTime());
  return (
    <Card title="History" id="history">
      {children}
      <ol className="history">
        {newestFirst.map(({ what, when, text }) => (
          <li key={`${what} ${text} ${when.toISOString()}`}>
            <span>{what}</span>
            <time className="muted small" dateTime={when.toISOString()}>
              {formatDateTime(when)}
            </time>
            {text !== undefined && <p className="as-typed">{text}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function stepsOf({ lead, report, quotes, messages, appointments, attempts, notes }: Happened): Step[] {
  const { name } = lead.contact;
  return [
    { what: lead.confirmedAt ? "Customer asked" : "Entered by our team", when: lead.askedAt },
    { what: "Customer confirmed their email address", when: lead.confirmedAt },
    { what: `Bought by ${lead.boughtBy ?? "you"} for ${formatCredits(lead.priceCredits)}`, when: lead.purchasedAt },
    { what: "The customer’s contact details were corrected", when: lead.contactCorrectedAt },
    { what: "The customer last changed the brief", when: lead.briefWrittenAt },
    ...attempts.map((attempt) => ({ what: attemptByWhom(attempt), when: attempt.triedAt })),
    ...notes.map(({ writtenBy, writtenAt, text }) => ({ what: `${writtenBy} noted`, when: writtenAt, text })),
    ...appointments.map(({ kind, offeredAt, offeredBy, by }) => ({
      what: `${offeredBy === "customer" ? `${name} suggested` : `${by ?? "You"} offered`} times: ${appointmentKindLabel(kind).toLowerCase()}`,
      when: offeredAt,
    })),
    ...messages.map(({ from, by, sentAt }) => ({
      what: from === "customer" ? `${name} wrote to you` : by ? `Message. Sent by ${by}` : "You wrote a message",
      when: sentAt,
    })),
    ...quotes.flatMap(({ option, revision, duePence, sentAt, sentBy, openedAt }) => {
      const which = `${formatPence(duePence ?? 0)}: option ${option}, revision ${revision}`;
      return [
        { what: sentBy ? `Quote of ${which}. Sent by ${sentBy}` : `You sent a quote of ${which}`, when: sentAt },
        { what: `${name} opened your quote of ${which}`, when: openedAt },
      ];
    }),
    {
      what: `Stage set to ${purchaseStageLabel(lead.stage)}${lead.lostReason ? `: ${lead.lostReason}` : ""}${lead.stageChangedBy ? ` by ${lead.stageChangedBy}` : ""}`,
      when: lead.stageChangedAt,
    },
    ...("requestedAt" in report ? reportSteps(report, lead) : []),
    { what: "Your purchase ended", when: lead.endedAt },
  ];
}

function reportSteps(report: Extract<MyReport, { requestedAt: Date }>, { priceCredits }: PurchasedLead): Step[] {
  const outcome =
    report.state === "accepted" ? `Report accepted, ${formatCredits(priceCredits)} refunded` : "Report declined";
  return [
    { what: `You reported it: ${refundReasonInWords(report.reason)}`, when: report.requestedAt },
    { what: outcome, when: report.decidedAt },
  ];
}
