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

// The same functions as on the server, so typing shows the rule of thumb that the address would. What homes like this
// really see is the planner's work, so the server is asked for it, once typing has paused.

const QUIET_MS = 500;

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-calculator]")) keepLive(form);

function keepLive(form: HTMLFormElement): void {
  const calculator = findCalculator(form.dataset.calculator ?? "");
  const card = form.parentElement;
  const seen = document.getElementById("seen");
  if (!calculator || !card || !seen) return;
  const refresh = asking(seen);
  form.addEventListener("input", () => {
    const fields = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
    const values = Object.fromEntries(fields);
    const typed = readInputs(calculator, values);
    const results = runCalculator(calculator, typed.inputs);
    const read = askedFirst(calculator, values, typed);
    for (const { name } of calculator.fields) {
      write(card.querySelector(`[data-warning="${name}"]`), read.warnings[name]?.[0] ?? "");
    }
    const found = { results, doubt: doubtOf(calculator, read), given: read.given };
    rewrite(card.querySelector(".rule"), drawResults(found));
    card.classList.remove("no-print");
    const picture = runPicture(calculator, read);
    if (picture) {
      card.querySelector(".picture svg")?.replaceWith(asElement(drawPicture(picture)));
      card.querySelector(".picture tbody")?.replaceWith(asElement(drawRows(picture)));
    }
    const figures = `?${new URLSearchParams(fields)}`;
    window.history.replaceState(window.history.state, "", `${figures}#calculator`);
    // The quote form carries the figures along, so that its answer shows both.
    for (const quote of document.querySelectorAll<HTMLFormElement>("form[data-repeatable]")) {
      quote.action = `${figures}#quote`;
    }
    refresh(figures);
  });
}

/** Shows the server's answer for the newest figures. Without one, the answer for older figures must not stay. */
function asking(seen: HTMLElement): (figures: string) => void {
  let timer = 0;
  let newest = "";
  const ask = async (figures: string) => {
    const page = await fetch(`${location.pathname}${figures}`, { headers: { accept: "text/html" } })
      .then((answer) => (answer.ok ? answer.text() : ""))
      .catch(() => "");
    if (newest !== figures) return;
    const next = new DOMParser().parseFromString(page, "text/html").getElementById("seen");
    if (next) seen.replaceChildren(...next.childNodes);
    else seen.lastElementChild?.replaceWith("We could not work this out just now. Choose Calculate to try again.");
    seen.removeAttribute("aria-busy");
  };
  return (figures) => {
    newest = figures;
    seen.setAttribute("aria-busy", "true");
    clearTimeout(timer);
    timer = window.setTimeout(() => void ask(figures), QUIET_MS);
  };
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
