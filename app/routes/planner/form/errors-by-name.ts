import {
  energyFields,
  hoursFields,
  kwhPerLitre,
  litrePrice,
  nightPrices,
  tariffFields,
} from "#content/planner/fields/energy-fields.ts";
import { arrayFields, equipmentFields } from "#content/planner/fields/equipment-fields.ts";
import { homeFields, placeField } from "#content/planner/fields/home-fields.ts";
import { assumptionQuery, measuresField, workDateField } from "#content/planner/fields/wish-fields.ts";
import { inputMessages, inSummary } from "#content/planner/input-messages.ts";
import { claimFields, priceFields, termFields, termTexts } from "#content/planner/quote-check.ts";
import { findAssumption } from "#domain/assumptions/register.ts";
import { hoursQuery, hoursRows, lastOf, roofQuery, roofRows, withHoursRows } from "#domain/planner/inputs/query.ts";

const fields = [
  placeField,
  litrePrice,
  ...Object.values(nightPrices),
  ...[homeFields, energyFields, tariffFields, equipmentFields].flatMap((group) => Object.values(group)),
  measuresField,
  workDateField,
  ...Object.values(priceFields),
  ...Object.values(termFields),
];
const nameOf = new Map<string, string>([
  ...fields.map(({ path, query }): [string, string] => [path, query]),
  ...[...Object.values(arrayFields), ...Object.values(claimFields)].map(({ path, query }): [string, string] => [
    path,
    query,
  ]),
]);

/** Turns messages by JSON path into messages by field name, in the order of the form. */
export function errorsByName(errors: Readonly<Record<string, readonly string[]>>, query: URLSearchParams) {
  const rows = roofRows(query);
  const named = Object.entries(errors).map(([path, messages]): [string, readonly string[]] => {
    if (path === placeField.path && isOpen(query, placeField)) return [placeField.query, [inputMessages.noPostcode]];
    // The form asks for the price of a litre instead.
    if (path === energyFields.fuelPence.path && isByLitre(query) && isOpen(query, energyFields.fuelPence)) {
      return [litrePrice.query, [inputMessages.number(litrePrice.min, litrePrice.max)]];
    }
    return [nameOfHours(path, query) ?? nameAt(path, rows), messages];
  });
  return Object.fromEntries(named);
}

const isOpen = (query: URLSearchParams, field: { readonly query: string }) => !lastOf(query, field.query);
const isByLitre = (query: URLSearchParams) =>
  kwhPerLitre[lastOf(query, energyFields.heating.query) ?? ""] !== undefined;

/** Of a row of the reader's own tariff; what is wrong between rows is said in the last. */
function nameOfHours(path: string, query: URLSearchParams): string | undefined {
  const tariff = [tariffFields.windows, tariffFields.exportWindows].find((field) => isWithin(path, field.path));
  if (!tariff) return undefined;
  const rows = hoursRows(withHoursRows(query), tariff.query).map(({ row }) => row);
  const [, index, part = "to"] = /\.(\d+)\.(from|to|pence)$/.exec(path) ?? [];
  // The two prices beside the question on the night make a tariff without rows.
  if (rows.length === 0 && tariff === tariffFields.windows)
    return [nightPrices.night, nightPrices.day][Number(index)]?.query;
  const row = index === undefined ? rows.at(-1) : rows[Number(index)];
  return hoursQuery(tariff.query, part as keyof typeof hoursFields, row ?? 0);
}

const isWithin = (path: string, whole: string) => path === whole || path.startsWith(`${whole}.`);

/** The same for a summary, where a message appears without its field. */
export function errorsInSummary(errors: Readonly<Record<string, readonly string[]>>) {
  const named = Object.entries(errors).map(([name, messages]) => [
    name,
    messages.map((message) => inSummary(labelOf(name), message)),
  ]);
  return Object.fromEntries(named);
}

function labelOf(name: string): string {
  if (name.startsWith(assumptionQuery)) return findAssumption(name.slice(assumptionQuery.length))?.label ?? name;
  const hours = /^(own|ownexport)(from|to|pence)(\d*)$/.exec(name);
  if (hours) {
    const whole = hours[1] === tariffFields.windows.query ? tariffFields.windows : tariffFields.exportWindows;
    return `${whole.label}, row ${hours[3] || 1}, ${hoursFields[hours[2] as keyof typeof hoursFields].label}`;
  }
  const [, roof = name, row] = /^(kwp|azimuth|pitch|shading)([2-4])$/.exec(name) ?? [];
  const label =
    [...fields, ...Object.values(arrayFields), ...Object.values(claimFields), ...Object.values(termTexts)].find(
      ({ query }) => query === roof,
    )?.label ?? name;
  return row ? `Roof ${row}, ${label}` : label;
}

function nameAt(path: string, rows: readonly number[]): string {
  const roof = /^solar\.arrays(?:\.(\d)\.(\w+))?$/.exec(path);
  if (roof) return roofQuery(roof[2] ?? arrayFields.kwp.query, rows[Number(roof[1] ?? 0)] ?? 0);
  if (path.startsWith("assumptions.")) return path.replace("assumptions.", assumptionQuery);
  return nameOf.get(path.replace(/^measures\..*/, "measures")) ?? path;
}
