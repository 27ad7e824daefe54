import { addressOf, ListPager } from "#app/routes/admin/parts/list-pager.tsx";
import { SecurityFilters } from "#app/routes/admin/security/security-filters.tsx";
import { SecurityTable } from "#app/routes/admin/security/security-table.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { readSecurityLogFilter } from "#domain/security-log/security-log-filter.ts";
import { wholeSecurityLog } from "#domain/security-log/whole-security-log.ts";
import type { Route } from "./+types/security.ts";

const HERE = "/admin/security";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Security log",
    description: "Account activity: sign-ins and failures, refusals, key and password changes, and sessions.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const [filter, cursor] = [readSecurityLogFilter(searchParams), searchParams.get("cursor")];
  const log = await wholeSecurityLog(...callerOf(context), { ...filter, cursor });
  return { filter, log, continued: cursor !== null };
}, "Failed to load admin data.");

export default function SecurityPage({ loaderData: { filter, log, continued } }: Route.ComponentProps) {
  return (
    <section className="stack" aria-labelledby="security-title">
      <h2 id="security-title">Security log</h2>
      <SecurityFilters filter={filter} total={log.total} />
      {log.items.length === 0 ? (
        <EmptyState
          title="Nothing found"
          actions={
            <LinkButton variant="secondary" to={HERE}>
              Show the whole log
            </LinkButton>
          }
        >
          No events match your search.
        </EmptyState>
      ) : (
        <SecurityTable events={log.items} filterBy={(by) => addressOf(HERE, { ...filter, ...by })} />
      )}
      <ListPager path={HERE} filter={{ ...filter }} nextCursor={log.nextCursor} continued={continued} rows="events" />
    </section>
  );
}
