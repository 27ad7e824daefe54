import { findCalculator } from "#domain/calculators/calculators.ts";
import { readInputs } from "#domain/calculators/read-inputs.ts";
import { type CalculatorResult, runCalculator } from "#domain/calculators/run-calculator.ts";
import { showResult } from "#domain/calculators/show-result.ts";

// The same functions as on the server, so that typing shows what the address would.

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-calculator]")) keepLive(form);

function keepLive(form: HTMLFormElement): void {
  const calculator = findCalculator(form.dataset.calculator ?? "");
  if (!calculator) return;
  form.addEventListener("input", () => {
    const fields = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
    const { inputs, warnings } = readInputs(calculator, Object.fromEntries(fields));
    for (const field of calculator.fields) write(`[data-warning="${field.name}"]`, warnings[field.name]?.[0] ?? "");
    for (const result of runCalculator(calculator, inputs)) show(result);
    window.history.replaceState(window.history.state, "", `?${new URLSearchParams(fields)}#calculator`);
  });
}

function show(result: CalculatorResult): void {
  const { figure, unit } = showResult(result);
  const money = result.unit.startsWith("£");
  write(`output[name="${result.name}"]`, money || unit === "" ? figure : `${figure} ${unit}`);
  write(`[data-unit="${result.name}"]`, money ? unit : "");
  write(`[data-missing="${result.name}"]`, result.missing ?? result.description);
}

function write(selector: string, text: string): void {
  const element = document.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}
