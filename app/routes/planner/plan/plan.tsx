import { Check, Info, Scale, Table, X } from "lucide-react";
import { data } from "react-router";
import { FormPage } from "#app/routes/planner/form/form-page.tsx";
import { PlanAssumed } from "#app/routes/planner/plan/plan-assumed.tsx";
import { HandOver, HowWorkedOut } from "#app/routes/planner/plan/plan-foot.tsx";
import { PlanHero } from "#app/routes/planner/plan/plan-hero.tsx";
import { planMeta } from "#app/routes/planner/plan/plan-meta.ts";
import { planOfAddress } from "#app/routes/planner/plan/plan-of-address.ts";
import { PlanContents, PlanSections } from "#app/routes/planner/plan/plan-sections.tsx";
import { IconSheet } from "#app/ui/icon-sheet.tsx";
import { planPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { wholeRegister } from "#domain/assumptions/whole-register.ts";
import type { Route } from "./+types/plan.ts";
import "#app/ui/charts/chart.css";
import "./energy.css";
import "./plan-assumed.css";
import "./plan-charts.css";
import "./plan-days.css";
import "./plan-hand.css";
import "./plan-parts.css";
import "./plan-print.css";
import "./plan.css";

export const handle = planPage;

export const loader = withErrorPage(async (args: Route.LoaderArgs) => {
  const asked = await planOfAddress(args);
  return data({ ...asked, figureCount: wholeRegister.length }, { status: asked.page ? 200 : 422 });
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => planMeta({ page: loaderData?.page, matches });

const ICONS = { check: Check, info: Info, scale: Scale, table: Table, x: X };

export default function PlanRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData.page) return <FormPage view={loaderData.refused} />;
  const { page, figureCount } = loaderData;
  return (
    <div className="plan-page">
      <IconSheet icons={ICONS} />
      <PlanHero page={page} />
      <div className="wrap plan-grid">
        <PlanContents query={page.query} />
        <div className="plan-main">
          <PlanSections page={page} />
          <PlanAssumed page={page} />
          <HandOver page={page} />
          <HowWorkedOut page={page} figureCount={figureCount} />
        </div>
      </div>
    </div>
  );
}
