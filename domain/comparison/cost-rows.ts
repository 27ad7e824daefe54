import { pricePlaces } from "#content/price-words.ts";
import { basisOptions } from "#content/quote-sheet/offer-fields.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { fact, inPence, PERCENT, pounds, type RowMaker, type Said } from "#domain/comparison/cell.ts";
import { mayRisePence } from "#domain/quotes/quote-figures.ts";
import { partSums } from "#domain/quotes/sheet/line-sums.ts";

/** What is paid before the work is finished, in pence. */
export function earlyPence({ payments }: Quote): number {
  const early = payments.filter(({ when }) => when !== "on_completion" && when !== "after_handover");
  return early.reduce((sum, { pence }) => sum + pence, 0);
}

/** A share of the price in whole per cent. */
export function percentOf(pence: number, wholePence: number): number {
  return wholePence === 0 ? 0 : Math.round((pence / wholePence) * PERCENT);
}

/** The rows on price and payment; amounts in pence. */
export function costRows(): RowMaker[] {
  const group = "What you pay";
  return [
    {
      group,
      id: "you_pay",
      label: "You pay",
      hint: "with VAT and with the extras it names, after a grant that is taken off",
      cell: ({ duePence, payPence }) => ({ ...inPence(payPence), ...withExtras(duePence, payPence - duePence) }),
    },
    {
      group,
      id: "before_vat",
      label: "Before VAT",
      hint: "what a business that reclaims VAT bears",
      cell: ({ isForBusiness, sums }) => (isForBusiness ? inPence(sums.netPence) : undefined),
    },
    { group, id: "before_grants", label: "Before grants", cell: ({ totalPence }) => inPence(totalPence) },
    {
      group,
      id: "can_change",
      label: "Can change",
      checks: ["rough"],
      cell: ({ quote, payPence }) => {
        const basis = basisOptions.find(({ value }) => value === quote.basis)?.label ?? "";
        if (quote.firm) return { text: "Firm", note: basis };
        return {
          text: `up to ${pounds(payPence + mayRisePence(quote))}`,
          note: `${quote.mayRisePercent ?? 0}% more. ${basis}`,
        };
      },
    },
    {
      group,
      id: "deposit",
      label: "Deposit",
      hint: "on order",
      checks: ["deposit"],
      cell: ({ depositPence, duePence }) => shareOf(depositPence, duePence),
    },
    {
      group,
      id: "before_completion",
      label: "Before completion",
      checks: ["early_money", "unprotected"],
      cell: ({ quote, duePence }) => shareOf(earlyPence(quote), duePence),
    },
    {
      group,
      id: "per_kwp",
      label: "£ a kWp",
      hint: "the panels’ part",
      checks: ["price"],
      cell: ({ quote }) => perUnit(quote, "solar", "kWp"),
    },
    {
      group,
      id: "per_usable_kwh",
      label: "£ a usable kWh",
      hint: "the battery’s part",
      cell: ({ quote }) => perUnit(quote, "battery", "usableKwh"),
    },
    {
      group,
      id: "per_heat_kw",
      label: "£ a kW of heat",
      checks: ["price"],
      cell: ({ quote, totalPence }) =>
        quote.technology === "heat_pump" ? inPence(Math.round(totalPence / quote.outputKw)) : undefined,
    },
    {
      group,
      id: "price_line",
      label: "Is this price fair?",
      hint: "where it lies among published prices",
      cell: ({ priceLine: { text, place } }) => ({
        text: place ? pricePlaces[place] : `${text}.`,
        ...(place ? { behind: `${text}.` } : {}),
      }),
    },
  ];
}

function withExtras(duePence: number, extras: number) {
  return extras === 0 ? {} : { note: `${pounds(duePence)} and ${pounds(extras)} of extras` };
}

function shareOf(pence: number, wholePence: number): Said {
  const sharePercent = percentOf(pence, wholePence);
  return { ...inPence(pence), note: `${sharePercent}%`, sharePercent };
}

/** Includes VAT; lines for both parts are split by their net prices. Null if the lines give no shares. */
function perUnit(quote: Quote, part: "solar" | "battery", name: string): Said | null | undefined {
  const units = fact(quote, name);
  if (typeof units !== "number") return undefined;
  const sums = partSums(quote)?.[part];
  return sums ? inPence(Math.round(sums.totalPence / units)) : null;
}
