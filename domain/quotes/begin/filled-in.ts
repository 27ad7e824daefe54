import { limits } from "#config/limits.ts";
import { paymentTimes, type QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import type { UsualTerms } from "#content/quote-sheet/usual-terms-sheet.ts";
import { isNotifiedAfter } from "#domain/quotes/checks/equipment.ts";
import { usualVat } from "#domain/quotes/checks/rates.ts";
import {
  addedUp,
  inPounds,
  postedFrom,
  rowCount,
  runningTotal,
  type Typed,
  technologyOf,
} from "#domain/quotes/sheet/typed-quote.ts";
import { addDays } from "#domain/time/calendar.ts";
import type { CheckedCertificate } from "#domain/vetting/checked-certificate.ts";

/** What a company need not type into a quote, because it has told us or we can work it out. */
export interface OwnFacts {
  /** The London day of writing. */
  readonly today: string;
  readonly isHome: boolean;
  readonly party: { readonly legalName: string; readonly address: string; readonly companyNumber: string };
  readonly terms: UsualTerms | undefined;
  readonly certificate: (technology: QuoteTechnology) => CheckedCertificate;
}

type Filler = (typed: Typed, own: OwnFacts) => Typed;

const WATTS_IN_KILOWATT = 1000;
const HUNDREDTHS = 100;
const PERCENT = 100;

/** In this order: later ones work with what earlier ones filled in. */
const fillers: readonly Filler[] = [
  (_, { party }) => ({ "party.legalName": party.legalName }),
  (_, { party }) => ({ "party.address": party.address }),
  (_, { party }) => ({ "party.companyNumber": party.companyNumber }),
  (typed, { certificate }) => ({ mcsNumber: certificate(technologyOf(typed)).mcsNumber ?? "" }),
  (_, { terms }) => ({ code: terms?.code ?? "" }),
  (_, { terms }) => ({ workmanshipYears: String(terms?.workmanshipYears ?? "") }),
  (_, { terms }) => ({ insuredYears: String(terms?.insuredYears ?? "") }),
  (_, { terms }) => ({ coolingOffDays: String(terms?.coolingOffDays ?? limits.quoteUsualCoolingOffDays) }),
  (_, { terms, today }) => ({ validUntil: addDays(today, terms?.validDays ?? limits.quoteUsualValidDays) }),
  (typed) => ({ network: isNotifiedAfter(postedFrom(typed)) ? "g98" : "" }),
  (typed) => ({ kWp: kilowattsPeak(typed) }),
  (typed) => ({ "arrays.0.panels": rowCount(typed, "arrays") === 1 ? (typed.panels ?? "") : "" }),
  vatOfLines,
  (typed) => ({ totalPence: addedUp(typed) }),
  paymentsOf,
];

/**
 * The form with everything filled in that is empty, or still is as it was filled in before: a total follows its lines
 * until somebody types another. `before` is the form as it was saved last.
 */
export function withFilledIn(before: Typed, after: Typed, own: OwnFacts): Typed {
  return fillers.reduce((typed, filler) => refilled(typed, filler(before, own), filler(typed, own)), after);
}

function refilled(form: Typed, earlier: Typed, now: Typed): Typed {
  const units = new Set([...Object.keys(earlier), ...Object.keys(now)].map(unitOf));
  return [...units].reduce((typed, unit) => {
    const own = valuesOf(typed, unit);
    const isOurs = own.length === 0 || isSame(own, valuesOf(earlier, unit));
    if (!isOurs) return typed;
    const others = Object.entries(typed).filter(([name]) => unitOf(name) !== unit);
    return Object.fromEntries([...others, ...valuesOf(now, unit)]);
  }, form);
}

/** Payments belong together: whoever types one has typed all. */
function unitOf(name: string): string {
  return name.startsWith("payments.") ? "payments" : name;
}

function valuesOf(typed: Typed, unit: string) {
  return Object.entries(typed).filter(([name, text]) => unitOf(name) === unit && text.trim() !== "");
}

function isSame(one: [string, string][], other: [string, string][]): boolean {
  const texts = new Map(other);
  return one.length === other.length && one.every(([name, text]) => texts.get(name) === text);
}

function kilowattsPeak(typed: Typed): string {
  const { panelWp, panels } = postedFrom(typed);
  if (typeof panelWp !== "number" || typeof panels !== "number") return "";
  return String(Math.round((panelWp * panels * HUNDREDTHS) / WATTS_IN_KILOWATT) / HUNDREDTHS);
}

/** The rate that homes usually pay for this work, on each line that has anything typed. */
function vatOfLines(typed: Typed, { isHome, today }: OwnFacts): Typed {
  const usual = isHome ? usualVat(technologyOf(typed), today) : undefined;
  if (usual === undefined) return {};
  const rows = Array.from({ length: rowCount(typed, "lines") }, (_, row) => row);
  const begun = rows.filter((row) => ["text", "unitPence", "count"].some((name) => typed[`lines.${row}.${name}`]));
  return Object.fromEntries(begun.map((row) => [`lines.${row}.vatPercent`, String(usual)]));
}

/** The usual shares of what the customer pays, rounded down to the penny; the last takes the rest. */
function paymentsOf(typed: Typed, { terms }: OwnFacts): Typed {
  if (!terms) return {};
  const shares = paymentTimes.flatMap(({ value }) => {
    const percent = terms.shares[value] ?? 0;
    return percent > 0 ? [{ when: value, percent }] : [];
  });
  const { duePence } = runningTotal(typed);
  const isKnown = (typed.totalPence?.trim() ?? "") !== "" && duePence > 0;
  const parts = shares.map(({ percent }) => Math.floor((duePence * percent) / PERCENT));
  const rest = duePence - parts.reduce((sum, part) => sum + part, 0);
  const rows = shares.flatMap(({ when }, row) => {
    const pence = (parts[row] ?? 0) + (row === shares.length - 1 ? rest : 0);
    return [
      [`payments.${row}.when`, when] as const,
      ...(isKnown ? [[`payments.${row}.pence`, inPounds(pence)] as const] : []),
    ];
  });
  return Object.fromEntries(rows);
}
