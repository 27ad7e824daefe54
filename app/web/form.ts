import { data } from "react-router";
import type { z } from "zod";
import { type Failure, failureOf } from "#app/web/failures.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";

/** What a page needs to show a form again: what is wrong beside each field, and everything that was typed. */
export interface FormState {
  /** Which of a page's forms this is about. */
  form: string;
  title: string;
  message: string;
  errors: FieldErrors;
  values: Readonly<Record<string, string>>;
}

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** The posted form, with a file in its `fileField` only; anything else that was posted is answered with 415. */
export async function readForm(request: Request, fileField?: string): Promise<FormData> {
  if (FORM_TYPES.test(request.headers.get("content-type") ?? "")) {
    const form = await request.formData().catch(() => undefined);
    if (form) return withoutFiles([...form], fileField);
  }
  throw data(
    { title: "Not a form", message: "This address takes the form of its page only. Nothing was done." },
    { status: 415 },
  );
}

/** No form of ours has so many. Whoever sends more wants to keep us busy. */
const FIELDS_MAX = 1000;

/** Where words belong, a file would be read as the words "[object File]". */
function withoutFiles(fields: readonly [string, FormDataEntryValue][], fileField: string | undefined): FormData {
  if (fields.length > FIELDS_MAX) {
    throw data(
      { title: "That is too much at once", message: "What you sent has more fields than any form. Nothing was done." },
      { status: 413 },
    );
  }
  const misplaced = new Set(fields.flatMap(([name, value]) => (value instanceof File ? [name] : [])));
  if (fileField !== undefined) misplaced.delete(fileField);
  const form = new FormData();
  for (const [name, value] of fields) if (!misplaced.has(name)) form.append(name, value);
  return form;
}

/** The file of this field, whole in memory, as large as the server lets a form be; undefined when none was chosen. */
export async function readFile(form: FormData, name: string): Promise<{ name: string; bytes: Uint8Array } | undefined> {
  const file = form.get(name);
  // A browser sends a field without a choice as an empty file without a name.
  if (!(file instanceof File) || (file.name === "" && file.size === 0)) return undefined;
  return { name: file.name, bytes: await file.bytes() };
}

type Parsed<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** Reads a posted form by its schema; the messages are the schema's, one list for each field. */
export function parseForm<Schema extends z.ZodType>(schema: Schema, form: FormData): Parsed<z.output<Schema>> {
  const parsed = schema.safeParse(textFields(form));
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, errors: fieldErrorsOf(parsed.error) };
}

/** What a parsed form has wrong, for adding what other questions of the same form find. */
export function errorsOf(parsed: Parsed<unknown>): FieldErrors {
  return parsed.ok ? {} : parsed.errors;
}

/** Whether anything is wrong. */
export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** What is wrong with each field, in the schema's words, each once. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? "form");
    errors[field] ??= [];
    if (!errors[field].includes(issue.message)) errors[field].push(issue.message);
  }
  return errors;
}

/**
 * Answers a form with errors: status 422, the values kept except those named `password…`. The title, where the form has
 * none of its own, is the documented one when something was left empty.
 */
export function invalidForm(form: FormData, errors: FieldErrors, about: { form?: string; title?: string } = {}) {
  const first = Object.values(errors)[0]?.[0] ?? "";
  return formAnswer(
    form,
    { status: 422, title: about.title ?? (isIncomplete(form, errors) ? MISSING : WRONG), message: first },
    errors,
    about.form,
  );
}

const MISSING = "Missing Information";
const WRONG = "There is a problem";

function isIncomplete(form: FormData, errors: FieldErrors): boolean {
  return Object.keys(errors).some((field) => {
    const value = form.get(field);
    return typeof value === "string" && value.trim() === "";
  });
}

/** Answers a form that the business refused, with the status and the words of the failure. */
export function refusedForm(form: FormData, error: unknown, about: { form?: string } & Partial<Failure> = {}) {
  const failure = { ...failureOf(error), ...about };
  return formAnswer(form, failure, error instanceof DomainError ? error.fields : {}, about.form);
}

/** A form shown again with the words of a failure and what was typed, except passwords. */
export function formAnswer(form: FormData, failure: Failure, errors: FieldErrors, name = "") {
  const values = Object.fromEntries(Object.entries(textFields(form)).filter(([field]) => !/password/i.test(field)));
  const state: FormState = { form: name, title: failure.title, message: failure.message, errors, values };
  return data(state, { status: failure.status });
}

/** Files are read by `readFile` and never shown again; repeated fields keep their first value. */
function textFields(form: FormData): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string" && !(name in fields)) fields[name] = value;
  return fields;
}
