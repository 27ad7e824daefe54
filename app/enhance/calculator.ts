import { countUp } from "#app/enhance/count-up.ts";
import { asElement } from "#app/enhance/patch-drawn.ts";
import { askedFirst } from "#app/routes/site/calculator/asked-figure.ts";
import { drawPicture, drawRows } from "#app/routes/site/calculator/draw-picture.tsx";
import { drawResults } from "#app/routes/site/calculator/draw-results.tsx";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { findCalculator } from "#domain/calculators/calculators.ts";
import { doubtOf } from "#domain/calculators/engine/doubts.ts";
import { readInputs } from "#domain/calculators/engine/read-inputs.ts";
import { runCalculator, runPicture } from "#domain/calculators/engine/run-calculator.ts";

// The same functions as on the server, so typing shows what the address would.

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-calculator]")) keepLive(form);

function keepLive(form: HTMLFormElement): void {
  const calculator = findCalculator(form.dataset.calculator ?? "");
  const card = form.parentElement;
  if (!calculator || !card) return;
  form.addEventListener("input", () => {
    const fields = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
    const values = Object.fromEntries(fields);
    const typed = readInputs(calculator, values);
    const results = runCalculator(calculator, typed.inputs);
    const read = askedFirst(calculator, values, { read: typed, results });
    for (const { name } of calculator.fields) {
      write(card.querySelector(`[data-warning="${name}"]`), read.warnings[name]?.[0] ?? "");
    }
    const found = { results, doubt: doubtOf(calculator, read), given: read.given };
    rewrite(card.querySelector("[aria-live]"), drawResults(found));
    card.classList.remove("no-print");
    const picture = runPicture(calculator, read);
    if (picture) {
      card.querySelector(".picture svg")?.replaceWith(asElement(drawPicture(picture)));
      card.querySelector(".picture tbody")?.replaceWith(asElement(drawRows(picture)));
    }
    const figures = `?${new URLSearchParams(fields)}`;
    window.history.replaceState(window.history.state, "", `${figures}#calculator`);
    // The quote form carries the figures along, so that its answer shows both.
    for (const quote of document.querySelectorAll<HTMLFormElement>("#quote form")) quote.action = figures;
  });
}

/** Changes only the texts that differ, so that nothing else is announced again. */
function rewrite(element: Element | null | undefined, { children }: Drawn): void {
  const parts = children.filter((child) => typeof child !== "string");
  if (parts.length === 0) write(element, children.join(""));
  for (const [index, part] of parts.entries()) rewrite(element?.children[index], part);
}

function write(element: Element | null | undefined, text: string): void {
  if (!element || element.textContent === text) return;
  if (element.tagName === "OUTPUT") countUp(element, text);
  else element.textContent = text;
}
