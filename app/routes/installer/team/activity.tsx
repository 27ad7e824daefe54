import { Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { FilterForm } from "#app/ui/tables/filter-form.tsx";
import { ListHead } from "#app/ui/tables/list-head.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { askedOf } from "#app/web/addresses/list-address.ts";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { deedInWords, pageOfDeed } from "#content/team-activity.ts";
import { type Deed, everybody, readActivityFilter, teamActivity } from "#domain/team/activity.ts";
import type { Route } from "./+types/activity.ts";

const PATH = "/team/activity";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Team activity",
    description: "Who in your company bought, called, sent, exported and changed what, in the last 12 months.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { filter, cursor } = askedOf(request, readActivityFilter);
  const [domain, actor] = callerOf(context);
  const [activity, people] = await Promise.all([
    teamActivity(domain, actor, { ...filter, cursor }),
    everybody(domain, actor),
  ]);
  return { filter, activity, people, continued: cursor !== null };
});

const columns: Column<Deed>[] = [
  { key: "what", header: "What", rowHeader: true, free: true, phone: "wide", cell: (deed) => <What deed={deed} /> },
  {
    key: "about",
    header: "About",
    phone: "line",
    cell: (deed) => {
      const to = pageOfDeed(deed);
      const words = deed.lead?.words ?? "Team and settings";
      return to ? <Link to={to}>{words}</Link> : words;
    },
  },
  {
    key: "when",
    header: "When",
    phone: "end",
    cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>,
  },
];

function What({ deed }: { deed: Deed }) {
  const { before, name, after } = deedInWords(deed);
  return (
    <span className="wrap-anywhere">
      {before}
      <b>{name}</b>
      {after}
    </span>
  );
}

export default function ActivityPage({ loaderData }: Route.ComponentProps) {
  const { filter, activity, people, continued } = loaderData;
  const options = people.map(({ userId, name, hasLeft }) => ({
    value: userId,
    label: hasLeft ? `${name} (has left)` : name,
  }));
  return (
    <div className="wrap page stack">
      <ListHead
        title="Team activity"
        acts={
          <LinkButton to="/team" variant="secondary">
            Team
          </LinkButton>
        }
      >
        <FilterForm
          action={PATH}
          label="Team activity"
          fields={[{ name: "member", label: "Person", placeholder: "Everybody", options }]}
          filter={filter}
        />
      </ListHead>
      {activity.items.length === 0 ? (
        <EmptyState title={continued ? "Nothing older" : "Nothing in the last 12 months"}>
          What your people buy, send, call, export and change stands here, with who did it and when.
        </EmptyState>
      ) : (
        <DataTable
          caption="What was done, newest first"
          columns={columns}
          rows={activity.items}
          rowKey={({ id, kind }) => `${kind} ${id}`}
        />
      )}
      <Pager path={PATH} filter={filter} rows="activity" nextCursor={activity.nextCursor} continued={continued} />
    </div>
  );
}
