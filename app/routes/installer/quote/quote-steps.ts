import { wordsOfField } from "#app/routes/installer/parts/sheet-words.ts";
import { isPaidBefore, type QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import { postedFrom, type Typed, technologyOf } from "#domain/quotes/sheet/typed-quote.ts";
import type { ItemList } from "#domain/quotes/sheet/typed-rows.ts";

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
  "workmanshipYears",
  "insuredYears",
  "depositInsured",
  "party",
  "coolingOffDays",
  "mcsNumber",
  "ozevNumber",
  "electrical",
  "code",
  "network",
  "savings",
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

/** Those of them that are asked of this quote: nobody insures a deposit that there is not. */
export function askedInStep(step: StepId, typed: Typed): string[] {
  const names = namesOfStep(step, technologyOf(typed));
  return isPaidBefore(postedFrom(typed).payments) ? names : names.filter((name) => name !== "depositInsured");
}

/** The list of a step that takes kept equipment. */
export function itemListOf(step: StepId): ItemList | undefined {
  return step === "price" ? "lines" : step === "equipment" ? "equipment" : undefined;
}

/** Where a field is asked, by its path. */
export function stepOfField(path: string, technology: QuoteTechnology): StepId {
  const name = path.split(".")[0] ?? "";
  return quoteSteps.find(({ id }) => namesOfStep(id, technology).includes(name))?.id ?? "job";
}

/** How many things are missing or do not agree in each step, by the paths of the fields. */
export function leftByStep(paths: readonly string[], technology: QuoteTechnology): Partial<Record<StepId, number>> {
  const byStep = Map.groupBy(paths, (path) => stepOfField(path, technology));
  return Object.fromEntries([...byStep].map(([step, own]) => [step, own.length]));
}

/** The label of a field by its path, "Lines, 2, VAT". */
export function labelOfField(path: string, technology: QuoteTechnology): string {
  return wordsOfField(path, quoteSheets[technology]).words.join(", ");
}

export function stepAfter(step: StepId): StepId {
  const at = quoteSteps.findIndex(({ id }) => id === step);
  return quoteSteps[Math.min(at + 1, quoteSteps.length - 1)]?.id ?? "review";
}

export function readStep(given: string | null): StepId {
  return quoteSteps.find(({ id }) => id === given)?.id ?? "job";
}

/** What stands in the form of a step. */
export function typedIn(form: FormData): Typed {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
