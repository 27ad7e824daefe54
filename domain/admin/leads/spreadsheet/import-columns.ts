import {
  adminBudgetOptions,
  adminServiceOptions,
  leadServiceOptions,
  quoteServiceOptions,
  requestBudgetOptions,
  urgencyOptions,
} from "#content/options.ts";

/** No name or choice is as long, written in whatever way. */
const NAME_LENGTH_MAX = 100;

/** The fields of the lead form, each with the column names it accepts: the form's label, and those of our exports. */
export const importColumns = [
  { field: "customer_name", label: "Customer Name", also: ["Customer", "Name"] },
  { field: "customer_email", label: "Customer Email", also: ["Email"] },
  { field: "customer_phone", label: "Customer Phone", also: ["Phone"] },
  { field: "service_type", label: "Service Type", also: ["Service"] },
  { field: "location", label: "Location", also: [] },
  { field: "postcode", label: "Postcode", also: [] },
  { field: "description", label: "Description", also: ["Message"] },
  { field: "budget_range", label: "Budget Range", also: ["Budget"] },
  { field: "urgency", label: "Urgency", also: [] },
  { field: "places", label: "Places", also: [] },
] as const;

export type ImportField = (typeof importColumns)[number]["field"];

/** Columns without which no row can be a lead. */
const NEEDED: readonly ImportField[] = ["customer_name", "customer_email", "service_type", "postcode"];

const fieldOfHeader: ReadonlyMap<string, ImportField> = new Map(
  importColumns.flatMap(({ field, label, also }) =>
    [field, label, ...also].map((name) => [plain(name), field] as const),
  ),
);

/** Names and choices as they are compared: whatever case, spaces, dashes and invisible characters they are written with. */
function plain(text: string): string {
  if (text.length > NAME_LENGTH_MAX) return text;
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{Cf}\p{Pd}\u2212_*:]/gu, "");
}

/** Whether this is the name of one of our columns. */
export function isColumnName(name: string): boolean {
  return fieldOfHeader.has(plain(name));
}

/** Which field each column holds, and which required columns are missing. Unknown columns are ignored. */
export function readHeader(cells: readonly string[]): { fields: (ImportField | undefined)[]; missing: string[] } {
  const fields = cells.map((cell) => fieldOfHeader.get(plain(cell)));
  const missing = NEEDED.filter((field) => !fields.includes(field));
  return { fields, missing: missing.map((field) => importColumns.find((one) => one.field === field)?.label ?? field) };
}

/** A row as the lead form would send it. A choice may be given by label or value. */
export function formOfRow(
  fields: readonly (ImportField | undefined)[],
  cells: readonly string[],
): Partial<Record<ImportField, string>> {
  const form: Partial<Record<ImportField, string>> = {};
  for (const [index, field] of fields.entries()) {
    const cell = cells[index] ?? "";
    if (field && cell !== "") form[field] ??= choices[field]?.get(plain(cell)) ?? cell;
  }
  return form;
}

type Option = { value: string; label: string };

/** Of options that are written alike the first counts. */
const byAnyName = (...options: Option[]) =>
  new Map(
    options.toReversed().flatMap(({ value, label }) => [value, label].map((name) => [plain(name), value] as const)),
  );

/** As customers name them; a lead keeps the label. */
const customerBudgets = requestBudgetOptions.flatMap(({ value, label }): Option[] => [
  { value: label, label: value },
  { value: label, label },
]);

const choices: Partial<Record<ImportField, ReadonlyMap<string, string>>> = {
  service_type: byAnyName(...adminServiceOptions, ...leadServiceOptions, ...quoteServiceOptions),
  budget_range: byAnyName(...adminBudgetOptions, ...customerBudgets),
  urgency: byAnyName(...urgencyOptions),
};
