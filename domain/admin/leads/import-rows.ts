import { createHash } from "node:crypto";
import { limits } from "#config/limits.ts";
import { type LeadForm, leadForm, UNREACHABLE } from "#domain/admin/leads/lead-form.ts";
import {
  formOfRow,
  type ImportField,
  importColumns,
  isColumnName,
  readHeader,
} from "#domain/admin/leads/spreadsheet/import-columns.ts";
import { type CsvRow, normalCsvText, readCsv } from "#domain/admin/leads/spreadsheet/read-csv.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";

/** A row that the lead form accepts. */
export interface ReadLead {
  form: LeadForm;
  /** Derived from what the row says, so that repeating the row, in any file or line, adds nothing. */
  fingerprint: string;
}

/** A row as read: a lead, or what is wrong with it. */
export interface ReadRow {
  line: number;
  /** As it appears in the file. */
  given: Partial<Record<ImportField, string>>;
  lead: ReadLead | undefined;
  errors: { column: string; message: string }[];
}

/**
 * Reads a file of leads by the rules of the lead form. Errors: invalid_input (field `csv`: empty, unreadable, lacking
 * required columns, or too many rows).
 */
export function readImport(text: string): ReadRow[] {
  const normal = normalCsvText(text);
  if (normal.includes("\0")) throw unreadable("The file is not text. Save it as “CSV UTF-8” and choose it again.");
  const file = readCsv(normal, isColumnName);
  if ("brokenAtLine" in file) {
    throw unreadable(`We cannot read line ${file.brokenAtLine}: a quotation mark is missing or in the wrong place.`);
  }
  const [header, ...rows] = file.rows;
  if (!header) throw unreadable("Choose a file or paste its rows.");
  const { fields, missing } = readHeader(header.cells);
  if (missing.length > 0) throw unreadable(`The first row must name the columns. Missing: ${missing.join(", ")}.`);
  if (rows.length === 0) throw unreadable("There are no rows below the column names.");
  if (rows.length > limits.importRowsMax) {
    throw unreadable(`The file has ${rows.length} rows. Import at most ${limits.importRowsMax} at a time.`);
  }
  return withoutRepetitions(rows.map((row) => readRow(row, fields)));
}

const unreadable = (message: string) =>
  new DomainError("invalid_input", { fields: { csv: [message] } satisfies FieldErrors });

/** Somebody whose details come from another firm is told so by mail. */
const NO_EMAIL = { path: ["customer_email"], message: "Enter the customer's email address." };

function readRow({ line, cells }: CsvRow, fields: readonly (ImportField | undefined)[]): ReadRow {
  const given = formOfRow(fields, cells);
  const parsed = leadForm.safeParse(withEmpties(given));
  if (parsed.success && parsed.data.customerEmail) {
    return { line, given, lead: { form: parsed.data, fingerprint: fingerprintOf(parsed.data) }, errors: [] };
  }
  const lacksEmail = parsed.success || !given.customer_email?.trim();
  const issues = (parsed.error?.issues ?? []).filter(({ message }) => message !== UNREACHABLE);
  const errors = new Map(
    [...issues, ...(lacksEmail ? [NO_EMAIL] : [])].map(({ path, message }) => [
      `${String(path[0])} ${message}`,
      { path, message },
    ]),
  );
  const shown = [...errors.values()].map(({ path, message }) => ({ column: labelOf(String(path[0])), message }));
  return { line, given, lead: undefined, errors: shown };
}

/**
 * Who wants what: customer, service, postcode, budget and message, ignoring case and spacing. Leaves out what we add
 * (urgency, places, the name of the place), which an administrator changes on the lead's own page.
 */
function fingerprintOf(form: LeadForm): string {
  const { customerName, customerEmail, customerPhone, serviceType, postcode, budgetRange, description } = form;
  const said = [customerName, customerEmail, customerPhone, serviceType, postcode.postcode, budgetRange, description];
  const normal = said.map((text) => (text ?? "").normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim());
  return createHash("sha256").update(JSON.stringify(normal)).digest("hex");
}

/** A missing text cell is an empty box; a missing choice takes the form's default. */
function withEmpties(given: ReadRow["given"]): Partial<Record<ImportField, string>> {
  return { customer_name: "", customer_email: "", location: "", postcode: "", ...given };
}

function labelOf(field: string): string {
  return importColumns.find((column) => column.field === field)?.label ?? field;
}

/** The same row twice in one file is a mistake in the file. */
function withoutRepetitions(rows: ReadRow[]): ReadRow[] {
  const lineOf = new Map<string, number>();
  return rows.map((row) => {
    if (!row.lead) return row;
    const { fingerprint } = row.lead;
    const earlier = lineOf.get(fingerprint);
    lineOf.set(fingerprint, earlier ?? row.line);
    if (earlier === undefined) return row;
    const message = `Same customer and service as line ${earlier}.`;
    return { ...row, lead: undefined, errors: [{ column: labelOf("customer_email"), message }] };
  });
}
