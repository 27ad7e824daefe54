import { ThreadLinks } from "#app/routes/installer/messages/thread-links.tsx";
import { useFreshMessages } from "#app/routes/installer/messages/use-fresh-messages.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { callerOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { companyThreads } from "#domain/messages/read-thread.ts";
import type { Route } from "./+types/messages.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Messages",
    description: "Messages between your company and its customers, newest first.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => ({
  threads: await companyThreads(...callerOf(context)),
}));

export default function MessagesPage({ loaderData: { threads } }: Route.ComponentProps) {
  useFreshMessages();
  return (
    <div className="wrap page stack">
      <h1>Messages</h1>
      {threads.length === 0 ? (
        <EmptyState
          title="No messages yet"
          actions={<LinkButton to="/leads?tab=purchased">My Purchased Leads</LinkButton>}
        >
          Message a customer from the page of a lead you have bought. Their replies appear here.
        </EmptyState>
      ) : (
        <ThreadLinks threads={threads} />
      )}
    </div>
  );
}
