import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { dateInWords } from "#app/ui/format.ts";
import { PlanFacts } from "#app/ui/plan-facts.tsx";
import type { PlanToTell } from "#content/planner/attached-words.ts";

type PlanCardProps = { plan: (PlanToTell & { madeOn: string; query: string }) | null; children?: ReactNode };

export const PLAN_SOURCE = "Worked out by our planner from the answers given and what is usual for a home like this.";

export function PlanCard({ plan, children }: PlanCardProps) {
  if (!plan) return null;
  return (
    <Card title="Energy plan" aside={<span className="small muted">{dateInWords(plan.madeOn)}</span>}>
      <div className="stack">
        <PlanFacts plan={plan} />
        <p className="small muted">
          {PLAN_SOURCE} <a href={`/planner/plan?${plan.query}`}>Open the plan with every assumption</a>
        </p>
        {children}
      </div>
    </Card>
  );
}
