import published from "#content/data/planner/tariffs.json" with { type: "json" };
import { facingQuery } from "#content/planner/compass.ts";
import {
  energyFields,
  hoursFields,
  hoursRowsMax,
  litrePrice,
  nightPrices,
  tariffFields,
} from "#content/planner/fields/energy-fields.ts";
import { arrayFields, arraysMax, equipmentFields } from "#content/planner/fields/equipment-fields.ts";
import { homeFields, placeField } from "#content/planner/fields/home-fields.ts";
import { askedQuery, type ChoiceField, type NumberField } from "#content/planner/fields/plan-field.ts";
import { assumptionQuery, measuresField, workDateField } from "#content/planner/fields/wish-fields.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { typedNumber } from "#domain/typed-text.ts";
import { arraysPath } from "./arrays.ts";

type Field = NumberField | ChoiceField;

/** 1200, 1200.5, .5, −3, and with commas or spaces between thousands. No exponent, no hexadecimal. */
const NUMBER = /^[-\u2212+]?(?:\d+|\d{1,3}(?:[,\s]\d{3})+)?(?:\.\d*)?$/;
const WINDOW = /^(\d\d:\d\d)-(\d\d:\d\d)@([\d.]+)$/;
/** Its first hours are the cheap ones. */
const publishedNight = published.importTariffs.find(({ id }) => id === "economy-7");
const ALL_DAY = { from: "00:00", to: "24:00" };

/** Fields with one value each, in the order of the address; the roofs come between them. */
export const fieldsBeforeRoofs: readonly Field[] = [...Object.values(homeFields), ...Object.values(energyFields)];
export const fieldsAfterRoofs: readonly Field[] = Object.values(equipmentFields);

/**
 * Turns an address's query into the equivalent JSON. A value that does not fit its field stays text, so that the JSON
 * reader refuses it; empty values count as open, except for a form's first questions.
 */
export function inputsOfQuery(query: URLSearchParams): Record<string, unknown> {
  const inputs: Record<string, unknown> = {};
  put(inputs, placeField.path, lastOf(query, placeField.query));
  const single: readonly Field[] = [...fieldsBeforeRoofs, ...fieldsAfterRoofs, litrePrice, tariffFields.standingPence];
  for (const field of single) {
    // A value that matches no option is refused.
    const open = field.asked && isAskedIn(query, field.query) ? "" : undefined;
    put(inputs, field.path, typedValue(field, lastOf(query, field.query) ?? open));
  }
  for (const { path, query: name } of [tariffFields.windows, tariffFields.exportWindows]) {
    put(inputs, path, typedHours(query, name) ?? typedWindows(lastOf(query, name)));
  }
  if (pricedAtNight(query)) {
    put(inputs, energyFields.nightRate.path, true);
    put(inputs, "energy.ownTariff", nightTariff(query));
  }
  const roofs = roofRows(query).map((row) => roofOf(query, row));
  put(inputs, arraysPath, roofs.length > 0 ? roofs : undefined);
  // An empty `m` asks for no measures; an address can say that too.
  if (query.has(measuresField.query)) inputs.measures = query.getAll(measuresField.query).filter((name) => name !== "");
  put(inputs, workDateField.path, lastOf(query, workDateField.query));
  put(inputs, "assumptions", typedAssumptions(query));
  return inputs;
}

/** Whether the prices of day or night were typed for electric heating, and no other tariff. */
function pricedAtNight(query: URLSearchParams): boolean {
  const { windows } = tariffFields;
  const typed = (name: string) => lastOf(query, name);
  const isElectric = typed(energyFields.heating.query) === "electric" && typed(energyFields.nightRate.query) !== "no";
  const hasOther = typed(windows.query) !== undefined || hoursRows(query, windows.query).length > 0;
  return isElectric && !hasOther && Object.values(nightPrices).some((field) => typed(field.query) !== undefined);
}

/** The two prices in the hours of the published tariff, whose own are taken where one is not typed. */
function nightTariff(query: URLSearchParams) {
  const withVat = 1 + factsWith({}).number("tariffs.vatLongRun");
  const typed = (field: Field) => typedValue(field, lastOf(query, field.query));
  const prices = [typed(nightPrices.night), typed(nightPrices.day)];
  return {
    windows: publishedNight?.rates.map(({ from, to, pence }, row) => ({
      from,
      to,
      pence: prices[row] ?? pence * withVat,
    })),
    standingPence: typed(tariffFields.standingPence) ?? (publishedNight?.standing ?? 0) * withVat,
  };
}

function isAskedIn(query: URLSearchParams, name: string): boolean {
  return query.has(name) || query.getAll(askedQuery).includes(name);
}

/** The name of a roof's field in an address: `kwp`, `kwp2`, `kwp3`, `kwp4`. */
export function roofQuery(name: string, row: number): string {
  return row === 0 ? name : `${name}${row + 1}`;
}

/**
 * The roofs in an address, numbered from 0. The first exists if any of its fields is present; each further one needs
 * its kWp.
 */
export function roofRows(query: URLSearchParams): readonly number[] {
  const rows = Array.from({ length: arraysMax }, (_, row) => row);
  return rows.filter((row) => {
    const roof = roofOf(query, row);
    return row === 0 ? Object.keys(roof).length > 0 : arrayFields.kwp.path in roof;
  });
}

function roofOf(query: URLSearchParams, row: number): Record<string, unknown> {
  const roof: Record<string, unknown> = {};
  for (const field of Object.values(arrayFields)) {
    put(roof, field.path, typedRoofValue(query, field, row));
  }
  return roof;
}

/** A roof's field from an address; its direction in degrees, or else as a point of the compass. */
export function typedRoofValue(query: URLSearchParams, field: Field, row = 0): unknown {
  const point = field === arrayFields.azimuth ? lastOf(query, roofQuery(facingQuery, row)) : undefined;
  return typedValue(field, lastOf(query, roofQuery(field.query, row)) ?? point);
}

/** A field's value from an address; text that does not fit stays text. */
export function typedValue(field: Field, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  if (field.kind === "number") return numberOf(text);
  return field.options.find(({ typed }) => typed === text)?.value ?? text;
}

function numberOf(given: string): number | string {
  const text = typedNumber(given);
  if (!NUMBER.test(text) || !/\d/.test(text)) return given;
  return Number(text.replace(/[,\s]/g, "").replace("\u2212", "-"));
}

interface TypedWindow {
  readonly from: string;
  readonly to: string;
  readonly pence: number | string;
}

type HoursPart = keyof typeof hoursFields;

/** A row of a tariff's hours as a form sends it; parts may be missing. */
type TypedHours = { readonly row: number } & Readonly<Record<HoursPart, string | undefined>>;

/** The name of a part of such a row, numbered from 0: `ownfrom`, `ownexportpence2`. */
export function hoursQuery(tariff: string, part: HoursPart, row: number): string {
  return roofQuery(`${tariff}${hoursFields[part].query}`, row);
}

/** The rows in which something was typed, of `own` or `ownexport`. */
export function hoursRows(query: URLSearchParams, tariff: string): readonly TypedHours[] {
  const typed = (part: HoursPart, row: number) => lastOf(query, hoursQuery(tariff, part, row));
  return Array.from({ length: hoursRowsMax }, (_, row) => ({
    row,
    from: typed("from", row),
    to: typed("to", row),
    pence: typed("pence", row),
  })).filter(({ from, to, pence }) => from ?? to ?? pence);
}

/** Rows as windows; a single row without times is one price for the whole day. */
function typedHours(query: URLSearchParams, tariff: string): unknown {
  const rows = hoursRows(query, tariff);
  if (rows.length === 0) return undefined;
  const isFlat = rows.length === 1 && rows.every(({ from, to }) => (from ?? to) === undefined);
  return rows.map(({ from, to, pence }) => ({
    ...(isFlat ? ALL_DAY : { from: from && withZero(from), to: to && withZero(to) }),
    pence: numberOf(pence ?? ""),
  }));
}

/** "7:30" as "07:30". */
const withZero = (clock: string) => clock.replace(/^(\d)(?=:)/, "0$1");

/** The same query with the hours of its tariffs as rows, as a form shows them. */
export function withHoursRows(query: URLSearchParams): URLSearchParams {
  const rows = new URLSearchParams(query);
  for (const { query: tariff } of [tariffFields.windows, tariffFields.exportWindows]) {
    const windows = typedWindows(lastOf(query, tariff));
    if (!Array.isArray(windows) || hoursRows(query, tariff).length > 0) continue;
    for (const [row, { from, to, pence }] of windows.entries()) {
      const isFlat = from === ALL_DAY.from && to === ALL_DAY.to;
      if (!isFlat) rows.set(hoursQuery(tariff, "from", row), from);
      if (!isFlat) rows.set(hoursQuery(tariff, "to", row), to);
      rows.set(hoursQuery(tariff, "pence", row), String(pence));
    }
  }
  return rows;
}

/** One price for the whole day, or windows separated by commas. */
function typedWindows(text: string | undefined): TypedWindow[] | string | undefined {
  if (text === undefined) return undefined;
  const flat = numberOf(text);
  if (typeof flat === "number") return [{ ...ALL_DAY, pence: flat }];
  const windows = text.split(",").map((part) => WINDOW.exec(part.trim()));
  if (windows.some((window) => window === null)) return text;
  return windows.map((window) => {
    const [, from = "", to = "", pence = ""] = window ?? [];
    return { from, to, pence: numberOf(pence) };
  });
}

function typedAssumptions(query: URLSearchParams): Record<string, unknown> | undefined {
  const names = [...new Set(query.keys())].filter((name) => name.startsWith(assumptionQuery));
  const typed = names.flatMap((name) => {
    const text = lastOf(query, name);
    return text === undefined ? [] : [[name.slice(assumptionQuery.length), numberOf(text)]];
  });
  return typed.length > 0 ? Object.fromEntries(typed) : undefined;
}

/** The last of repeated values, trimmed; undefined if empty. */
export function lastOf(query: URLSearchParams, name: string): string | undefined {
  return query.getAll(name).at(-1)?.trim() || undefined;
}

/** Writes a value at a path of names separated by dots; does nothing if it is undefined. */
export function put(into: Record<string, unknown>, path: string, value: unknown): void {
  if (value === undefined) return;
  const names = path.split(".");
  const last = names.pop() ?? "";
  let within = into;
  for (const name of names) {
    within[name] ??= {};
    within = within[name] as Record<string, unknown>;
  }
  within[last] = value;
}
