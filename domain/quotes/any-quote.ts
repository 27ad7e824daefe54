import { arrayFields } from "#content/planner/fields/equipment-fields.ts";
import { inputMessages } from "#content/planner/input-messages.ts";
import { claimFields, priceFields, termFields, termTexts } from "#content/planner/quote-check.ts";
import { roughOnly, uninsuredOnly } from "#content/quote-checks.ts";
import { isLikeMcsNumber } from "#domain/onboarding/mcs-form.ts";
import type { SolarArray } from "#domain/planner/inputs/plan-inputs.ts";
import { lastOf, put, typedValue } from "#domain/planner/inputs/query.ts";
import type { ReadPrice } from "#domain/planner/inputs/read-quote-check.ts";
import { readChoice, readNumber, startReading } from "#domain/planner/inputs/reading.ts";
import { found, type KnownFacts, type QuoteCheck } from "#domain/quotes/checks/check.ts";
import { needsMcs, otherWork } from "#domain/quotes/checks/company.ts";
import { largerThanOurs, smallerThanOurs, yieldOfPanelsOff } from "#domain/quotes/checks/equipment.ts";
import { priceOff } from "#domain/quotes/checks/price.ts";
import { deposit, earlyMoney, hurry } from "#domain/quotes/checks/terms.ts";
import { addDays } from "#domain/time/calendar.ts";
import { isRealDay } from "#domain/time/real-day.ts";
import { typedCode } from "#domain/typed-text.ts";

/** A quote as somebody typed it in; null: not said. */
export interface TypedQuote {
  readonly work: ReadPrice["work"];
  readonly pricePence: number | null;
  /** kWp of panels, usable kWh of a battery, kW of a heat pump; null for other work. */
  readonly size: number | null;
  /** What the panels are said to make in a year. */
  readonly yieldKwh: number | null;
  readonly depositPence: number | null;
  readonly firm: boolean | null;
  /** For how many days the price holds from the day of typing. */
  readonly validDays: number | null;
  readonly insuredYears: number | null;
  readonly mcsNumber: string | null;
  /** A London day. */
  readonly startsOn: string | null;
}

type Errors = Readonly<Record<string, readonly string[]>>;

/** Reads such a quote from its check's address, with messages by field name; a size or price may be left out. */
export function readTypedQuote(query: URLSearchParams): TypedQuote | { readonly errors: Errors } {
  const body: Record<string, unknown> = {};
  const { kwp } = arrayFields;
  const fields = [...Object.values(termFields), ...Object.values(priceFields), claimFields.kwh, kwp];
  for (const field of fields) put(body, field.path, typedValue(field, lastOf(query, field.query)));
  const reading = startReading(body);
  const work = readChoice(reading, priceFields.work) ?? "solar";
  const sizes = {
    solar: kwp,
    battery: priceFields.batterySizeKwh,
    heat_pump: priceFields.heatPumpKw,
    ev_charger: null,
    other: null,
  };
  const size = sizes[work];
  const pounds = readNumber(reading, priceFields.pounds);
  const depositPounds = readNumber(reading, termFields.depositPounds);
  const typed = {
    work,
    pricePence: pounds === undefined ? null : inPence(pounds),
    size: size ? (readNumber(reading, size) ?? null) : null,
    yieldKwh: work === "solar" ? (readNumber(reading, claimFields.kwh) ?? null) : null,
    depositPence: depositPounds === undefined ? null : inPence(depositPounds),
    firm: readChoice(reading, termFields.firm) ?? null,
    validDays: readNumber(reading, termFields.validDays) ?? null,
    insuredYears: readNumber(reading, termFields.insuredYears) ?? null,
    mcsNumber:
      typedCode(query.get(termTexts.mcsNumber.query) ?? "")
        .toUpperCase()
        .slice(0, LONGEST) || null,
    startsOn: lastOf(query, termTexts.startsOn.query) ?? null,
  };
  const names = new Map(fields.map(({ path, query: name }) => [path, name]));
  const errors: Record<string, readonly string[]> = Object.fromEntries(
    Object.entries(reading.errors).map(([path, messages]) => [names.get(path) ?? path, messages]),
  );
  if (typed.startsOn !== null && !isRealDay(typed.startsOn)) errors[termTexts.startsOn.query] = [NOT_A_DAY];
  const { pricePence, depositPence } = typed;
  if (pricePence !== null && depositPence !== null && depositPence > pricePence) {
    errors[termFields.depositPounds.query] = [inputMessages.number(0, Math.floor(pricePence / PENCE))];
  }
  return Object.keys(errors).length > 0 ? { errors } : typed;
}

const PENCE = 100;
const inPence = (pounds: number) => Math.round(pounds * PENCE);
/** Of an MCS number that is shown; a longer one is none. */
const LONGEST = 40;
const NOT_A_DAY = "Enter a day, like 2027-01-31";

/** What a typed quote is checked against. */
export interface KnownOfTyped extends Pick<KnownFacts, "today" | "sapRegion" | "heatPumpKw"> {
  /** What was asked for, where there is a request. */
  readonly serviceType: string | null;
  /** The roofs that the panels would lie on; empty if they are not known. */
  readonly roofs: readonly SolarArray[];
}

/**
 * The checks of a company's quote that typed facts suffice for, in the order in which they are shown. What was not
 * typed is not checked. `insuredYears` is checked without the years of the guarantee.
 */
export function checksOfTyped(typed: TypedQuote, known: KnownOfTyped): QuoteCheck[] {
  const { work, pricePence, depositPence, firm, validDays, insuredYears, mcsNumber } = typed;
  const { today, serviceType } = known;
  const payments = pricePence !== null && depositPence !== null ? paidFor(pricePence, depositPence) : undefined;
  const checks = [
    serviceType !== null && otherWork({ technology: work }, { serviceType }),
    firm === false && { ...found("rough", "basis"), ...roughOnly },
    payments && deposit({ payments }),
    payments && earlyMoney({ payments }),
    validDays !== null && hurry({ validUntil: addDays(today, validDays) }, { today }),
    needsMcs({ technology: work }) &&
      mcsNumber !== null &&
      !isLikeMcsNumber(mcsNumber) &&
      found("certificate", "mcsNumber"),
    insuredYears === 0 && { ...found("cover", "insuredYears"), ...uninsuredOnly },
    ...systemChecks(typed, known),
  ];
  return checks.flatMap((check) => (check ? [withoutHint(check)] : []));
}

function systemChecks({ work, pricePence: pence, size, yieldKwh }: TypedQuote, known: KnownOfTyped) {
  if (size === null) return [];
  if (work === "solar") {
    return [
      yieldKwh !== null && known.roofs.length > 0 && yieldOfPanelsOff(panelsOf(size, yieldKwh, known.roofs), known),
      pence !== null && priceOff({ kind: "solar", pence, kWp: size }, known),
    ];
  }
  if (work !== "heat_pump") return [];
  return [
    pence !== null && priceOff({ kind: "heatPump", pence, kWp: 0 }, known),
    largerThanOurs({ outputKw: size }, known),
    smallerThanOurs({ outputKw: size }, known),
  ];
}

/** Panels that lie on the roofs in their proportions. */
function panelsOf(kWp: number, firstYearKwh: number, roofs: readonly SolarArray[]) {
  const arrays = roofs.map(({ kwp, azimuth, pitch, shading }) => ({
    panels: kwp,
    facing: azimuth,
    pitch,
    shade: shading,
  }));
  return { kWp, firstYearKwh, panels: arrays.reduce((sum, { panels }) => sum + panels, 0), arrays };
}

function paidFor(pricePence: number, depositPence: number) {
  return [
    { when: "on_order", pence: depositPence },
    { when: "on_completion", pence: pricePence - depositPence },
  ] as const;
}

/** Hints are for the company. */
const withoutHint = ({ hint: _, ...check }: QuoteCheck): QuoteCheck => check;
