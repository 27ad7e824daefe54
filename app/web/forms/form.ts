import { data } from "react-router";
import type { z } from "zod";
import { DomainError, type FieldErrors } from "#domain/errors.ts";

/** What a page needs to show a form again: errors for each field, and everything typed. */
export interface FormState {
  /** Which of a page's forms this is about. */
  form: string;
  title: string;
  message: string;
  errors: FieldErrors;
  values: Readonly<Record<string, string>>;
}

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/**
 * The posted form, with a file only in its `fileField`; any other encoding gets 415. `rowsMax`: how many of its rows
 * can be ticked, each with its own field.
 */
export async function readForm(request: Request, fileField?: string, rowsMax = 0): Promise<FormData> {
  if (FORM_TYPES.test(request.headers.get("content-type") ?? "")) {
    const form = await request.formData().catch(() => undefined);
    if (form) return withoutFiles(atMost(FIELDS_MAX + rowsMax, [...form]), fileField);
  }
  throw data(
    { title: "Not one of our forms", message: "Please use the form on the page. Nothing was sent." },
    { status: 415 },
  );
}

/** More than any of our forms has. A larger number is an attempt to keep us busy. */
const FIELDS_MAX = 1000;

type Fields = readonly [string, FormDataEntryValue][];

function atMost(fieldsMax: number, fields: Fields): Fields {
  if (fields.length <= fieldsMax) return fields;
  throw data(
    { title: "Your form is too large", message: "It has more fields than any of our forms. Nothing was saved." },
    { status: 413 },
  );
}

/** In a text field, a file would be read as the words "[object File]". */
function withoutFiles(fields: Fields, fileField: string | undefined): FormData {
  const misplaced = new Set(fields.flatMap(([name, value]) => (value instanceof File ? [name] : [])));
  if (fileField !== undefined) misplaced.delete(fileField);
  const form = new FormData();
  for (const [name, value] of fields) if (!misplaced.has(name)) form.append(name, value);
  return form;
}

/** This field's file, whole in memory, as large as the server lets a form be; undefined if none was chosen. */
export async function readFile(form: FormData, name: string): Promise<{ name: string; bytes: Uint8Array } | undefined> {
  const file = form.get(name);
  // A browser sends a file field left empty as an empty file without a name.
  if (!(file instanceof File) || (file.name === "" && file.size === 0)) return undefined;
  return { name: file.name, bytes: await file.bytes() };
}

type Parsed<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** Parses a posted form by its schema; the messages are the schema's, one list for each field. */
export function parseForm<Schema extends z.ZodType>(schema: Schema, form: FormData): Parsed<z.output<Schema>> {
  const parsed = schema.safeParse(textFields(form));
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, errors: fieldErrorsOf(parsed.error) };
}

/** The errors of a parsed form, to which further checks on the same form can add theirs. */
export function errorsOf(parsed: Parsed<unknown>): FieldErrors {
  return parsed.ok ? {} : parsed.errors;
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** What is wrong with each field, in the schema's words, without repeats. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? "form");
    errors[field] ??= [];
    if (!errors[field].includes(issue.message)) errors[field].push(issue.message);
  }
  return errors;
}

/** Files are read by `readFile` and never shown again; repeated fields keep their first value. */
export function textFields(form: FormData): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string" && !(name in fields)) fields[name] = value;
  return fields;
}

/** Makes one field of the boxes ticked under one name, each of which is sent as a field, as the forms' rules read them. */
export function joinTicked(form: FormData, name: string): void {
  form.set(name, form.getAll(name).map(String).join(","));
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An id from outside, in the one spelling we use; undefined for anything else. */
export function readUuid(value: unknown): string | undefined {
  const text = typeof value === "string" ? value.toLowerCase() : "";
  return UUID.test(text) ? text : undefined;
}

/** The id in an address. Errors: not_found for anything else. */
export function idOf(params: { id: string }): string {
  const id = readUuid(params.id);
  if (!id) throw new DomainError("not_found");
  return id;
}

/** The id in a field of a form. Errors: not_found for anything else. */
export function idIn(form: FormData, name: string): string {
  const id = readUuid(form.get(name));
  if (!id) throw new DomainError("not_found");
  return id;
}
