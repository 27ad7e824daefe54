import { kindWords } from "#app/routes/admin/operation/job-words.ts";
import { formatCredits, formatMonth, formatPence } from "#app/ui/format.ts";
import { limits } from "#config/limits.ts";
import { type BooksFailure, booksFailureInWords } from "#content/books-failures.ts";
import { complaintSubjectOptions } from "#content/complaint-subjects.ts";
import { documentKinds } from "#content/installer-documents.ts";
import { labelOf } from "#content/options.ts";
import { type AppealKind, decisionKinds } from "#content/pages/appeal-kinds.ts";
import { refundReasonOptions } from "#content/refund-reasons.ts";
import { vettingCheckLabel } from "#content/vetting.ts";
import { nameInLog } from "#domain/mails/mails.ts";
import type { WorkKindName } from "#domain/work/kinds.ts";
import type { Waiting } from "#domain/work/work.ts";

const labelIn = (options: readonly { value: string; label: string }[], code: string | null) =>
  labelOf(options, code ?? "") ?? "";
const moneyOf = ({ pence }: Waiting) => (pence === null ? "Not in pounds" : formatPence(pence));

const signals: Record<string, string> = {
  suspended_number: "The number of a suspended company",
  suspended_name: "The name of a suspended company",
  shared_address: "The network address of a customer whose lead it bought",
};

/** What is the matter, under the name. */
const details: Record<WorkKindName, (waiting: Waiting) => string> = {
  application: ({ checks }) => missing(checks),
  details: ({ code }) => `New ${code || "details"}`,
  paper: ({ code }) => labelIn(documentKinds, code),
  "contract-name": () => "Differs from every name on record",
  deposit: (waiting) =>
    `${moneyOf(waiting)} is out: ${waiting.code === "at_risk" ? "something about the company has changed" : "no certificate"}`,
  message: () => "Reported by whoever got it",
  outline: () => "Reported by the customer",
  report: ({ code }) => `${labelIn(refundReasonOptions, code)}, ${formatCredits(limits.leadPriceCredits)}`,
  appeal: secondLook,
  signal: ({ code }) => signals[code ?? ""] ?? "",
  "held-request": () => "Meets two rules; released when its time is over",
  "report-appeal": secondLook,
  "review-appeal": secondLook,
  complaint: ({ code }) => labelIn(complaintSubjectOptions, code),
  "public-complaint": () => "From the page Complain",
  "review-held": () => "Held for a person before it is shown",
  "review-dispute": () => "Disputed by the company",
  "review-notice": () => "A notice that it is unlawful: the author has answered, or had five days",
  "review-report": () => "Reported by somebody",
  "review-read": () => "Published, and not read by a person yet",
  "data-request": ({ code }) => identityWords(code),
  stop: () => "Not confirmed, so the company cannot buy",
  "failed-mail": ({ code }) => `${mailName(code)}: not sent`,
  "bounced-mail": ({ code }) => `${mailName(code)}: came back`,
  dispute: (waiting) => `${moneyOf(waiting)}, ${(waiting.code ?? "unknown").replaceAll("_", " ")}`,
  mismatch: (waiting) => `${moneyOf(waiting)} does not fit its order`,
  "money-back": (waiting) =>
    waiting.code
      ? `${moneyOf(waiting)}, dispute ${waiting.code.replaceAll("_", " ")}`
      : `${moneyOf(waiting)} went back`,
  "second-person": (waiting) => `${moneyOf(waiting)}, asked by ${waiting.person}`,
  "second-person-recovery": () => "A change of sign-in that needs two owners",
  "second-person-grant": (waiting) => `${moneyOf(waiting)} in credits, asked by ${waiting.person}`,
  job: ({ code }) => `Failed for good: ${code}`,
  history: ({ code }) => historyWords(code ?? ""),
  books: () => "The payment provider says something else than we do",
};

function secondLook({ code }: Waiting): string {
  return decisionKinds[code as AppealKind]?.label ?? "";
}

function historyWords(code: string): string {
  const [because, entry] = code.split(" ");
  return booksFailureInWords(because as BooksFailure, Number(entry));
}

function identityWords(code: string | null): string {
  if (code === null) return "The mailbox has not answered yet";
  return code === "mailbox" ? "The mailbox has answered" : `Identity: ${code}`;
}

function mailName(code: string | null): string {
  return code === null ? "A mail" : nameInLog(code);
}

function missing(checks: Waiting["checks"]): string {
  if (!checks) return "";
  const words = checks.missing.map((check) => vettingCheckLabel(check)).join(", ");
  return words ? `${checks.done} of ${checks.needed} checks passed, missing: ${words}` : "Every check has passed";
}

/** Who it is about, and what is the matter. */
export function workWords(waiting: Waiting): { name: string; detail: string } {
  const { kind, code, subject, title, label } = waiting;
  const named = kind === "job" ? kindWords(code ?? "") : kind === "books" ? formatMonth(subject) : title;
  return { name: named || label, detail: details[kind](waiting) };
}
