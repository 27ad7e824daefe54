import { SearchX } from "lucide-react";
import { Link } from "react-router";
import { Found } from "#app/routes/admin/parts/found.tsx";
import { ProjectStateBadge } from "#app/routes/admin/parts/project-state-badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Day } from "#app/ui/day.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { type FilterField, FilterForm } from "#app/ui/tables/filter-form.tsx";
import { ListHead } from "#app/ui/tables/list-head.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { askedOf } from "#app/web/addresses/list-address.ts";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { leadServiceOptions } from "#content/options.ts";
import { projectStateOptions } from "#content/project-states.ts";
import {
  type AllProjectsFilter,
  allProjects,
  type ListedProject,
  readAllProjectsFilter,
} from "#domain/admin/projects/all-projects.ts";
import type { Route } from "./+types/projects.ts";

const PATH = "/admin/projects";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Projects",
    description: "Confirmed requests: companies, quotes, choices and stops, newest first.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { filter, cursor } = askedOf(request, readAllProjectsFilter);
  return { ...(await allProjects(...callerOf(context), { ...filter, cursor })), filter, continued: cursor !== null };
}, "Failed to load admin data.");

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
    phone: "line",
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
    phone: "end",
    cell: ({ status, statusChangedAt }) => (
      <>
        <ProjectStateBadge status={status} />
        <span className="sub">
          since <Day when={statusChangedAt} />
        </span>
      </>
    ),
  },
  { key: "companies", header: "Companies", phone: "named", cell: ({ companies }) => companiesInWords(companies) },
  { key: "quotes", header: "Quotes", phone: "hidden", cell: ({ quotes }) => (quotes === 0 ? "None yet" : quotes) },
  { key: "stops", header: "Stops", phone: "hidden", cell: ({ stops }) => <Stops stops={stops} /> },
  {
    key: "act",
    header: "Customer last acted",
    phone: "hidden",
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

const fields: FilterField<keyof AllProjectsFilter>[] = [
  { name: "status", label: "State", placeholder: "Any state", options: projectStateOptions },
  { name: "service", label: "Service", placeholder: "Any service", options: leadServiceOptions },
];

export default function ProjectsPage({ loaderData: { items, filter, nextCursor, continued } }: Route.ComponentProps) {
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <section className="stack-s" aria-labelledby="projects-title">
      <ListHead id="projects-title" title="Projects">
        <FilterForm action={PATH} label="Projects" fields={fields} filter={filter} />
      </ListHead>
      {isFiltered && <Found filter={filter} path={PATH} clear="Show all projects" />}
      {items.length === 0 ? (
        <EmptyState
          title={continued ? "You have seen them all" : "Nothing found"}
          icon={SearchX}
          actions={
            <LinkButton variant="secondary" to={isFiltered ? PATH : "/admin/leads/all"}>
              {isFiltered ? "Show all projects" : "Show all leads"}
            </LinkButton>
          }
        >
          {isFiltered ? "No projects like this." : "Projects appear here once a customer confirms a request."}
        </EmptyState>
      ) : (
        <DataTable caption="Projects, newest first" columns={columns} rows={items} rowKey={({ leadId }) => leadId} />
      )}
      <Pager path={PATH} filter={filter} rows="projects" nextCursor={nextCursor} continued={continued} />
    </section>
  );
}
