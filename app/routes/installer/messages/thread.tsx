import { randomUUID } from "node:crypto";
import { useState } from "react";
import { Link } from "react-router";
import { ThreadLinks } from "#app/routes/installer/messages/thread-links.tsx";
import { useFreshMessages } from "#app/routes/installer/messages/use-fresh-messages.ts";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { AttachedFiles } from "#app/ui/talk/attached-files.tsx";
import { Composer, MessageActions, type TalkIntent, Thread } from "#app/ui/talk/thread.tsx";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { idOf } from "#app/web/forms/form.ts";
import { answerForm, type Intent, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { requireInstaller } from "#domain/actor.ts";
import { removeAsCompany, reportAsCompany } from "#domain/messages/change-message.ts";
import { companyThreads, threadOfCompany } from "#domain/messages/read-thread.ts";
import { writeAsCompany } from "#domain/messages/send-message.ts";
import type { Route } from "./+types/thread.ts";
import "#app/ui/talk/talk.css";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Messages",
    description: "Messages between your company and a customer.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ params, context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  const thread = await threadOfCompany(domain, actor, idOf(params), { marksRead: true });
  const threads = await companyThreads(domain, actor);
  return { thread, threads, readOnly: requireInstaller(actor, "bought_leads").status !== "approved", id: randomUUID() };
});

const NOT_SENT = "We could not send your message. Please try again later.";

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const purchaseId = idOf(args.params);
  const posted = await postedForm(args, "files");
  const { caller, text, id, newId, files } = posted;
  const send = async () =>
    writeAsCompany(...caller, { purchaseId, id: newId("id"), text: text("text"), files: await files("files") });
  return answerForm(
    posted,
    `/leads/purchases/${purchaseId}/messages#write`,
    {
      send: { do: send },
      remove: { do: () => removeAsCompany(...caller, id("id")) },
      report: { do: () => reportAsCompany(...caller, { id: id("id"), reason: text("reason") }) },
    } satisfies Record<TalkIntent, Intent>,
    { act: "bought_leads", unexpected: NOT_SENT },
  );
});

export const shouldRevalidate = alsoAfterRefusals;

export default function ThreadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { thread, threads, readOnly } = loaderData;
  useFreshMessages();
  const id = useIdOfNext(loaderData);
  const state = useFailedForm(actionData);
  const isMine = ({ from }: { from: string }) => from === "installer";
  return (
    <div className="wrap page stack">
      <p className="small">
        <Link to="/messages">All messages</Link>
      </p>
      <div className="talk-desk">
        <aside className="talk-others" aria-label="Your conversations">
          <ThreadLinks threads={threads} current={thread.purchaseId} />
        </aside>
        <section className="stack">
          <h1>
            {thread.name}, {thread.outcode}
          </h1>
          <p className="muted">
            {thread.serviceLabel}. <Link to={`/leads/purchases/${thread.purchaseId}`}>Open the lead</Link>
          </p>
          <FormRefusal state={stateOfGone(state, ["send"])} />
          <Thread
            messages={thread.messages}
            isMine={isMine}
            other={thread.name}
            filesOf={({ files }) => <AttachedFiles files={files} at="/files" />}
            extra={(message) => !readOnly && <MessageActions message={{ ...message, isMine: isMine(message) }} />}
          />
          {thread.isOver || readOnly ? (
            <p id="write">You can read these messages but no longer reply.</p>
          ) : (
            <Composer id={id} takesFiles to={thread.name} state={stateOfForm(state, "send")} />
          )}
        </section>
      </div>
    </div>
  );
}

/** Stays the same while the page is refreshed, and changes once a message of ours has arrived. */
function useIdOfNext({
  thread,
  id,
}: {
  thread: { messages: readonly { id: string; from: string }[] };
  id: string;
}): string {
  const sent = thread.messages.filter(({ from }) => from === "installer").length;
  const [next, setNext] = useState({ id, sent });
  if (next.sent === sent) return next.id;
  setNext({ id, sent });
  return id;
}
