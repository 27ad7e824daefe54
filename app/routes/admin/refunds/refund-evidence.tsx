import { CircleCheck, Copy, type LucideIcon, MailWarning, Undo2, Users } from "lucide-react";
import { formatDate } from "#app/ui/format.ts";
import { refundReasonInWords } from "#content/refund-reasons.ts";
import type { Evidence } from "#domain/lead-reports/reported-leads.ts";

type Clue = { key: string; icon: LucideIcon; tone?: "for" | "against"; words: string };

/** What we know that supports or contradicts a report. */
export function RefundEvidence({ evidence }: { evidence: Evidence }) {
  return (
    <ul className="evidence">
      {cluesOf(evidence).map(({ key, icon: Icon, tone, words }) => (
        <li key={key} className={tone && `is-${tone}`}>
          <Icon className="icon" aria-hidden="true" />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

// "For" and "against" refer to the lead: what speaks against it supports the report.
function cluesOf(evidence: Evidence): Clue[] {
  return [...mailClues(evidence), ...purchaseClues(evidence), ...installerClues(evidence)];
}

function mailClues({ undelivered, confirmedAt }: Evidence): Clue[] {
  const clues: Clue[] = undelivered.map((mail, index) => ({
    key: `mail ${index}`,
    icon: MailWarning,
    tone: "against",
    words: `${mail.isForGood ? "Our email was refused for good" : "Our email is not delivered yet"}, sent ${formatDate(mail.queuedAt)}: ${mail.answer}`,
  }));
  if (undelivered.length === 0)
    clues.push({ key: "no mail", icon: CircleCheck, words: "None of our emails to the customer failed" });
  if (confirmedAt) {
    const words = `The customer confirmed the request by email on ${formatDate(confirmedAt)}`;
    clues.push({ key: "confirmed", icon: CircleCheck, tone: "for", words });
  }
  return clues;
}

function purchaseClues({ boughtBefore, otherBuyers, otherReports }: Evidence): Clue[] {
  const clues: Clue[] = boughtBefore.map(({ purchasedAt, serviceLabel, same }, index) => ({
    key: `before ${index}`,
    icon: Copy,
    tone: "against",
    words: `They had bought the same customer before: ${serviceLabel} on ${formatDate(purchasedAt)}, same ${same === "email" ? "email" : "phone number"}`,
  }));
  if (boughtBefore.length === 0)
    clues.push({ key: "first", icon: Copy, words: "They had not bought this customer before" });
  if (otherBuyers > 0) {
    clues.push({
      key: "others",
      icon: Users,
      ...(otherReports.length > 0 ? { tone: "against" } : {}),
      words: others(otherBuyers, otherReports.length, otherReports.map(refundReasonInWords)),
    });
  }
  return clues;
}

function others(buyers: number, reports: number, reasons: string[]): string {
  const bought = `${buyers} other ${buyers === 1 ? "installer" : "installers"} bought this lead`;
  return reports === 0
    ? `${bought}, nobody else reported it`
    : `${bought}, ${reports} reported it: ${reasons.join(", ")}`;
}

function installerClues({ accepted, declined }: Evidence): Clue[] {
  const words =
    accepted + declined === 0
      ? "First report by this installer to be decided"
      : `Earlier reports by this installer: ${accepted} accepted, ${declined} declined`;
  return [{ key: "installer", icon: Undo2, words }];
}
