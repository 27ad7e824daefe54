import { tellBeside } from "#app/enhance/forms/tell-beside.ts";

// Loaded by site.ts where a page takes files: what the server would refuse after minutes of sending is said before.

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && "bytesMax" in target.dataset) tellBeside(target, problemOf(target));
});

document.addEventListener(
  "submit",
  (event) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || !hasFiles(form)) return;
    const fields = [...form.querySelectorAll<Field>("[data-bytes-max], [data-missing]")];
    for (const field of fields) tellBeside(field, problemOf(field));
    const wrong = fields.find((field) => problemOf(field) !== "");
    if (!wrong) return;
    event.preventDefault();
    event.stopPropagation();
    wrong.focus();
  },
  // Before anything sends it.
  { capture: true },
);

type Field = HTMLInputElement | HTMLTextAreaElement;

const hasFiles = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>("input[type=file]")].some(({ files }) => files?.length);

function problemOf(field: Field): string {
  const { bytesMax, tooLarge, missing } = field.dataset;
  if (missing && field.value.trim() === "") return missing;
  const files = field instanceof HTMLInputElement ? [...(field.files ?? [])] : [];
  return files.some(({ size }) => size > Number(bytesMax)) ? (tooLarge ?? "") : "";
}
