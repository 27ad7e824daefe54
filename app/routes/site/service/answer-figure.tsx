import { Source } from "#app/routes/site/parts/sourced-facts.tsx";
import { NamedBars } from "#app/ui/charts/named-bars.tsx";
import type { AnswerChart } from "#content/answers/answer.ts";

/** The chart that a service has to itself. */
export function AnswerFigure({ chart: { source, asOf, ...bars } }: { chart: AnswerChart }) {
  return (
    <div className="card">
      <NamedBars {...bars} />
      <Source source={source} asOf={asOf} />
    </div>
  );
}
