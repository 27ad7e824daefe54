import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import type { z } from "zod";
import { withNotice } from "#app/web/addresses/notice-address.ts";
import { callerOf, type RouteContext } from "#app/web/context.ts";
import type { Failure } from "#app/web/failures.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { errorsOf, hasErrors, idIn, parseForm, readForm, readUuid } from "#app/web/forms/form.ts";
import { givenFiles } from "#app/web/forms/given-files.ts";
import { stepUpErrors } from "#app/web/forms/step-up.ts";
import { requireInstaller } from "#domain/actor.ts";
import { DomainError, type DomainErrorCode, type FieldErrors } from "#domain/errors.ts";
import type { GivenFiles } from "#domain/files/keep-files.ts";
import type { CompanyAct } from "#domain/roles.ts";

type Given = { request: Request; context: RouteContext };

/** A posted form, and what reads its fields. */
export interface Posted {
  form: FormData;
  context: RouteContext;
  /** The first two arguments of a verb. */
  caller: ReturnType<typeof callerOf>;
  /** What was typed in a field; empty if it was not sent. */
  text(name: string): string;
  /** The id in a field. Errors: not_found for anything else. */
  id(name: string): string;
  /** The page's id for what its form makes, so that sending it twice makes one; another for a form without. */
  newId(name: string): string;
  /** The files chosen in a field that takes several, and the store that they are for. */
  files(name: string): Promise<GivenFiles>;
  /** The fields as the schema reads them; what is wrong goes back beside each, with everything typed. */
  fields<Schema extends z.ZodType>(schema: Schema): z.output<Schema>;
  /** Goes on only if the account's owner is asking, by the fields of step-up.ts. `title`: what they are asked for. */
  stepUp(title?: string): Promise<void>;
  /** Both: what is wrong with any of these fields is said at once. `title`: the documented one for the schema's. */
  fieldsAndStepUp<Schema extends z.ZodType>(schema: Schema, title?: string): Promise<z.output<Schema>>;
}

/** Something a page's forms can ask for: the verb is called, and a redirect follows. */
interface Act {
  do: () => unknown;
  /** Where it leads, if not back to the page. */
  to?: string;
  notice?: string;
}

/** The same for what chooses its own answer: another redirect, or data for the page. */
interface Answer {
  answer: () => unknown;
}

/** Who may ask for it. */
interface Allowed {
  /**
   * What it is for in a company: people whose role does not allow it are refused before a field is read, so that nobody
   * corrects a form that they may not send. They see the error page, for the form's own is as closed to them. The verb
   * asks again.
   */
  act?: CompanyAct;
}

/** What is shown of a failure. What an intent says of its own goes before what its page says of all. */
interface Failing {
  /** Which of the page's forms shows it, if not the one named like the intent. */
  beside?: string;
  /** The title of a refusal or an unforeseen error, instead of its own. */
  title?: string;
  /** Whether a refusal is shown on the page; for the others there is the error page. */
  isShown?: (code: DomainErrorCode) => boolean;
  /** The page's words for an unforeseen error, instead of the error page. */
  unexpected?: string;
  /** Words for a refusal, instead of those of failures.ts. */
  words?: Partial<Record<DomainErrorCode, Partial<Failure>>>;
}

export type Intent = (Act | Answer) & Allowed & Failing;

/** All that a page's forms can ask for, by the value of their field `intent` (or `form`). */
export type Intents = Readonly<Record<string, Intent>>;

/** For all of a page's intents that say nothing else of their own. */
interface PageRules<Other> extends Allowed, Failing {
  /** For a form with any other intent, or none. Without it: not_found. */
  otherwise?: Other;
}

type AnswerOf<Table> = Table extends { answer: () => infer Data } ? Awaited<Data> : never;
type AnswerTo<Table, Other> = Response | ReturnType<typeof failedForm> | AnswerOf<Table[keyof Table]> | AnswerOf<Other>;

/** Thrown by what reads a form; it goes back with these errors. */
class WrongFields extends Error {
  readonly failed: { errors: FieldErrors; title?: string };

  constructor(failed: WrongFields["failed"]) {
    super("wrong fields");
    this.failed = failed;
  }
}

/** Reads the form that was posted; it may have files in `fileField`. */
export async function postedForm({ request, context }: Given, fileField?: string): Promise<Posted> {
  const form = await readForm(request, fileField);
  return {
    form,
    context,
    caller: callerOf(context),
    text: (name) => String(form.get(name) ?? ""),
    id: (name) => idIn(form, name),
    newId: (name) => readUuid(form.get(name)) ?? randomUUID(),
    files: (name) => givenFiles(form, name, context),
    fields: (schema) => {
      const parsed = parseForm(schema, form);
      if (!parsed.ok) throw new WrongFields({ errors: parsed.errors });
      return parsed.value;
    },
    stepUp: async (title) => {
      const errors = await stepUpErrors(form, request, context);
      if (hasErrors(errors)) throw new WrongFields({ errors, ...(title && { title }) });
    },
    fieldsAndStepUp: async (schema, title) => {
      const parsed = parseForm(schema, form);
      const errors = { ...errorsOf(parsed), ...(await stepUpErrors(form, request, context)) };
      if (!parsed.ok) throw new WrongFields({ errors, ...(title && { title }) });
      if (hasErrors(errors)) throw new WrongFields({ errors });
      return parsed.value;
    },
  };
}

/**
 * Does what the posted form asks for by the page's table, and leads back to `here`, or shows the form again with what
 * is wrong and everything typed.
 */
export async function answerForm<const Table extends Intents, const Other extends Intent = Act>(
  posted: Posted,
  here: string,
  table: Table,
  rules?: PageRules<Other>,
): Promise<AnswerTo<Table, Other>> {
  const { form, context, caller } = posted;
  const name = String(form.get("intent") ?? form.get("form"));
  const intent: Intent = Object.hasOwn(table, name) ? (table[name] ?? UNKNOWN) : (rules?.otherwise ?? UNKNOWN);
  const { act = rules?.act } = intent;
  if (act !== undefined) requireInstaller(caller[1], act);
  try {
    if ("answer" in intent) return (await intent.answer()) as AnswerTo<Table, Other>;
    await intent.do();
    const { to = here, notice } = intent;
    return redirect(notice === undefined ? to : withNotice(to, notice));
  } catch (error) {
    const { beside = name, title, isShown, unexpected, words } = { ...rules, ...intent };
    if (error instanceof WrongFields) return failedForm(form, { form: beside, ...error.failed });
    const code = error instanceof DomainError ? error.code : undefined;
    if (code && isShown?.(code) === false) throw error;
    const why = unexpected === undefined ? { error } : { error, context, unexpected };
    return failedForm(form, { form: beside, ...(title && { title }), ...why, ...(code && words?.[code]) });
  }
}

const UNKNOWN: Intent = {
  do: () => {
    throw new DomainError("not_found");
  },
};
