import { tellBeside } from "#app/enhance/forms/tell-beside.ts";
import { titleOf } from "#app/ui/forms/error-title.ts";
import { assumptionQuery } from "#content/planner/fields/wish-fields.ts";

type Errors = Readonly<Record<string, readonly string[]>>;

interface Refused {
  field: HTMLInputElement;
  words: string;
}

/**
 * Shows each error beside its field and opens what folds it. Once the form was sent, also lists the errors above it,
 * each linked to its field.
 */
export function showErrors(form: HTMLFormElement, errors: Errors, isSent: boolean): readonly Refused[] {
  const refused = [...form.querySelectorAll<HTMLInputElement>("input.input[name]")].flatMap((field) => {
    const message = errors[pathOf(field)]?.[0] ?? "";
    field.id ||= `plan-${field.name}`;
    tellBeside(field, message);
    return message === "" ? [] : [{ field, words: `${labelOf(field)}: ${message}` }];
  });
  const summary = form.querySelector<HTMLElement>(".error-summary");
  if (!isSent) keepOnly(summary, refused);
  else if (refused.length > 0) summarise(form, summary, refused);
  else summary?.remove();
  document.title = titleOf(document.title, form.querySelector(".error-summary") !== null);
  return refused;
}

/**
 * The field's path in the JSON of a plan's inputs. There are so many figures of the register that their fields do not
 * name it.
 */
function pathOf({ name, dataset }: HTMLInputElement): string {
  return dataset.path ?? name.replace(assumptionQuery, "assumptions.");
}

function labelOf(field: HTMLInputElement): string {
  return field.labels?.[0]?.textContent?.trim() ?? field.name;
}

/** Removes messages that no longer hold; new ones wait until the form is sent again. */
function keepOnly(summary: HTMLElement | null, refused: readonly Refused[]): void {
  const ids = new Set(refused.map(({ field }) => `#${field.id}`));
  for (const link of summary?.querySelectorAll("a") ?? []) {
    if (!ids.has(link.hash)) link.closest("li")?.remove();
  }
  if (!summary?.querySelector("li")) summary?.remove();
}

/** A new element each time, so that screen readers announce it again. */
function summarise(form: HTMLFormElement, previous: HTMLElement | null, refused: readonly Refused[]): void {
  const blank = form.querySelector<HTMLTemplateElement>("template[data-error-summary]");
  const summary = blank?.content.firstElementChild?.cloneNode(true);
  if (!(summary instanceof HTMLElement)) return;
  summary.querySelector("ul")?.append(...refused.map(lineOf));
  previous?.remove();
  form.prepend(summary);
  summary.focus();
}

function lineOf({ field, words }: Refused): HTMLElement {
  const link = Object.assign(document.createElement("a"), { href: `#${field.id}`, textContent: words });
  link.addEventListener("click", (event) => {
    event.preventDefault();
    const fold = field.closest("details");
    if (fold) fold.open = true;
    field.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
  });
  const line = document.createElement("li");
  line.append(link);
  return line;
}
