import { energyFields, kwhPerLitre, litrePrice, tariffFields } from "#content/planner/fields/energy-fields.ts";
import { arrayFields } from "#content/planner/fields/equipment-fields.ts";
import { placeField } from "#content/planner/fields/home-fields.ts";
import type { ChoiceField, NumberField } from "#content/planner/fields/plan-field.ts";
import { assumptionQuery, measuresField, workDateField } from "#content/planner/fields/wish-fields.ts";
import { assumptions } from "#domain/assumptions/register.ts";
import { isMissed, usualMeasures } from "./applicable-measures.ts";
import { measures, type OwnTariff, type PlanInputs, type RateWindow, type SolarArray } from "./plan-inputs.ts";
import type { PlanPlace } from "./plan-place.ts";
import { fieldsAfterRoofs, fieldsBeforeRoofs, roofQuery } from "./query.ts";
import { usualArray, usualByOthers } from "./usual-answers.ts";

/** Of a number in double precision. */
const DIGITS_MOST = 17;

/**
 * The query for these inputs: the outward code, what a plan needs, whatever else differs from our assumptions, and the
 * answers to the first questions (`given`, by path), in one fixed order. Reading it on the same day gives the same
 * inputs.
 */
export function planQuery(
  { inputs, place, given }: { inputs: PlanInputs; place: PlanPlace; given?: ReadonlySet<string> },
  today: string,
): URLSearchParams {
  const query = new URLSearchParams([[placeField.query, inputs.postcode]]);
  const byOthers = usualByOthers(inputs, place);
  const appendOwn = (field: NumberField | ChoiceField) => {
    const value = at(inputs, field.path);
    const usual = byOthers.get(field.path) ?? field.usual;
    if (field.required || value !== usual || (field.asked && given?.has(field.path)))
      query.append(field.query, typed(field, value));
  };
  const perLitre = pencePerLitre(inputs);
  for (const field of fieldsBeforeRoofs) {
    if (field === energyFields.fuelPence && perLitre !== undefined) query.append(litrePrice.query, String(perLitre));
    else appendOwn(field);
  }
  if (inputs.energy.ownTariff) appendTariff(query, inputs.energy.ownTariff);
  appendRoofs(query, inputs);
  for (const field of fieldsAfterRoofs) appendOwn(field);
  appendMeasures(query, inputs);
  if (inputs.workDate !== today) query.append(workDateField.query, inputs.workDate);
  for (const { id } of assumptions) {
    const own = inputs.assumptions[id];
    if (own !== undefined) query.append(`${assumptionQuery}${id}`, String(own));
  }
  return query;
}

/** The price of a litre that gives exactly this price of a kWh when it is read again; undefined if there is none. */
function pencePerLitre({ energy: { heating, fuelPence } }: PlanInputs): number | undefined {
  const kwh = kwhPerLitre[heating];
  if (fuelPence === null || kwh === undefined) return undefined;
  const { min, max } = litrePrice;
  return Array.from({ length: DIGITS_MOST }, (_, digit) => Number((fuelPence * kwh).toPrecision(digit + 1))).find(
    (aLitre) => aLitre / kwh === fuelPence && aLitre >= min && aLitre <= max,
  );
}

function appendTariff(query: URLSearchParams, { windows, standingPence, exportWindows }: OwnTariff): void {
  query.append(tariffFields.windows.query, typedWindows(windows));
  query.append(tariffFields.standingPence.query, String(standingPence));
  if (exportWindows) query.append(tariffFields.exportWindows.query, typedWindows(exportWindows));
}

function typedWindows(windows: readonly RateWindow[]): string {
  return windows.map(({ from, to, pence }) => `${from}-${to}@${pence}`).join();
}

/** A further roof is recognised by its kWp, so the address includes it even if it is the default. */
function appendRoofs(query: URLSearchParams, { solar }: PlanInputs): void {
  for (const [row, array] of solar.arrays.entries()) {
    for (const field of Object.values(arrayFields)) {
      const name = field.path as keyof SolarArray;
      const value = array[name];
      const isNeeded = row > 0 && name === "kwp";
      if (isNeeded || value !== usualArray[name]) query.append(roofQuery(field.query, row), String(value));
    }
  }
}

function appendMeasures(query: URLSearchParams, inputs: PlanInputs): void {
  const isUsual = inputs.measures.join() === usualMeasures(inputs).join();
  if (isUsual && inputs.excluded.every((measure) => isMissed(measure, inputs))) return;
  const named = measures.filter((measure) => [...inputs.measures, ...inputs.excluded].includes(measure));
  for (const measure of named.length > 0 ? named : [""]) query.append(measuresField.query, measure);
}

function at(inputs: PlanInputs, path: string): unknown {
  let value: unknown = inputs;
  for (const name of path.split(".")) value = (value as Record<string, unknown>)[name];
  return value;
}

function typed(field: NumberField | ChoiceField, value: unknown): string {
  const option = field.kind === "choice" ? field.options.find((one) => one.value === value) : undefined;
  return option?.typed ?? String(value);
}
