import { nameOf } from "#app/routes/quote/compare/quote-name.ts";
import { formatCount, formatPence } from "#app/ui/format.ts";
import { betterOff, listInWords, paybackInWords, pence, pounds } from "#content/planner/figures.ts";
import { priceFields } from "#content/planner/quote-check.ts";
import { basisOptions } from "#content/quote-sheet/offer-fields.ts";
import { dayOfMonth, inFigures } from "#domain/comparison/cell.ts";
import type { ComparedCell, ComparedRow } from "#domain/comparison/comparison.ts";
import type { Decision, DecisionMoney, TooClose } from "#domain/comparison/decision.ts";
import type { ComparedGroup, ComparedHome } from "#domain/comparison/my-comparison.ts";
import type { OutsideColumn } from "#domain/comparison/outside-cells.ts";
import type { OutsideQuote } from "#domain/quotes/outside-quotes.ts";

// What the comparison's page and its PDF say in the same words.

export const HEADING = "Which of these?";
export const IN_WHICH_ORDER = "In the order they came. Same prices for all.";
export const ASKS = "What we would ask";
export const BEST_ON_MONEY = "best for you on money";

/** A fact of a card; what follows after a comma is greyed. */
interface CardFact {
  readonly name: string;
  readonly said: string;
  readonly more?: string;
}

export const sentInWords = ({ sentAt }: { sentAt: Date }) => `sent ${dayOfMonth(sentAt)}`;

export const extrasInWords = ({ duePence, extrasPence }: Decision) =>
  extrasPence > 0 ? `${formatPence(duePence)} + ${formatPence(extrasPence)} of extras it names` : "no extras";

export const likelyInWords = ({ low, high }: DecisionMoney) => `likely ${pounds(low)} to ${pounds(high)}`;

export const notWorkedOut = (money: { why: string } | null) => `Not worked out${money ? `. ${money.why}` : ""}`;

/** In the parts of the sentence, of which the page makes the middle bold. */
export const worthInWords = (money: DecisionMoney) => ["You are", betterOff(money.pounds), "after 20 years"] as const;

export function cardFacts({ money, firm, guaranteeYears, insuredYears, start }: Decision): CardFact[] {
  const basis = basisOptions.find(({ value }) => value === firm.basis)?.label.toLowerCase() ?? "";
  return [
    ...paysBack(money),
    firm.isFirm
      ? { name: "Firm", said: "Yes", more: basis }
      : { name: "Firm", said: "No", more: `up to ${formatPence(firm.mayRisePence)} more` },
    { name: "Guarantee", said: formatCount(guaranteeYears, "year"), more: `${insuredYears} insured` },
    { name: "Start", said: dayOfMonth(new Date(start)) },
  ];
}

const NOT_SAID = "not said";

/** The same of a quote from elsewhere: what its customer typed. */
export function outsideFacts({ quote: { typed, validUntil }, money }: OutsideColumn): CardFact[] {
  const { firm, insuredYears, startsOn } = typed;
  return [
    ...paysBack(money),
    { name: "Firm", said: firm === null ? NOT_SAID : firm ? "Yes" : "No" },
    { name: "Insured", said: insuredYears === null ? NOT_SAID : formatCount(insuredYears, "year") },
    { name: "Start", said: startsOn === null ? NOT_SAID : dayOfMonth(new Date(startsOn)) },
    ...(validUntil ? [{ name: "Valid until", said: dayOfMonth(new Date(validUntil)) }] : []),
  ];
}

function paysBack(money: Decision["money"]): CardFact[] {
  return money && "pounds" in money ? [{ name: "Pays back", said: paybackInWords(money.paybackYears) }] : [];
}

export const outsidePrice = ({ typed: { pricePence } }: OutsideQuote) =>
  pricePence === null ? "Not said" : formatPence(pricePence);

const units = { solar: "kWp", battery: "kWh usable", heat_pump: "kW", ev_charger: "", other: "" };

/** "Solar panels, 4.4 kWp". */
export function workInWords({ typed: { work, size } }: OutsideQuote): string {
  const label = priceFields.work.options.find(({ value }) => value === work)?.label ?? "";
  return size === null ? label : `${label}, ${inFigures(size).text} ${units[work]}`;
}

/** Which two are too close on money to tell apart: the finding, and what follows from it. */
export function tooCloseInWords({ quotes, outside }: ComparedGroup, { aheadId, behindId, pounds: apart }: TooClose) {
  const names = new Map([
    ...quotes.map((quote) => [quote.id, nameOf(quote)] as const),
    ...outside.map(({ quote }) => [quote.id, quote.company] as const),
  ]);
  return [
    `${pounds(apart)} between ${names.get(aheadId)} and ${names.get(behindId)} is less than anybody can foresee`,
    ": let something else decide between them.",
  ] as const;
}

/** What there is to ask stands among the differences, even if all quotes have it in common. */
const isShown = ({ differs, cells }: ComparedRow) => differs || cells.some(({ checks }) => checks.length > 0);

/** The table's parts: what differs, by group, and what all have in common. */
export function partsOf(rows: readonly ComparedRow[]) {
  return {
    groups: [...Map.groupBy(rows.filter(isShown), ({ group }) => group)],
    same: rows.filter((row) => !isShown(row)),
  };
}

const counts: Partial<Record<number, string>> = { 2: "both", 3: "all three", 4: "all four" };

export const sameTitle = ({ quotes, outside }: { quotes: readonly unknown[]; outside: readonly unknown[] }) =>
  `The same in ${outside.length > 0 ? "all that say it" : counts[quotes.length]}`;

/** What all have in common, as far as they say it. */
export function sameInWords({ cells }: ComparedRow): string {
  const cell = cells.find(({ state }) => state === "said") ?? cells[0];
  if (!cell) return "";
  return `${valueInWords(cell)}${cell.note ? `, ${cell.note}` : ""}${cell.behind ? ` ${cell.behind}` : ""}`;
}

/** "Extra, £250". */
export const valueInWords = ({ text, extraPence }: ComparedCell) =>
  extraPence === undefined ? text : `${text}, ${formatPence(extraPence)}`;

export const WORKED_OUT = "How we work out “better off”";
export const ESTIMATE = "This is an estimate, not a promise.";

/** What the money rests on; `isOwn`: the reader is the customer, `isDrawn`: bars show the range. */
export function workedOutInWords(
  { hasPlan, home, roofs, assumed, exportPence }: ComparedHome,
  { isOwn, isDrawn }: { isOwn: boolean; isDrawn: boolean },
): string[] {
  const whose = hasPlan
    ? `The home is that of the plan ${isOwn ? "you sent with your" : "sent with the"} request`
    : "The home";
  const unknown = `We assumed ${listInWords(assumed)}, which ${isOwn ? "you have not" : "nobody has"} told us.`;
  const outcomes = "where 8 of 10 outcomes fall, if sun, use, equipment and prices move as our planner expects";
  return [
    `Our planner works out your home twice, without the work and with it, and takes off what you pay with the extras each quote names. The savings of 20 years count in today’s money. For every quote we use the same home, roof, use and prices, and ${pence(exportPence)} for a kWh that you sell; only the size of the panels, inverter and battery and the flow temperature are the quote’s own. What a company expects changes nothing here: it stands beside it under “They expect”.`,
    `${whose}: ${home}. Roof: ${roofs.join("; ")}.${assumed.length > 0 ? ` ${unknown}` : ""}`,
    `${isDrawn ? `The bar is ${outcomes}; small rings are the other quotes` : `“Likely” is ${outcomes}`}. Where the order of two turns in more than one of ten, we say so.`,
  ];
}
