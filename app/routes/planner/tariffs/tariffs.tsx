import { Check, Info, Scale, Table, X } from "lucide-react";
import { data } from "react-router";
import { askingOn } from "#app/routes/planner/form/asked-plan.ts";
import { FormPage } from "#app/routes/planner/form/form-page.tsx";
import { formView } from "#app/routes/planner/form/form-view.ts";
import { OwnTariffFields, ownTariffNames } from "#app/routes/planner/form/tariff-hours.tsx";
import { Live } from "#app/routes/planner/plan/live.tsx";
import { planMeta } from "#app/routes/planner/plan/plan-meta.ts";
import { planOfAddress } from "#app/routes/planner/plan/plan-of-address.ts";
import { homeFacts, homeInWords } from "#app/routes/planner/plan/words/home-words.ts";
import type { PlanPage } from "#app/routes/planner/plan/words/shown-plan.ts";
import { ExportTariffs } from "#app/routes/planner/tariffs/export-tariffs.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconSheet } from "#app/ui/icon-sheet.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { plannerFormPage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { tariffFields } from "#content/planner/fields/energy-fields.ts";
import { tariffsGoal } from "#content/planner/form-words.ts";
import { withHoursRows } from "#domain/planner/inputs/query.ts";
import type { Route } from "./+types/tariffs.ts";
import "#app/routes/planner/plan/energy.css";
import "#app/routes/planner/plan/plan-charts.css";
import "#app/routes/planner/plan/plan-days.css";
import "#app/routes/planner/plan/plan.css";
import "#app/ui/charts/chart.css";

export const handle = plannerFormPage;

export const loader = withErrorPage(async (args: Route.LoaderArgs) => {
  // Links lead here too, so an empty address is no error.
  if (new URL(args.request.url).search === "") {
    return data({ page: undefined, refused: formView(new URLSearchParams(), askingOn(args.context), "typed") });
  }
  const asked = await planOfAddress(args);
  return data(asked, { status: asked.page ? 200 : 422 });
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  planMeta({ page: loaderData?.page, matches }, tariffsGoal.heading);

const ICONS = { check: Check, info: Info, scale: Scale, table: Table, x: X };

export default function TariffsRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData.page) return <FormPage view={loaderData.refused} goal={tariffsGoal} />;
  const { page } = loaderData;
  const plan = `/planner/plan?${page.query}`;
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "Planner", path: "/planner" },
    { name: "Your plan", path: plan },
    { name: "Tariffs", path: "/planner/tariffs" },
  ];
  const about = [homeInWords(page.plan.inputs), ...homeFacts(page.plan.inputs)].join(" · ");
  return (
    <div className="wrap page stack-l plan-page">
      <IconSheet icons={ICONS} />
      <div className="stack">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{tariffsGoal.heading}</h1>
        <p className="plan-about">{about}</p>
        <p className="lead">
          Your home after the plan, on each tariff we know. Bills include electricity bought, standing charges,
          electricity sold, fuel and public charging. These are dated examples, not offers: check with the supplier
          before you switch.
        </p>
      </div>
      <section className="stack" aria-labelledby="tariffs-heading">
        <h2 className="sr-only" id="tariffs-heading">
          Tariffs
        </h2>
        <Live part="tariffs" page={page} />
      </section>
      <ExportTariffs page={page} />
      <OwnTariff page={page} />
      <p>
        <a href={plan}>Back to the plan</a>
      </p>
    </div>
  );
}

/** Fields of the reader's own tariff, in an address and in the form. */
const OWN = new Set<string>([
  ...[tariffFields.windows, tariffFields.exportWindows].map(({ query }) => query),
  ...ownTariffNames,
]);

function OwnTariff({ page }: { page: PlanPage }) {
  const query = new URLSearchParams(page.query);
  const rest = [...query].filter(([name]) => !OWN.has(name));
  const form = { view: { typed: page.query, errors: {} }, typed: withHoursRows(query) };
  return (
    <section className="card stack" aria-labelledby="own-heading">
      <h2 className="h3" id="own-heading">
        Compare your own tariff
      </h2>
      <form className="stack" method="get" action="/planner/tariffs" aria-labelledby="own-heading">
        {rest.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <OwnTariffFields form={form} />
        <div>
          <Button type="submit">Compare</Button>
        </div>
      </form>
    </section>
  );
}
