import type { FormView } from "#app/routes/planner/form/form-view.ts";
import { type FieldNaming, fieldId } from "#app/ui/forms/field-wiring.ts";
import type { FormGoal } from "#content/planner/form-words.ts";

/** What a field needs: what was typed, and what is wrong with it. */
export interface TypedForm {
  view: Pick<FormView, "typed" | "errors">;
  typed: URLSearchParams;
}

/** The planner's form as its parts need it. */
export interface DrawnForm {
  view: FormView;
  typed: URLSearchParams;
  /** What is on the buttons that send it. */
  button: string;
}

const PREFIX = "plan";

export function drawnForm(view: FormView, { button }: FormGoal): DrawnForm {
  return { view, typed: new URLSearchParams(view.typed), button };
}

/** What stands in a field: what was typed, or what is taken anyway. */
export function valueIn({ typed }: TypedForm, name: string, usual: unknown = null): string {
  if (typed.has(name)) return typed.getAll(name).at(-1) ?? "";
  return usual === null || usual === undefined ? "" : String(usual);
}

/** Whether its answer says something else than what we would assume. */
export function isAnswered({ view }: DrawnForm, name: string): boolean {
  return view.given.includes(name);
}

export function namingOf({ view }: TypedForm, name: string, hint?: string): FieldNaming {
  return { name, idPrefix: PREFIX, hint, errors: view.errors[name] };
}

export const idOf = (name: string) => fieldId(name, PREFIX);

/** Whether any of these fields has a message, so that what folds them must be open. */
export function hasErrors({ view }: TypedForm, names: readonly string[]): boolean {
  return names.some((name) => (view.errors[name] ?? []).length > 0);
}
