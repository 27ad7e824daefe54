import { Card } from "#app/ui/card.tsx";
import { formatCredits, formatDateTime } from "#app/ui/format.ts";
import { appointmentKindLabel } from "#content/appointment-kinds.ts";
import { contactChannelLabel } from "#content/contact-channels.ts";
import { purchaseStageLabel } from "#content/purchase-stages.ts";
import { refundReasonInWords } from "#content/refund-reasons.ts";
import type { Appointment } from "#domain/appointments/appointment.ts";
import type { MyReport } from "#domain/lead-reports/report-on.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import type { Message } from "#domain/messages/message.ts";
import type { ContactAttempt } from "#domain/projects/log-contact-attempt.ts";
import type { SentQuote } from "#domain/quotes/present-quote.ts";

interface Happened {
  lead: PurchasedLead;
  report: MyReport;
  quotes: readonly Pick<SentQuote, "option" | "revision" | "sentAt" | "openedAt">[];
  messages: readonly Pick<Message, "from" | "sentAt">[];
  appointments: readonly Pick<Appointment, "kind" | "offeredAt" | "offeredBy">[];
  attempts: readonly ContactAttempt[];
}

type Step = { what: string; when: Date | null };

/** What happened with a bought lead, oldest first. */
export function HistoryCard(happened: Happened) {
  const rows = stepsOf(happened).filter((row): row is { what: string; when: Date } => row.when !== null);
  const inOrder = rows.toSorted((one, other) => one.when.getTime() - other.when.getTime());
  return (
    <Card title="History">
      <ol className="history">
        {inOrder.map(({ what, when }) => (
          <li key={`${what} ${when.toISOString()}`}>
            <time className="muted small" dateTime={when.toISOString()}>
              {formatDateTime(when)}
            </time>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function stepsOf({ lead, report, quotes, messages, appointments, attempts }: Happened): Step[] {
  return [
    { what: lead.confirmedAt ? "Customer asked" : "Entered by our team", when: lead.askedAt },
    { what: "Customer confirmed their email address", when: lead.confirmedAt },
    { what: `You bought it for ${formatCredits(lead.priceCredits)}`, when: lead.purchasedAt },
    { what: "The customer’s contact details were corrected", when: lead.contactCorrectedAt },
    { what: "The customer last changed the brief", when: lead.briefWrittenAt },
    ...attempts.map(({ channel, triedAt }) => ({
      what: `You tried to reach them: ${contactChannelLabel(channel).toLowerCase()}`,
      when: triedAt,
    })),
    ...appointments.map(({ kind, offeredAt, offeredBy }) => ({
      what: `${offeredBy === "customer" ? `${lead.contact.name} suggested` : "You offered"} times: ${appointmentKindLabel(kind).toLowerCase()}`,
      when: offeredAt,
    })),
    ...messages.map(({ from, sentAt }) => ({
      what: from === "customer" ? `${lead.contact.name} wrote to you` : "You wrote a message",
      when: sentAt,
    })),
    ...quotes.flatMap(({ option, revision, sentAt, openedAt }) => [
      { what: `You sent a quote: option ${option}, revision ${revision}`, when: sentAt },
      { what: `The customer opened your quote: option ${option}, revision ${revision}`, when: openedAt },
    ]),
    { what: `Stage set to ${purchaseStageLabel(lead.stage)}`, when: lead.stageChangedAt },
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
