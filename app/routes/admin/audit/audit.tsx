import { AuditFilters } from "#app/routes/admin/audit/audit-filters.tsx";
import { AuditTable } from "#app/routes/admin/audit/audit-table.tsx";
import { auditAddress } from "#app/routes/admin/audit/audit-words.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { readAuditFilter } from "#domain/audit/audit-filter.ts";
import { auditActions, auditPage } from "#domain/audit/audit-log.ts";
import type { Route } from "./+types/audit.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Audit log",
    description: "Who did what, when, from where and why. Nothing here can be changed.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const [domain, actor] = callerOf(context);
  const filter = readAuditFilter(searchParams);
  const cursor = searchParams.get("cursor");
  return {
    filter,
    log: await auditPage(domain, actor, { ...filter, cursor }),
    actions: await auditActions(domain, actor),
    continued: cursor !== null,
  };
}, "Failed to load admin data.");

export default function AuditPage({ loaderData: { filter, log, actions, continued } }: Route.ComponentProps) {
  return (
    <section className="stack" aria-labelledby="audit-title">
      <h2 id="audit-title">Audit log</h2>
      <AuditFilters filter={filter} actions={actions} total={log.total} />
      {log.items.length === 0 ? (
        <EmptyState
          title="Nothing found"
          actions={
            <LinkButton variant="secondary" to="/admin/audit">
              Show the whole log
            </LinkButton>
          }
        >
          No records match your search.
        </EmptyState>
      ) : (
        <AuditTable entries={log.items} />
      )}
      <Pager
        rows="records"
        nextCursor={log.nextCursor}
        continued={continued}
        addressOf={(cursor) => auditAddress("/admin/audit", filter, cursor)}
      />
    </section>
  );
}
