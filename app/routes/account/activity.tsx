import { ActivityTable } from "#app/account/activity-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { answering } from "#app/web/answering.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { mySecurityLog } from "#domain/security-log/my-security-log.ts";
import type { Route } from "./+types/activity.ts";

const HERE = "/account/activity";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Activity",
    description:
      "What happened to your account: sign-ins, changes and downloads, when, where from and with what device.",
    path: "",
    hidden: true,
  });

export const loader = answering(async ({ request, context }: Route.LoaderArgs) => {
  const [actor, verbs] = [actorOf(context), domainContext(context)];
  const cursor = new URL(request.url).searchParams.get("cursor");
  return { log: await mySecurityLog(verbs, actor, cursor), continued: cursor !== null };
});

export default function ActivityPage({ loaderData: { log, continued } }: Route.ComponentProps) {
  return (
    <div className="wrap page stack-l">
      <div className="page-head">
        <div>
          <h1>Activity</h1>
          <p className="muted">
            What happened to your account, newest first. Was one of these not you? Change your password.
          </p>
        </div>
      </div>
      <section className="stack" aria-labelledby="activity-log">
        <h2 id="activity-log">Security log</h2>
        {log.items.length === 0 ? (
          <EmptyState title="Nothing yet">Sign-ins and changes will appear here.</EmptyState>
        ) : (
          <ActivityTable events={log.items} />
        )}
        <Pager
          rows="events"
          nextCursor={log.nextCursor}
          continued={continued}
          addressOf={(at) => (at ? `${HERE}?cursor=${encodeURIComponent(at)}` : HERE)}
        />
      </section>
    </div>
  );
}
