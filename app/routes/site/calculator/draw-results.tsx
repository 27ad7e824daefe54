import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";
import type { CalculatorResult } from "#domain/calculators/engine/run-calculator.ts";
import { showResult } from "#domain/calculators/engine/show-result.ts";

interface Results {
  results: readonly CalculatorResult[];
  /** Why the result cannot be right for these figures. */
  doubt: string | undefined;
  /** Whether any figures were entered: a first visit asks for no result. */
  given: boolean;
}

/** A calculator's results. The structure is the same for all figures, so that the script only changes texts. */
export function drawResults({ results, doubt, given }: Results): Drawn {
  return draw(
    "div",
    { "aria-live": "polite" },
    draw("p", { class: "small muted" }, "Quick estimate"),
    draw("dl", { class: "calc-result" }, ...results.map((result) => drawResult(result, given))),
    draw("p", { class: "calc-doubt" }, doubt ?? ""),
  );
}

function drawResult(result: CalculatorResult, given: boolean): Drawn {
  const { figure, unit } = showResult(result);
  const money = result.unit.startsWith("£");
  const shown = money || unit === "" ? figure : `${figure} ${unit}`;
  const note = given ? (result.missing ?? result.description) : result.description;
  return draw(
    "div",
    { class: "stat" },
    draw("dt", {}, result.label),
    draw(
      "dd",
      {},
      draw("output", { name: result.name, for: "" }, given ? shown : "–"),
      " ",
      draw("span", { class: "calc-unit" }, money ? unit : ""),
    ),
    draw("dd", { class: "calc-note" }, note),
  );
}
