import { arrayFields } from "#content/planner/fields/equipment-fields.ts";
import { placeField } from "#content/planner/fields/home-fields.ts";
import { claimFields, priceFields } from "#content/planner/quote-check.ts";
import type { SolarArray } from "./plan-inputs.ts";
import type { PlanPlace } from "./plan-place.ts";
import { lastOf, put, typedRoofValue, typedValue } from "./query.ts";
import { type Asking, readPlace } from "./read-inputs.ts";
import { type Reading, readChoice, readNumber, startReading } from "./reading.ts";
import { usualArray } from "./usual-answers.ts";

/** One roof, and an installer's claims for it. */
export type ReadQuoteCheck =
  | {
      readonly place: PlanPlace;
      readonly array: SolarArray;
      /** Per year; null: not claimed. */
      readonly claimedKwh: number | null;
      /** In the first year; null: not claimed. */
      readonly claimedSavingPounds: number | null;
    }
  | { readonly errors: Readonly<Record<string, readonly string[]>> };

/** Reads a check from JSON; open fields of a roof take a plan's defaults. Messages are by JSON path. */
export function readQuoteCheck(body: unknown, asking: Asking): ReadQuoteCheck {
  const reading = startReading(body);
  const { kwp, azimuth, pitch, shading } = arrayFields;
  const place = readPlace(reading, asking);
  const array = {
    kwp: readNumber(reading, { ...kwp, required: true }) ?? usualArray.kwp,
    azimuth: readNumber(reading, azimuth) ?? usualArray.azimuth,
    pitch: readNumber(reading, pitch) ?? usualArray.pitch,
    shading: readChoice(reading, shading) ?? usualArray.shading,
  };
  const claimedKwh = readNumber(reading, claimFields.kwh) ?? null;
  const claimedSavingPounds = readNumber(reading, claimFields.savingPounds) ?? null;
  if (!place || Object.keys(reading.errors).length > 0) return { errors: reading.errors };
  return { place, array, claimedKwh, claimedSavingPounds };
}

/** Reads the same from an address's query, by the fields' names in addresses. */
export function readQuoteCheckQuery(query: URLSearchParams, asking: Asking): ReadQuoteCheck {
  const body: Record<string, unknown> = {};
  put(body, placeField.path, lastOf(query, placeField.query));
  for (const field of Object.values(arrayFields)) put(body, field.path, typedRoofValue(query, field));
  for (const field of Object.values(claimFields)) put(body, field.path, typedValue(field, lastOf(query, field.query)));
  return readQuoteCheck(body, asking);
}

/** A quote's price, as its check's address gives it. */
export interface ReadPrice {
  readonly work: (typeof priceFields.work.options)[number]["value"];
  /** Null: only the panels' output is checked. */
  readonly pounds: number | null;
  /** Null for anything but a heat pump. */
  readonly heatPumpKw: number | null;
}

/** Reads what the address says of the price; messages are by path. Work that is not named is panels. */
export function readPriceQuery(query: URLSearchParams): ReadPrice | { readonly errors: Reading["errors"] } {
  const body: Record<string, unknown> = {};
  for (const field of Object.values(priceFields)) put(body, field.path, typedValue(field, lastOf(query, field.query)));
  const reading = startReading(body);
  const work = readChoice(reading, priceFields.work) ?? "solar";
  const needed = (is: boolean) => (is ? ({ required: true } as const) : {});
  const pounds = readNumber(reading, { ...priceFields.pounds, ...needed(work !== "solar") }) ?? null;
  const isHeatPump = work === "heat_pump";
  const kw = isHeatPump ? (readNumber(reading, { ...priceFields.heatPumpKw, required: true }) ?? null) : null;
  if (Object.keys(reading.errors).length > 0) return { errors: reading.errors };
  return { work, pounds, heatPumpKw: kw };
}
