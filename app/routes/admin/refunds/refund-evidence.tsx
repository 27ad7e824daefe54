import {
  CircleCheck,
  Copy,
  type LucideIcon,
  MailWarning,
  MessageCircleQuestion,
  Phone,
  Undo2,
  Users,
} from "lucide-react";
import { factInWords } from "#app/routes/installer/purchases/why-decided.tsx";
import { formatCount, formatDate, formatDateTime } from "#app/ui/format.ts";
import { limits } from "#config/limits.ts";
import { refundReasonInWords } from "#content/refund-reasons.ts";
import type { Evidence } from "#domain/lead-reports/reported-leads.ts";
import type { KnownFact } from "#domain/lead-reports/why-decided.ts";

type Clue = { key: string; icon: LucideIcon; words: string };

/** What we know about a report: a list that adds nothing up. */
export function RefundEvidence({ evidence }: { evidence: Evidence }) {
  return (
    <ul className="evidence">
      {cluesOf(evidence).map(({ key, icon: Icon, words }) => (
        <li key={key}>
          <Icon className="icon" aria-hidden="true" />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

function cluesOf(evidence: Evidence): Clue[] {
  return [
    ...mailClues(evidence),
    ...answerClues(evidence),
    ...companyClues(evidence),
    ...purchaseClues(evidence),
    ...installerClues(evidence),
  ];
}

function mailClues({ undelivered, facts, confirmedAt }: Evidence): Clue[] {
  const clues: Clue[] = undelivered.map((mail, index) => ({
    key: `mail ${index}`,
    icon: MailWarning,
    words: `${mail.isForGood ? "Our email was refused for good" : "Our email is not delivered yet"}, sent ${formatDate(mail.queuedAt)}: ${mail.answer}`,
  }));
  // The mail above says it in the words of the other side.
  const isSaid = ({ kind }: KnownFact) => kind === "refusal" && undelivered.some(({ isForGood }) => isForGood);
  const bounces = facts.filter((fact) => (fact.kind === "bounce" || fact.kind === "refusal") && !isSaid(fact));
  clues.push(...bounces.map((fact) => clueOfFact(fact, MailWarning)));
  if (clues.length === 0)
    clues.push({ key: "no mail", icon: CircleCheck, words: "None of our emails to the customer failed" });
  if (confirmedAt) {
    const words = `The customer confirmed the request by email on ${formatDate(confirmedAt)}`;
    clues.push({ key: "confirmed", icon: CircleCheck, words });
  }
  return clues;
}

const clueOfFact = (fact: KnownFact, icon: LucideIcon): Clue => ({
  key: `${fact.kind} ${fact.at.toISOString()}`,
  icon,
  words: `${formatDateTime(fact.at)}: ${factInWords(fact)}`,
});

function answerClues({ facts, silentSince, phoneCorrectedAt }: Evidence): Clue[] {
  const told = facts.filter(({ kind }) => kind === "bad_number" || kind === "asked" || kind === "answer");
  const clues = told.map((fact) => clueOfFact(fact, fact.kind === "bad_number" ? Phone : MessageCircleQuestion));
  if (silentSince) {
    const words = `The customer has not answered our question for ${limits.reportQuestionHours} hours`;
    clues.push({ key: "silent", icon: MessageCircleQuestion, words });
  }
  if (phoneCorrectedAt) {
    const words = `The phone number was corrected on ${formatDateTime(phoneCorrectedAt)}, after the purchase`;
    clues.push({ key: "corrected", icon: Phone, words });
  }
  return clues;
}

function companyClues({ contactedAt, chosenAt }: Evidence): Clue[] {
  const marked = contactedAt
    ? `The company marked on ${formatDateTime(contactedAt)} that it had contacted the customer`
    : "The company has not marked any contact";
  const clues = [{ key: "contacted", icon: Phone, words: marked }];
  const words = chosenAt && `The customer chose this company on ${formatDateTime(chosenAt)}`;
  return words ? [...clues, { key: "chosen", icon: CircleCheck, words }] : clues;
}

function purchaseClues({ boughtBefore, otherBuyers, otherReports, sameReports }: Evidence): Clue[] {
  const clues: Clue[] = boughtBefore.map(({ purchasedAt, serviceLabel, same }, index) => ({
    key: `before ${index}`,
    icon: Copy,
    words: `They had bought the same customer before: ${serviceLabel} on ${formatDate(purchasedAt)}, same ${same === "email" ? "email" : "phone number"}`,
  }));
  if (boughtBefore.length === 0)
    clues.push({ key: "first", icon: Copy, words: "They had not bought this customer before" });
  if (otherBuyers > 0) {
    clues.push({
      key: "others",
      icon: Users,
      words: others(otherBuyers, otherReports.length, otherReports.map(refundReasonInWords)),
    });
  }
  if (sameReports > 0) {
    const words = `The same was reported by ${formatCount(sameReports, "other installer")}`;
    clues.push({ key: "same", icon: Users, words });
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
