import type { FormView } from "#app/routes/planner/form/form-view.ts";
import { type FieldNaming, fieldId } from "#app/ui/forms/field-wiring.ts";
import type { AddressFinder } from "#app/web/address-finder.ts";
import type { FormGoal } from "#content/planner/form-words.ts";
import { withHoursRows } from "#domain/planner/inputs/query.ts";

export interface TypedForm {
  view: Pick<FormView, "typed" | "errors">;
  typed: URLSearchParams;
}

export interface DrawnForm {
  view: FormView;
  typed: URLSearchParams;
  /** The text of its submit buttons. */
  button: string;
  /** Absent where no address can be looked up. */
  finder: FinderOfForm | undefined;
}

export interface FinderOfForm extends AddressFinder {
  /** Why the last look-up filled in nothing, in one sentence. */
  byHand?: string | undefined;
}

const PREFIX = "plan";

export function drawnForm(view: FormView, { button }: FormGoal, finder?: FinderOfForm): DrawnForm {
  return { view, typed: withHoursRows(new URLSearchParams(view.typed)), button, finder };
}

/** A field's value: what was typed, or the default. */
export function valueIn({ typed }: TypedForm, name: string, usual: unknown = null): string {
  if (typed.has(name)) return typed.getAll(name).at(-1) ?? "";
  return usual === null || usual === undefined ? "" : String(usual);
}

/** Whether its answer differs from what we would assume. */
export function isAnswered({ view }: DrawnForm, name: string): boolean {
  return view.given.includes(name);
}

export function namingOf({ view }: TypedForm, name: string, hint?: string): FieldNaming {
  return { name, idPrefix: PREFIX, hint, errors: view.errors[name] };
}

export const idOf = (name: string) => fieldId(name, PREFIX);

/** Whether any of these fields has an error, so that their fold must be open. */
export function hasErrors({ view }: TypedForm, names: readonly string[]): boolean {
  return names.some((name) => (view.errors[name] ?? []).length > 0);
}
