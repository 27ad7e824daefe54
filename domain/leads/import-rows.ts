import { createHash } from "node:crypto";
import { limits } from "#config/limits.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";
import { formOfRow, type ImportField, importColumns, readHeader } from "#domain/leads/import-columns.ts";
import { type LeadForm, leadForm } from "#domain/leads/lead-form.ts";
import { type CsvRow, normalCsvText, readCsv } from "#domain/leads/read-csv.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";

/** A row that is read: a lead, or what is wrong with it. */
export interface ReadRow {
  /** The lead's id follows from the file's content and the row, so that the same file again adds nothing. */
  leadId: string;
  line: number;
  /** As it stands in the file. */
  given: Partial<Record<ImportField, string>>;
  form: LeadForm | undefined;
  errors: { column: string; message: string }[];
}

/**
 * Reads a file of leads by the rules of the lead form. Errors: invalid_input (field `csv`: empty, not readable, without
 * needed columns, or too many rows).
 */
export function readImport(text: string): ReadRow[] {
  const normal = normalCsvText(text);
  if (normal.includes("\0")) throw unreadable("The file is not text. Save it as “CSV UTF-8” and choose it again.");
  const file = readCsv(normal);
  if ("brokenAtLine" in file) {
    throw unreadable(`Line ${file.brokenAtLine} cannot be read: a quotation mark is missing or out of place.`);
  }
  const [header, ...rows] = file.rows;
  if (!header) throw unreadable("Choose a file or paste its rows.");
  const { fields, missing } = readHeader(header.cells);
  if (missing.length > 0) throw unreadable(`The first row must name the columns. Missing: ${missing.join(", ")}.`);
  if (rows.length === 0) throw unreadable("There is no row below the names of the columns.");
  if (rows.length > limits.importRowsMax) {
    throw unreadable(`The file has ${rows.length} rows. Import at most ${limits.importRowsMax} at a time.`);
  }
  const fileHash = createHash("sha256").update(normal.trim()).digest("hex");
  return withoutRepetitions(rows.map((row, index) => readRow(row, fields, `${fileHash} ${index}`)));
}

const unreadable = (message: string) =>
  new DomainError("invalid_input", { fields: { csv: [message] } satisfies FieldErrors });

function readRow({ line, cells }: CsvRow, fields: readonly (ImportField | undefined)[], identity: string): ReadRow {
  const given = formOfRow(fields, cells);
  const row = { leadId: uuidFromText(identity), line, given };
  const parsed = leadForm.safeParse(withEmpties(given));
  if (parsed.success) return { ...row, form: parsed.data, errors: [] };
  const errors = new Map(
    parsed.error.issues.map(({ path, message }) => [`${String(path[0])} ${message}`, { path, message }]),
  );
  return {
    ...row,
    form: undefined,
    errors: [...errors.values()].map(({ path, message }) => ({ column: labelOf(String(path[0])), message })),
  };
}

/** An absent cell of a text is an empty box; an absent choice is the form's own. */
function withEmpties(given: ReadRow["given"]): Partial<Record<ImportField, string>> {
  return { customer_name: "", customer_email: "", location: "", postcode: "", ...given };
}

function labelOf(field: string): string {
  return importColumns.find((column) => column.field === field)?.label ?? field;
}

/** The same customer twice for the same service in one file is a mistake of the file. */
function withoutRepetitions(rows: ReadRow[]): ReadRow[] {
  const lineOf = new Map<string, number>();
  return rows.map((row) => {
    if (!row.form) return row;
    const key = `${row.form.customerEmail} ${row.form.serviceType}`;
    const earlier = lineOf.get(key);
    lineOf.set(key, earlier ?? row.line);
    if (earlier === undefined) return row;
    const message = `Same customer and service as line ${earlier}.`;
    return { ...row, form: undefined, errors: [{ column: labelOf("customer_email"), message }] };
  });
}
