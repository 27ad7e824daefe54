import { Sources } from "#app/routes/planner/plan/draw/frame.tsx";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import { asReact } from "#app/ui/drawn/drawn-as-react.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import published from "#content/data/planner/tariffs.json" with { type: "json" };
import { aboutKwh, aboutPounds, pence } from "#content/planner/figures.ts";

type ExportTariff = (typeof published.exportTariffs)[number];

const dearestFirst = published.exportTariffs.toSorted((a, b) => b.pence - a.pence);

/** What the plan's exports would earn on each export tariff that we know. The plan itself keeps the central price. */
export function ExportTariffs({ page: { plan, today } }: { page: PlanPage }) {
  const sold = shownPlan(plan).outcome.year.export;
  const columns: readonly Column<ExportTariff>[] = [
    { key: "name", header: "Tariff", rowHeader: true, cell: ({ name, supplier }) => tariffName(name, supplier) },
    { key: "pence", header: "Pays a kWh", align: "end", cell: (row) => pence(row.pence) },
    { key: "income", header: "Income a year", align: "end", cell: (row) => aboutPounds((sold * row.pence) / 100) },
    { key: "who", header: "Who may have it", cell: ({ who }) => who },
  ];
  return (
    <section className="stack" aria-labelledby="export-heading">
      <h2 id="export-heading">Export tariffs</h2>
      <p>
        {sold < 1
          ? "Your plan sells nothing, because it has no panels."
          : `Your plan sells ${aboutKwh(sold)} a year and counts ${pence(plan.inputs.energy.exportPence)} for each. Choose the tariff for what you sell together with the one for what you buy: most suppliers pay only their own customers.`}
      </p>
      {sold >= 1 && (
        <DataTable caption="Export tariffs" columns={columns} rows={dearestFirst} rowKey={({ id }) => id} />
      )}
      {plan.place.nation === "Northern Ireland" && (
        <p>These are Great Britain’s. In Northern Ireland ask the suppliers there what they pay.</p>
      )}
      {asReact(Sources({ ids: ["tariffs.export"], today }))}
    </section>
  );
}

function tariffName(name: string, supplier: string): string {
  return supplier === "any" ? name : `${supplier}, ${name}`;
}
