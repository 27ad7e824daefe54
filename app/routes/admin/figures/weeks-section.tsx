import { Link } from "react-router";
import { CountLink } from "#app/routes/admin/figures/count-link.tsx";
import { FigureCsvLink } from "#app/routes/admin/figures/figure-csv-link.tsx";
import { counted } from "#app/routes/admin/figures/figure-words.ts";
import { WeekName } from "#app/routes/admin/figures/week-name.tsx";
import { AdminWeeksChart } from "#app/routes/admin/figures/weeks-chart.tsx";
import { formatCredits, formatNumber, formatPence } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { addressOf } from "#app/web/addresses/list-address.ts";
import { limits } from "#config/limits.ts";
import type { AllLeadsFilter } from "#domain/admin/leads/all-leads.ts";
import type { WeekFigures } from "#domain/statistics/weekly-figures.ts";

const daysOf = ({ monday, sunday }: WeekFigures) => ({ from: monday, to: sunday });

const leadsOf = (week: WeekFigures, more: AllLeadsFilter = {}) =>
  addressOf("/admin/leads/all", { origin: "quote_request", ...more, ...daysOf(week) });

const columns: Column<WeekFigures>[] = [
  { key: "week", header: "Week", rowHeader: true, cell: (week) => <WeekName {...week} /> },
  { key: "asked", header: "Requests asked", align: "end", cell: (week) => <Asked week={week} /> },
  {
    key: "confirmed",
    header: "Of which confirmed",
    align: "end",
    cell: (week) => (
      <CountLink
        count={week.confirmed}
        to={leadsOf(week, { confirmed: "yes" })}
        of={`confirmed, asked in the week from ${week.monday}`}
      />
    ),
  },
  {
    key: "sold",
    header: "Places sold",
    align: "end",
    cell: (week) => (
      <CountLink
        count={week.sold}
        to={addressOf("/admin/purchases", daysOf(week))}
        of={`places sold in the week from ${week.monday}`}
      />
    ),
  },
  { key: "refunds", header: "Refunds of credits", align: "end", cell: (week) => <Refunds week={week} /> },
  { key: "revenue", header: "Revenue", align: "end", cell: (week) => <Revenue week={week} /> },
];

export function WeeksSection({ weeks, until }: { weeks: readonly WeekFigures[]; until: string | undefined }) {
  return (
    <section className="stack" aria-labelledby="by-week-title">
      <div className="head-row">
        <h3 id="by-week-title">By week</h3>
        <FigureCsvLink figure="weeks" until={until} name="By week" />
      </div>
      <AdminWeeksChart weeks={weeks} />
      <DataTable
        caption="Requests, sales, refunds and revenue by week, newest first"
        columns={columns}
        rows={weeks.toReversed()}
        rowKey={({ monday }) => monday}
        compact
      />
      <p className="muted small">
        Weeks run from Monday to Sunday, UK time. A request counts in the week it was sent, whenever it was confirmed.
        Unconfirmed requests are removed after {limits.unconfirmedRequestsKeptDays} days and we keep only their number.
        A refund counts in the week the credits were returned. Revenue is the week’s card payments, including any VAT,
        minus whatever has since been refunded on those payments. Credits that we granted or returned are not revenue.
      </p>
    </section>
  );
}

function Asked({ week }: { week: WeekFigures }) {
  return (
    <>
      <CountLink count={week.asked} to={leadsOf(week)} of={`requests asked in the week from ${week.monday}`} />
      {week.forgotten > 0 && <span className="sub">and {formatNumber(week.forgotten)} never confirmed, removed</span>}
    </>
  );
}

function Refunds({ week }: { week: WeekFigures }) {
  return (
    <>
      <CountLink
        count={week.refunds}
        to={addressOf("/admin/refunds/given", daysOf(week))}
        of={`refunds in the week from ${week.monday}`}
      />
      {week.refunds > 0 && <span className="sub">{formatCredits(week.refundedCredits)}</span>}
    </>
  );
}

function Revenue({ week }: { week: WeekFigures }) {
  if (week.payments === 0) return formatPence(0);
  return (
    <>
      <Link to={addressOf("/admin/payments", daysOf(week))}>{formatPence(week.paidPence - week.givenBackPence)}</Link>
      <span className="sub">{counted(week.payments, "payment")}</span>
      {week.givenBackPence > 0 && <span className="sub">{formatPence(week.givenBackPence)} given back</span>}
    </>
  );
}
