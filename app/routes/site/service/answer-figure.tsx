import { Source } from "#app/routes/site/parts/sourced-facts.tsx";
import { StaleMark } from "#app/routes/site/parts/stale-mark.tsx";
import { NamedBars } from "#app/ui/charts/named-bars.tsx";
import type { AnswerChart } from "#content/answers/answer.ts";

/** The chart that a service has to itself. */
export function AnswerFigure({ chart: { source, asOf, restsOn, ...bars } }: { chart: AnswerChart }) {
  return (
    <div className="card">
      <NamedBars {...bars} />
      <StaleMark restsOn={restsOn} />
      <Source source={source} asOf={asOf} />
    </div>
  );
}
