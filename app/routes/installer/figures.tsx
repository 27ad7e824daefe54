import { CompanyStatisticsCard } from "#app/routes/installer/parts/company-statistics.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatPence } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { myStatistics } from "#domain/statistics/company-statistics.ts";
import { type WonRow, wonFigures } from "#domain/statistics/won-figures.ts";
import type { Route } from "./+types/figures.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Figures",
    description: "How you answer customers, what your won jobs cost in leads and are worth, and why leads were lost.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => ({
  ...(await wonFigures(...callerOf(context))),
  statistics: await myStatistics(...callerOf(context)),
}));

export default function FiguresPage({ loaderData: { byService, byArea, lost, statistics } }: Route.ComponentProps) {
  return (
    <div className="wrap page stack">
      <h1>Figures</h1>
      <CompanyStatisticsCard statistics={statistics} />
      <Card title="Cost of a won job by service">
        <WonTable caption="Cost of a won job by service" header="Service" rows={byService} />
      </Card>
      <Card title="Cost of a won job by area">
        <WonTable caption="Cost of a won job by area" header="Area" rows={byArea} />
      </Card>
      <Card title="Lost reasons">
        {lost.length === 0 ? (
          <p className="muted">No lead is lost.</p>
        ) : (
          <DataTable
            caption="Lost reasons"
            compact
            columns={[
              { key: "reason", header: "Reason", rowHeader: true, cell: ({ reason }) => reason },
              { key: "leads", header: "Leads", align: "end", cell: ({ leads }) => leads },
            ]}
            rows={lost}
            rowKey={({ reason }) => reason}
          />
        )}
      </Card>
      <p className="small muted">
        A won job costs the credits of all leads of its row, at the average price you paid by card, shared among the won
        jobs; refunded leads are left out. Its value is the total of the chosen quote, else what you typed on the lead.
      </p>
    </div>
  );
}

function WonTable({ caption, header, rows }: { caption: string; header: string; rows: readonly WonRow[] }) {
  if (rows.length === 0) return <p className="muted">You have not bought a lead yet.</p>;
  const columns: Column<WonRow>[] = [
    { key: "name", header, rowHeader: true, cell: ({ name }) => name },
    { key: "leads", header: "Leads", align: "end", cell: ({ leads }) => leads },
    { key: "credits", header: "Credits", align: "end", cell: ({ spentCredits }) => spentCredits },
    { key: "won", header: "Won", align: "end", cell: ({ wonJobs }) => wonJobs },
    {
      key: "cost",
      header: "Cost of a won job",
      align: "end",
      cell: ({ costPence }) => (costPence === null ? "Not known" : formatPence(costPence)),
    },
    {
      key: "value",
      header: "Value won",
      align: "end",
      cell: ({ wonPence, unvalued }) =>
        `${formatPence(wonPence)}${unvalued > 0 ? `, ${unvalued} without a value` : ""}`,
    },
  ];
  return <DataTable caption={caption} compact columns={columns} rows={rows} rowKey={({ name }) => name} />;
}
