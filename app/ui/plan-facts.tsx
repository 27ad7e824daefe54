import { Fact } from "#app/ui/fact.tsx";
import { type PlanToTell, planInWords } from "#content/planner/attached-words.ts";

export function PlanFacts({ plan }: { plan: PlanToTell }) {
  return (
    <dl className="facts">
      {planInWords(plan).map(({ name, words }) => (
        <Fact key={name} name={name}>
          {words}
        </Fact>
      ))}
    </dl>
  );
}
