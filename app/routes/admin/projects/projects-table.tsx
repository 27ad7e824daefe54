import { Link } from "react-router";
import { ProjectStateBadge } from "#app/routes/admin/parts/project-state-badge.tsx";
import { Day } from "#app/ui/day.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import type { ListedProject } from "#domain/admin/projects/all-projects.ts";

const columns: Column<ListedProject>[] = [
  {
    key: "customer",
    header: "Customer",
    rowHeader: true,
    cell: ({ leadId, customerName }) => <Link to={`/admin/leads/${leadId}`}>{customerName ?? "Details removed"}</Link>,
  },
  {
    key: "request",
    header: "Request",
    cell: ({ serviceLabel, location }) => (
      <>
        {serviceLabel}
        <span className="sub">{location}</span>
      </>
    ),
  },
  {
    key: "state",
    header: "State",
    cell: ({ status, statusChangedAt }) => (
      <>
        <ProjectStateBadge status={status} />
        <span className="sub">
          since <Day when={statusChangedAt} />
        </span>
      </>
    ),
  },
  { key: "companies", header: "Companies", cell: ({ companies }) => companiesInWords(companies) },
  { key: "quotes", header: "Quotes", cell: ({ quotes }) => (quotes === 0 ? "None yet" : quotes) },
  { key: "stops", header: "Stops", cell: ({ stops }) => <Stops stops={stops} /> },
  {
    key: "act",
    header: "Customer last acted",
    cell: ({ lastActAt, askedStillLookingAt }) => (
      <>
        <Day when={lastActAt} />
        {askedStillLookingAt && (
          <span className="sub">
            asked if still looking on <Day when={askedStillLookingAt} />
          </span>
        )}
      </>
    ),
  },
];

function companiesInWords({ ever, active }: ListedProject["companies"]): string {
  if (ever === 0) return "None yet";
  return active === ever ? String(ever) : `${active} of ${ever} active`;
}

function Stops({ stops: { all, open } }: Pick<ListedProject, "stops">) {
  if (all === 0) return "None";
  if (open === 0) return `${all} ended`;
  return (
    <Link to="/admin/stops">
      {open} of {all} open
    </Link>
  );
}

export function ProjectsTable({ projects }: { projects: readonly ListedProject[] }) {
  return (
    <DataTable caption="Projects, newest first" columns={columns} rows={projects} rowKey={({ leadId }) => leadId} />
  );
}
