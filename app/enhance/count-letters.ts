import { countInWords } from "#app/ui/forms/text-count.ts";

/** Counts below a field of several lines while somebody types; forms that are redrawn later are counted, too. */
export function countLetters(): void {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>("textarea[data-length-max]")) count(field);
  document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLTextAreaElement) count(target);
  });
}

function count(field: HTMLTextAreaElement): void {
  const shown = document.getElementById(`${field.id}-count`);
  if (shown && field.dataset.lengthMax) shown.textContent = countInWords(field.value, Number(field.dataset.lengthMax));
}
