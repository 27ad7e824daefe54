import { Link } from "react-router";
import { CountLink } from "#app/routes/admin/figures/count-link.tsx";
import { FigureCsvLink } from "#app/routes/admin/figures/figure-csv-link.tsx";
import { percentOf } from "#app/routes/admin/figures/figure-words.ts";
import { WeekName } from "#app/routes/admin/figures/week-name.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { addressOf } from "#app/web/addresses/list-address.ts";
import { limits } from "#config/limits.ts";
import { waitedInWords } from "#content/wait-in-words.ts";
import type { ContactWeek } from "#domain/statistics/first-contact.ts";

const NO_PURCHASE = "No purchases that week";

function purchasesOf({ monday, sunday }: ContactWeek, contact?: string): string {
  return addressOf("/admin/purchases", { from: monday, to: sunday, contact });
}

const columns: Column<ContactWeek>[] = [
  { key: "week", header: "Week of purchase", rowHeader: true, cell: (week) => <WeekName {...week} /> },
  {
    key: "bought",
    header: "Purchases",
    align: "end",
    cell: (week) =>
      week.bought === 0 ? (
        NO_PURCHASE
      ) : (
        <CountLink count={week.bought} to={purchasesOf(week)} of={`purchases in the week from ${week.monday}`} />
      ),
  },
  { key: "median", header: "Median", align: "end", cell: (week) => <Wait week={week} minutes={week.medianMinutes} /> },
  {
    key: "ninetieth",
    header: "90th percentile",
    align: "end",
    cell: (week) => <Wait week={week} minutes={week.ninetiethMinutes} />,
  },
  {
    key: "in-time",
    header: `Within ${limits.customerAnswerHours} hours`,
    align: "end",
    cell: (week) =>
      week.bought === 0 ? (
        "–"
      ) : (
        <>
          <span className="whitespace-nowrap">{percentOf(week.inTime, week.bought)}</span>{" "}
          <span className="sub whitespace-nowrap">
            <CountLink
              count={week.inTime}
              to={purchasesOf(week, "in-time")}
              of={`contacted in time, bought in the week from ${week.monday}`}
            />{" "}
            of {week.bought}
          </span>
        </>
      ),
  },
  {
    key: "waiting",
    header: "Not contacted yet",
    align: "end",
    cell: (week) =>
      week.bought === 0 ? (
        "–"
      ) : (
        <CountLink
          count={week.bought - week.contacted}
          to={purchasesOf(week, "no")}
          of={`not contacted yet, bought in the week from ${week.monday}`}
        />
      ),
  },
];

export function ContactSection({ weeks, until }: { weeks: readonly ContactWeek[]; until: string | undefined }) {
  return (
    <section className="stack" aria-labelledby="contact-title">
      <div className="head-row">
        <h3 id="contact-title">Time to first contact</h3>
        <FigureCsvLink figure="contact" until={until} name="Time to first contact" />
      </div>
      <DataTable
        caption="Time from purchase to first contact by week of purchase, newest first"
        columns={columns}
        rows={weeks.toReversed()}
        rowKey={({ monday }) => monday}
        compact
      />
      <p className="muted small">
        From the purchase until the installer first moved the lead on from “New”. The median and 90th percentile cover
        leads that were contacted. The share within {limits.customerAnswerHours} hours covers all the week’s purchases,
        including those less than {limits.customerAnswerHours} hours old.
      </p>
    </section>
  );
}

function Wait({ week, minutes }: { week: ContactWeek; minutes: number | null }) {
  if (minutes === null) return week.bought === 0 ? "–" : "None contacted";
  return <Link to={purchasesOf(week, "yes")}>{waitedInWords(minutes)}</Link>;
}
