import type { FormState } from "#app/web/forms/form.ts";

/** What went wrong with this one of the page's forms; undefined if it was another, or none. */
export function stateOfForm(state: FormState | undefined, form: string): FormState | undefined {
  return state?.form === form ? state : undefined;
}

/** What went wrong with a form that the page does not show any more, whose refusal stands where the form was. */
export function stateOfGone(state: FormState | undefined, shown: readonly string[]): FormState | undefined {
  return state && shown.includes(state.form) ? undefined : state;
}

/** What each field of a form is given: its name and id, and after an answer its errors and what was typed. */
export function fieldsOf(state: FormState | undefined, idPrefix: string) {
  return (name: string, otherwise = "") => ({
    name,
    idPrefix,
    errors: state?.errors[name],
    defaultValue: state?.values[name] ?? otherwise,
  });
}

export type FieldsOfForm = ReturnType<typeof fieldsOf>;
