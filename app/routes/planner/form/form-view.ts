import { type AssumedLine, assumedLines, usualTyped } from "#app/routes/planner/form/assumed-lines.ts";
import { errorsByName } from "#app/routes/planner/form/errors-by-name.ts";
import { type FromCertificate, fromCertificate } from "#app/routes/planner/form/from-certificate.ts";
import { type HouseState, houseState } from "#app/routes/planner/form/house-state.ts";
import { compassPoint, facingQuery } from "#content/planner/compass.ts";
import { tariffFields } from "#content/planner/fields/energy-fields.ts";
import { arrayFields } from "#content/planner/fields/equipment-fields.ts";
import { placeField } from "#content/planner/fields/home-fields.ts";
import { carKwhOf } from "#domain/planner/demand/car.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { whyNot } from "#domain/planner/inputs/applicable-measures.ts";
import { planQuery } from "#domain/planner/inputs/plan-address.ts";
import { type Measure, measures, type PlanInputs, type SolarArray } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import { hoursRows } from "#domain/planner/inputs/query.ts";
import { type Asking, lastWorkDate, type ReadInputs, readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { usualArray, usualInverterKw } from "#domain/planner/inputs/usual-answers.ts";
import { generationOf } from "#domain/planner/panels/generation.ts";
import { homeToday } from "#domain/planner/plan/home-as-it-is.ts";
import { locationName } from "#domain/postcodes/outward-code.ts";

/**
 * Everything the form is drawn from. It holds what was typed: an existing full postcode only in the answer to a look-up.
 */
export interface FormView {
  typed: string;
  /** Messages by field name. */
  errors: Readonly<Record<string, readonly string[]>>;
  house: HouseState;
  /** How many of the five questions are answered. */
  answered: number;
  place: { name: string; kwhPerKwp: number } | null;
  /** What the roof's direction costs, in words. */
  facing: string;
  /** Names of fields whose answers differ from what we would assume. */
  given: readonly string[];
  /** What we assume, by field name. */
  assumed: Readonly<Record<string, AssumedLine>>;
  figures: Figures | null;
  certificate: FromCertificate | null;
  /** Why this home cannot have a measure; none while that is not known. */
  whyNot: Readonly<Partial<Record<Measure, string>>>;
  workDates: { first: string; last: string };
}

type Complete = Extract<ReadInputs, { inputs: unknown }>;

/** Yearly figures. */
interface Figures {
  /** For the home as it is. */
  billPounds: number;
  /** Whether that is at the prices of day and night rather than the price cap's. */
  atNight: boolean;
  roofKwh: number;
  carKwh: number;
}

const FIVE = [placeField.query, "type", "built", "beds", "heating"];

/** `show`: all errors, or only wrong values, as nothing is missing yet on a first visit. */
export function formView(query: URLSearchParams, asking: Asking, show: "all" | "typed"): FormView {
  const read = readQuery(query, asking);
  const typedPlace = asking.findPlace(query.getAll(placeField.query).at(-1) ?? "");
  const errors = "errors" in read ? errorsByName(read.errors, query) : {};
  const shown = Object.entries(errors).filter(([name]) => show === "all" || isTyped(query, name));
  const given = givenNames(query, read, asking.today);
  return {
    typed: query.toString(),
    errors: Object.fromEntries(shown),
    house: houseState(query),
    answered: FIVE.filter((name) => isTyped(query, name) && !errors[name]).length,
    place: typedPlace ? placeInWords(typedPlace) : null,
    given,
    assumed: assumedLines(new Set(given), "inputs" in read ? read : undefined, asking.today),
    figures: "inputs" in read ? figuresOf(read, asking.today) : null,
    certificate: fromCertificate(query),
    facing: facingInWords(houseState(query).azimuth, typedPlace),
    whyNot: "inputs" in read ? reasonsIn(read.inputs) : {},
    workDates: { first: asking.today, last: lastWorkDate(asking.today) },
  };
}

function reasonsIn(inputs: PlanInputs): Partial<Record<Measure, string>> {
  return Object.fromEntries(
    measures.flatMap((measure) => {
      const reason = whyNot(measure, inputs);
      return reason ? [[measure, reason.why]] : [];
    }),
  );
}

function isTyped(query: URLSearchParams, name: string): boolean {
  return (query.getAll(name).at(-1) ?? "").trim() !== "";
}

/** Taken from the plan's canonical address; without a plan, what was typed is compared with the defaults. */
function givenNames(query: URLSearchParams, read: ReadInputs, today: string): readonly string[] {
  if ("inputs" in read) return [...new Set(planQuery(read, today).keys())];
  const differs = (name: string, field = name) =>
    isTyped(query, name) && query.getAll(name).at(-1) !== usualTyped(field) ? [field] : [];
  const given = [...new Set(query.keys())].flatMap((name) =>
    name === facingQuery ? differs(name, arrayFields.azimuth.query) : differs(name),
  );
  const own = tariffFields.windows.query;
  return hoursRows(query, own).length > 0 ? [...given, own] : given;
}

/** For the roof that we assume, so that places can be compared. */
function placeInWords(place: PlanPlace) {
  const facts = factsWith({});
  const { kwhPerYear } = generationOf(facts, place, [usualArray], usualInverterKw(facts, [usualArray]));
  return { name: locationName(place.outwardCode), kwhPerKwp: kwhPerYear / usualArray.kwp };
}

/** Compared with the same panels on a south-facing roof of the same slope, which generate the most. */
function facingInWords(azimuth: number, place: PlanPlace | undefined): string {
  const name = `Your roof faces ${compassPoint(azimuth)}`;
  if (!place || azimuth === usualArray.azimuth) return `${name}.`;
  const facts = factsWith({});
  const kwhPerYear = (array: SolarArray) =>
    generationOf(facts, place, [array], usualInverterKw(facts, [array])).kwhPerYear;
  const lost = Math.round((1 - kwhPerYear({ ...usualArray, azimuth }) / kwhPerYear(usualArray)) * 100);
  return `${name}: ${lost}% less than to the south, at ${usualArray.pitch}°.`;
}

function figuresOf({ inputs, place }: Complete, day: string): Figures {
  const { today, solar } = homeToday(inputs, place, day);
  return {
    billPounds: today.billPounds,
    atNight: inputs.energy.nightRate,
    roofKwh: inputs.measures.includes("solar") ? solar.kwhPerYear : 0,
    carKwh: carKwhOf(factsWith(inputs.assumptions), inputs),
  };
}
