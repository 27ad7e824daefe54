import type { Field, Fields, Kind } from "#content/quote-sheet/field.ts";
import type { QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import type { FieldErrors } from "#domain/errors.ts";

/** The steps of writing a quote; the last one sends it. */
export const quoteSteps = [
  { id: "job", title: "The job" },
  { id: "price", title: "Price" },
  { id: "equipment", title: "Equipment" },
  { id: "system", title: "The system" },
  { id: "terms", title: "Terms" },
  { id: "review", title: "Review and send" },
] as const;

export type StepId = (typeof quoteSteps)[number]["id"];

const JOB = [
  "technology",
  "option",
  "basis",
  "firm",
  "mayRisePercent",
  "validUntil",
  "earliestStart",
  "workDays",
  "notes",
];
const PRICE = ["lines", "totalPence", "grant", "payments"];
const EQUIPMENT = ["equipment", "included"];
const TERMS = [
  ...["workmanshipYears", "insuredYears", "depositInsured", "party", "coolingOffDays", "mcsNumber", "ozevNumber"],
  ...["electrical", "code", "network", "savings"],
];

/** The names of the fields of a step; what only one kind of work has is asked in "The system". */
export function namesOfStep(step: StepId, technology: QuoteTechnology): string[] {
  const all = Object.keys(quoteSheets[technology]);
  switch (step) {
    case "job":
      return JOB;
    case "price":
      return PRICE;
    case "equipment":
      return EQUIPMENT;
    case "terms":
      return TERMS;
    case "system":
      return all.filter((name) => ![...JOB, ...PRICE, ...EQUIPMENT, ...TERMS].includes(name));
    case "review":
      return [];
  }
}

/** Where a field is asked, by its path. */
export function stepOfField(path: string, technology: QuoteTechnology): StepId {
  const name = path.split(".")[0] ?? "";
  return quoteSteps.find(({ id }) => namesOfStep(id, technology).includes(name))?.id ?? "job";
}

/** The label of a field by its path, "Lines, 2, VAT". */
export function labelOfField(path: string, technology: QuoteTechnology): string {
  return walked(path, technology).words.join(", ");
}

function walked(path: string, technology: QuoteTechnology): { words: string[]; kind: Kind | undefined } {
  let fields: Fields | undefined = quoteSheets[technology];
  let kind: Kind | undefined;
  const words: string[] = [];
  for (const part of path.split(".")) {
    if (/^\d+$/.test(part)) {
      words.push(String(Number(part) + 1));
      continue;
    }
    const field: Field | undefined = fields?.[part];
    if (!field) break;
    words.push(field.label);
    kind = field.kind;
    fields = "of" in kind ? kind.of : undefined;
  }
  return { words, kind };
}

const figures = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });

/** What a program is told of pence and of lists of values, in the words of a form. */
export function inFormWords(errors: FieldErrors, technology: QuoteTechnology): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => {
      const { kind } = walked(path, technology);
      return [path, messages.map((message) => (kind ? friendly(kind, message) : message))];
    }),
  );
}

function friendly(kind: Kind, message: string): string {
  if (kind.is === "pence" && message.startsWith("Give whole pence")) return "Type an amount in pounds, like 1,250.00.";
  if (kind.is === "list" && message.endsWith("is needed.")) return "Add at least one.";
  if (kind.is === "choice" && message.startsWith("Choose one of")) return "Choose one from the list.";
  if (kind.is === "yesNo" && message.startsWith("Say true")) return "Choose yes or no.";
  if ((kind.is === "whole" || kind.is === "number") && message.startsWith("Give a")) {
    const what = kind.is === "whole" ? "whole number" : "number";
    return `Type a ${what} from ${figures.format(kind.min)} to ${figures.format(kind.max)}.`;
  }
  return message;
}

export function stepAfter(step: StepId): StepId {
  const at = quoteSteps.findIndex(({ id }) => id === step);
  return quoteSteps[Math.min(at + 1, quoteSteps.length - 1)]?.id ?? "review";
}

export function readStep(given: string | null): StepId {
  return quoteSteps.find(({ id }) => id === given)?.id ?? "job";
}
