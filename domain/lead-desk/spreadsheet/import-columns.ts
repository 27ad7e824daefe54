import { adminBudgetOptions, adminServiceOptions, leadServiceLabel, urgencyOptions } from "#content/options.ts";

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
const NEEDED: readonly ImportField[] = ["customer_name", "customer_email", "service_type", "location", "postcode"];

const fieldOfHeader: ReadonlyMap<string, ImportField> = new Map(
  importColumns.flatMap(({ field, label, also }) =>
    [field, label, ...also].map((name) => [name.toLowerCase(), field] as const),
  ),
);

/** Which field each column holds, and which required columns are missing. Unknown columns are ignored. */
export function readHeader(cells: readonly string[]): { fields: (ImportField | undefined)[]; missing: string[] } {
  const fields = cells.map((cell) => fieldOfHeader.get(cell.toLowerCase()));
  const missing = NEEDED.filter((field) => !fields.includes(field));
  return { fields, missing: missing.map((field) => importColumns.find((one) => one.field === field)?.label ?? field) };
}

/** A row as the lead form would send it. A choice may be given by label or value, in upper or lower case. */
export function formOfRow(
  fields: readonly (ImportField | undefined)[],
  cells: readonly string[],
): Partial<Record<ImportField, string>> {
  const form: Partial<Record<ImportField, string>> = {};
  for (const [index, field] of fields.entries()) {
    const cell = cells[index] ?? "";
    if (field && cell !== "") form[field] ??= choices[field]?.get(cell.toLowerCase()) ?? cell;
  }
  return form;
}

const byAnyName = (options: readonly { value: string; label: string }[], labelOf?: (value: string) => string) =>
  new Map(
    options.flatMap(({ value, label }) =>
      [value, label, labelOf?.(value) ?? label].map((name) => [name.toLowerCase(), value] as const),
    ),
  );

const choices: Partial<Record<ImportField, ReadonlyMap<string, string>>> = {
  service_type: byAnyName(adminServiceOptions, leadServiceLabel),
  budget_range: byAnyName(adminBudgetOptions),
  urgency: byAnyName(urgencyOptions),
};
