import { pausedIntent } from "#app/routes/installer/developers/paused-intent.ts";
import { type PausedThing, PausedThings, pausedOf } from "#app/routes/installer/developers/paused-things.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { callerOf } from "#app/web/context.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { stepUpAsked } from "#app/web/forms/step-up.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { type Actor, requireUser } from "#domain/actor.ts";
import { myApiKeys } from "#domain/api-keys/my-api-keys.ts";
import { myCalendarLink } from "#domain/appointments/calendar-link.ts";
import type { Context } from "#domain/context.ts";
import { mayAct } from "#domain/roles.ts";
import { type MySecurityEvent, mySecurityLog } from "#domain/security-log/my-security-log.ts";
import { myEndpoints } from "#domain/webhooks/my-webhooks.ts";
import type { Route } from "./+types/activity.ts";

const columns: Column<MySecurityEvent>[] = [
  { key: "what", header: "Event", rowHeader: true, cell: (event) => <What event={event} /> },
  {
    key: "when",
    header: "When",
    cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>,
  },
  { key: "device", header: "Device", cell: (event) => sourceOf(event, event.device) },
  { key: "from", header: "Network address", cell: (event) => sourceOf(event, event.fromAddress) },
];

function ActivityTable({ events }: { events: readonly MySecurityEvent[] }) {
  return <DataTable caption="Events, newest first" columns={columns} rows={events} rowKey={({ id }) => String(id)} />;
}

function What({ event: { what, alarming, detail } }: { event: MySecurityEvent }) {
  return (
    <>
      {what} {alarming && <Badge tone="warn">Was this you?</Badge>}
      {detail && <span className="sub break-words">{detail}</span>}
    </>
  );
}

function sourceOf({ byAdministrator }: MySecurityEvent, source: string | null): string {
  return source ?? (byAdministrator ? "One of our administrators" : "Not recorded");
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Activity",
    description: "Sign-ins, changes and downloads on your account, with the time, place and device.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  const cursor = new URL(request.url).searchParams.get("cursor");
  return {
    log: await mySecurityLog(domain, actor, cursor),
    continued: cursor !== null,
    paused: await pausedThings(domain, actor),
    stepUp: await stepUpAsked(context),
  };
});

/** What this person may decide about. */
async function pausedThings(domain: Context, actor: Actor): Promise<PausedThing[]> {
  const role = requireUser(actor).installer?.role;
  const isOwner = role && mayAct(role, "company");
  const programs = isOwner ? pausedOf(await myApiKeys(domain, actor), await myEndpoints(domain, actor)) : [];
  const link = role && mayAct(role, "bought_leads") ? await myCalendarLink(domain, actor) : null;
  if (!link?.pausedAt) return programs;
  const { id, madeAt: createdAt } = link;
  return [...programs, { kind: "calendar", id, name: "Calendar link", createdAt, lastUsedAt: null, knownTo: null }];
}

const HERE = "/account/activity";

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const paused = pausedIntent(posted, HERE);
  return answerForm(posted, HERE, { paused }, { otherwise: paused });
});

export default function ActivityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { log, continued, paused, stepUp } = loaderData;
  const state = useFailedForm(actionData);
  return (
    <div className="wrap page stack-l">
      <div className="page-head">
        <div>
          <h1>Activity</h1>
          <p className="muted">
            Activity on your account, newest first. If you do not recognise something, change your password.
          </p>
        </div>
        <LinkButton variant="secondary" to="/account#sessions">
          Where you are signed in
        </LinkButton>
      </div>
      <PausedThings things={paused} stepUp={stepUp} state={state} />
      <section className="stack" aria-labelledby="activity-log">
        <h2 id="activity-log">Security log</h2>
        {log.items.length === 0 ? (
          <EmptyState title="Nothing yet">Sign-ins and changes will appear here.</EmptyState>
        ) : (
          <ActivityTable events={log.items} />
        )}
        <Pager rows="events" nextCursor={log.nextCursor} continued={continued} path="/account/activity" />
      </section>
    </div>
  );
}
