/** @jsxImportSource #drawn */
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import type { CalculatorResult } from "#domain/calculators/engine/run-calculator.ts";
import { showResult } from "#domain/calculators/engine/show-result.ts";

interface Results {
  results: readonly CalculatorResult[];
  /** Why these figures cannot be meant. */
  doubt: string | undefined;
  /** Whether any figures were entered: a first visit asks for no result. */
  given: boolean;
}

/** A calculator's results. The structure is the same for all figures, so that the script only changes texts. */
export function drawResults({ results, doubt, given }: Results): Drawn {
  return (
    <div class="rule stack" aria-live="polite">
      <h3>Rule of thumb</h3>
      <p class="small muted">Quick estimate</p>
      <dl class="calc-result">
        {results.map((result) => (
          <Result result={result} given={given} />
        ))}
      </dl>
      <p class="calc-doubt">{doubt ?? ""}</p>
    </div>
  );
}

function Result({ result, given }: { result: CalculatorResult; given: boolean }): Drawn {
  const { figure, unit } = showResult(result);
  const isMoney = result.unit.startsWith("£");
  const shown = isMoney || unit === "" ? figure : `${figure} ${unit}`;
  return (
    <div class="stat">
      <dt>{result.label}</dt>
      <dd>
        <output name={result.name} for="">
          {given ? shown : "–"}
        </output>{" "}
        <span class="calc-unit">{isMoney ? unit : ""}</span>
      </dd>
      <dd class="calc-note">{given ? (result.missing ?? result.description) : result.description}</dd>
    </div>
  );
}
