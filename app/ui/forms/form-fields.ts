import type { FormState } from "#app/web/forms/form.ts";

/** The errors of one of the page's forms; undefined if another form failed, or none. */
export function stateOfForm(state: FormState | undefined, form: string): FormState | undefined {
  return state?.form === form ? state : undefined;
}

/** The errors of a form that the page no longer shows, to be shown in its place. */
export function stateOfGone(state: FormState | undefined, shown: readonly string[]): FormState | undefined {
  return state && shown.includes(state.form) ? undefined : state;
}

/** The props of each field of a form: name and id and, after a failure, its errors and what was typed. */
export function fieldsOf(state: FormState | undefined, idPrefix: string) {
  return (name: string, otherwise = "") => ({
    name,
    idPrefix,
    errors: state?.errors[name],
    defaultValue: state?.values[name] ?? otherwise,
  });
}

export type FieldsOfForm = ReturnType<typeof fieldsOf>;
