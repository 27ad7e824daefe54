import { dateInWords, dateTimeInWords, formatCount, formatNumber, formatPence } from "#app/ui/format.ts";
import { limits } from "#config/limits.ts";
import { betterOff, paybackInWords } from "#content/planner/figures.ts";
import { dayInWords } from "#content/proofs.ts";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import type { Decision } from "#domain/comparison/decision.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import { equipmentOf, includedOf, jobInWords, type QuoteFact } from "#domain/quotes/quote-words.ts";
import { lineSums } from "#domain/quotes/sheet/line-sums.ts";

// What a quote's page and its PDF say in the same words.

const schemes = quoteSheets.other.grant.kind.of.scheme.kind.options;
const times = quoteSheets.other.payments.kind.of.when.kind.options;
const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

export const titleOf = ({ company }: CustomerQuote) => `${company}’s quote`;

export const sentInWords = ({ sentAt, validUntil }: CustomerQuote) =>
  `Sent on ${dateInWords(sentAt)}, holds until ${dayInWords(validUntil)}.`;

export const revisionInWords = ({ option, revision }: CustomerQuote) => `Option ${option}, revision ${revision}`;

export const payLabel = ({ payPence, duePence }: CustomerQuote) =>
  payPence === duePence ? "You pay" : "You pay, with the extras it names";

/** "£8,180 on paper. Not firm: it can reach £10,347." */
export function priceInWords({ quote, duePence, payPence }: CustomerQuote): string {
  const paper = payPence === duePence ? "" : `${formatPence(duePence)} on paper. `;
  if (quote.firm) return `${paper}Firm.`;
  const rise = Math.round((duePence * (quote.mayRisePercent ?? 0)) / 100);
  return `${paper}Not firm: it can reach ${formatPence(payPence + rise)}.`;
}

export const NOTHING_NOTICED = "Nothing stands out.";

type Pair = readonly [name: string, value: string];

/** Money as the comparison says it; none where the planner works nothing out. */
export function inShort({ quote }: CustomerQuote, money: Decision["money"]): Pair[] {
  const insured = Math.min(quote.insuredYears, quote.workmanshipYears);
  const worth: Pair[] =
    money && "pounds" in money
      ? [
          ["Better off, 20 years", betterOff(money.pounds)],
          ["Pays back", paybackInWords(money.paybackYears)],
        ]
      : [];
  return [
    ...worth,
    ["Guarantee insured", `${insured} of ${quote.workmanshipYears} years`],
    ["Start", dateInWords(quote.earliestStart)],
  ];
}

/** "10 panels, 4.4 kWp. By our planner’s figures the panels make 3,600 to 4,100 kWh a year." */
export function systemInWords(quote: CustomerQuote): string {
  const { plannerKwh } = quote;
  const range = plannerKwh && `${formatNumber(plannerKwh.lowKwh)} to ${formatNumber(plannerKwh.highKwh)} kWh`;
  return `${jobInWords(quote)}.${range ? ` By our planner’s figures the panels make ${range} a year.` : ""}`;
}

export const BILL_NAME = "The price line by line, with VAT";

interface BillLine {
  readonly name: string;
  readonly note: string;
  readonly said: string;
  readonly kind?: "sum" | "total";
}

/** The price line by line, VAT included, to what the customer pays. */
export function billOf(quote: CustomerQuote): BillLine[] {
  const { lines, grant } = quote.quote;
  const extras = includedOf(quote.quote).filter(({ state }) => state === "extra");
  return [
    ...lines.map((line) => ({ name: line.text, note: partInWords(line), said: signed(lineSums(line).totalPence) })),
    { name: "On paper", note: vatInWords(quote), said: signed(quote.totalPence), kind: "sum" as const },
    ...(grant
      ? [
          {
            name: labelIn(schemes, grant.scheme),
            note: grant.deducted ? "a grant, taken off your bill" : "a grant that you claim back yourself, later",
            said: grant.deducted ? signed(-grant.pence) : formatPence(grant.pence),
          },
        ]
      : []),
    ...extras.map(({ label, says, extraPence }) => ({ name: label, note: `extra. ${says}`, said: signed(extraPence) })),
    {
      name: "You pay",
      note: extras.length > 0 ? "with the extras it names" : "",
      said: signed(quote.payPence),
      kind: "total" as const,
    },
  ];
}

const signed = (pence: number) => formatPence(pence).replace("-", "−");

/** "10 at £180 each before VAT, VAT 0%". */
function partInWords({ count, unitPence, vatPercent }: CustomerQuote["quote"]["lines"][number]): string {
  return `${count > 1 ? `${count} at ${formatPence(unitPence)} each before VAT, ` : ""}VAT ${vatPercent}%`;
}

function vatInWords({ sums, isForBusiness }: CustomerQuote): string {
  const vat = sums.vatPence === 0 ? "no VAT" : `${formatPence(sums.vatPence)} of it VAT`;
  return isForBusiness ? `${formatPence(sums.netPence)} before VAT, ${vat}` : vat;
}

export const DEPOSIT_ALLOWED = `Consumer codes allow ${limits.quoteDepositPercentMax}% on order.`;

/** What is paid when, with its share of the price in per cent. */
export function paymentsOf({ quote, duePence }: CustomerQuote) {
  return quote.payments.map(({ when, pence }, position) => {
    const before = quote.payments.slice(0, position).reduce((sum, paid) => sum + paid.pence, 0);
    const share = shareOf(pence, duePence);
    const name = labelIn(times, when).toLowerCase();
    return {
      position,
      when,
      name,
      pence,
      from: shareOf(before, duePence),
      share,
      words: `${name}, ${Math.round(share)}%`,
    };
  });
}

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);

export function extrasOnTop({ payPence, duePence }: CustomerQuote): string | null {
  return payPence === duePence
    ? null
    : `The extras of ${formatPence(payPence - duePence)} come on top, if you need them.`;
}

interface Guarantee {
  readonly name: string;
  readonly years: number;
  /** Those that somebody else pays for if the company closes. */
  readonly insured: number;
  readonly note?: string;
}

/** Every guarantee; `isDrawn` where bars show how long each lasts. */
export function guaranteesOf({ quote, company }: CustomerQuote, { isDrawn }: { isDrawn: boolean }): Guarantee[] {
  const { workmanshipYears, insuredYears } = quote;
  const output = "outputYears" in quote && quote.outputYears > 0 ? quote : null;
  return [
    ...equipmentOf(quote).map(({ label, what, warrantyYears: years }) => {
      const note = what === "Panel" && output ? { note: outputInWords(output) } : {};
      return { name: `${what}, by the maker (${label})`, years, insured: years, ...note };
    }),
    {
      name: `Workmanship, by ${company}`,
      years: workmanshipYears,
      insured: Math.min(insuredYears, workmanshipYears),
      note: insuredInWords(insuredYears, company, isDrawn),
    },
  ];
}

const outputInWords = ({ outputYears, outputPercent }: { outputYears: number; outputPercent: number }) =>
  `At least ${outputPercent}% of their output after ${formatCount(outputYears, "year")}.`;

/** Beside the drawing its two shades are named; on paper there is none. */
function insuredInWords(years: number, company: string, isDrawn: boolean): string {
  const light = `only while ${company} exists.`;
  if (years === 0) return `Not insured: it lasts ${light}`;
  const insured = `nsured for ${formatCount(years, "year")}, so somebody pays if ${company} closes.`;
  return isDrawn ? `Dark: i${insured} Light: ${light}` : `I${insured} After that ${light}`;
}

export const givenInWords = (facts: readonly QuoteFact[]) =>
  `${facts.filter(({ value }) => value !== null).length} of ${facts.length} given`;

/** What we know of who would sign; nothing where there is a remark about it. */
export const partyInWords = ({ checks, tradingName }: CustomerQuote) =>
  checks.some(({ id }) => id === "party") ? undefined : (tradingName ?? "It is the company that we checked.");

export const checkedInWords = ({ factsText, dataDate }: CustomerQuote) =>
  `${factsText} Compared with published figures as of ${dayInWords(dataDate)}.`;

/** Of a file: only where it came after the quote. */
export const addedInWords = (addedAt: Date, sentAt: Date) =>
  addedAt > sentAt ? `, added ${dateTimeInWords(addedAt)}` : "";
