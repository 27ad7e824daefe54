import { SearchX } from "lucide-react";
import { Form } from "react-router";
import { ListPager } from "#app/routes/admin/parts/list-pager.tsx";
import { ResultCount } from "#app/routes/admin/parts/result-count.tsx";
import { ProjectsTable } from "#app/routes/admin/projects/projects-table.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SelectField } from "#app/ui/forms/field.tsx";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { leadServiceOptions } from "#content/options.ts";
import { projectStateOptions } from "#content/project-states.ts";
import { allProjects } from "#domain/admin/projects/all-projects.ts";
import { type AllProjectsFilter, readAllProjectsFilter } from "#domain/admin/projects/all-projects-filter.ts";
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
  const { searchParams } = new URL(request.url);
  const [filter, cursor] = [readAllProjectsFilter(searchParams), searchParams.get("cursor")];
  return { ...(await allProjects(...callerOf(context), { ...filter, cursor })), filter, continued: cursor !== null };
}, "Failed to load admin data.");

export default function ProjectsPage({ loaderData: { items, filter, nextCursor, continued } }: Route.ComponentProps) {
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <section className="stack" aria-labelledby="projects-title">
      <h2 id="projects-title">Projects</h2>
      <p>
        A project starts when a customer confirms. It shows who bought the lead, who has quoted and what the customer
        decided. Prices stay between the customer and the company.
      </p>
      <ProjectsFilter filter={filter} />
      {isFiltered && <ResultCount path={PATH} clear="Show all projects" />}
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
        <ProjectsTable projects={items} />
      )}
      <ListPager path={PATH} filter={{ ...filter }} nextCursor={nextCursor} continued={continued} rows="projects" />
    </section>
  );
}

function ProjectsFilter({ filter }: { filter: AllProjectsFilter }) {
  const choices = [
    { label: "State", name: "status", placeholder: "Any state", options: projectStateOptions, value: filter.status },
    {
      label: "Service",
      name: "service",
      placeholder: "Any service",
      options: leadServiceOptions,
      value: filter.service,
    },
  ];
  return (
    <Form method="get" action={PATH} className="filters" role="search" aria-label="Projects">
      {choices.map(({ value, ...choice }) => (
        <SelectField {...choice} key={`${choice.name} ${value}`} defaultValue={value ?? ""} />
      ))}
      <Button type="submit" variant="secondary">
        Filter
      </Button>
    </Form>
  );
}
