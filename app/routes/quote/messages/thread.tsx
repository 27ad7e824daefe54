import { randomUUID } from "node:crypto";
import { Link, NavLink } from "react-router";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { AttachedFiles } from "#app/ui/talk/attached-files.tsx";
import { Composer, MessageActions, type TalkIntent, Thread } from "#app/ui/talk/thread.tsx";
import { domainContext } from "#app/web/context.ts";
import { readUuid } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { askInWriting } from "#content/deposits.ts";
import { handoverItems } from "#content/handover/handover-items.ts";
import { longPounds } from "#content/pounds.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { myDeposits } from "#domain/handover/my-deposit.ts";
import { removeAsCustomer, reportAsCustomer } from "#domain/messages/change-message.ts";
import { myThreads, type ThreadSummary, threadOfCustomer } from "#domain/messages/read-thread.ts";
import { writeAsCustomer } from "#domain/messages/send-message.ts";
import { begunMessage } from "#domain/quotes/begun-message.ts";
import { myQuotes } from "#domain/quotes/customer-quotes.ts";
import type { Route } from "./+types/thread.ts";
import "#app/ui/talk/talk.css";
import { answerForm, type Intent, postedForm } from "#app/web/forms/intents.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Messages - Your project",
    description: "Your messages with one company.",
    path: "",
    hidden: true,
  });

/** Long enough for a day and time. */
const TIMES_LENGTH_MAX = 80;

/** The start of a message, as the link to this page says, for the customer to change and send. */
async function begunBy(domain: Context, { token, purchaseId }: Route.LoaderArgs["params"], address: string) {
  const { searchParams } = new URL(address);
  const quoteId = searchParams.get("quote");
  if (quoteId) {
    const quotes = await myQuotes(domain, token);
    const quote = quotes.find((one) => one.id === quoteId && one.purchaseId === purchaseId);
    return quote ? begunMessage(quote, searchParams.getAll("about")) : "";
  }
  const paper = handoverItems.find(({ id }) => id === searchParams.get("paper"));
  if (paper) return `Could you send me this for my papers, please: ${paper.title}?`;
  if (searchParams.get("ask") === "deposit") {
    const deposit = (await myDeposits(domain, token)).deposits.find((one) => one.purchaseId === purchaseId);
    return deposit ? askInWriting(longPounds(deposit.paidPence)) : "";
  }
  const times = searchParams.get("times")?.slice(0, TIMES_LENGTH_MAX).trim();
  return times ? `Could you offer me other times instead of ${times}?` : "";
}

export const loader = withErrorPage(async ({ request, context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const thread = await threadOfCustomer(domain, params.token, purchaseIn(params));
  const threads = await myThreads(domain, params.token);
  return { thread, threads, begun: await begunBy(domain, params, request.url), id: randomUUID() };
});

const EXPECTED = ["invalid_input", "project_closed", "too_many_requests", "idempotency_key_reused", "conflict"];

const NOT_SENT = "We could not send your message. Please try again later.";

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const { token } = args.params;
  const purchaseId = purchaseIn(args.params);
  const posted = await postedForm(args, "files");
  const { text, id, newId, files } = posted;
  const domain = domainContext(args.context);
  const write = async () =>
    writeAsCustomer(domain, token, {
      to: purchaseId,
      id: newId("id"),
      text: text("text"),
      files: await files("files"),
    });
  const send = { do: write, beside: "send" };
  return answerForm(
    posted,
    `/requests/${token}/messages/${purchaseId}#write`,
    {
      send,
      remove: { do: () => removeAsCustomer(domain, token, id("id")) },
      report: { do: () => reportAsCustomer(domain, token, { id: id("id"), reason: text("reason") }) },
    } satisfies Record<TalkIntent, Intent>,
    { otherwise: send, unexpected: NOT_SENT, isShown: (code) => EXPECTED.includes(code) },
  );
});

function purchaseIn({ purchaseId }: { purchaseId: string }): string {
  const id = readUuid(purchaseId);
  if (!id) throw new DomainError("not_found");
  return id;
}

export default function ThreadPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { thread, threads, begun, id } = loaderData;
  const isMine = ({ from }: { from: string }) => from === "customer";
  return (
    <div className="wrap page page-narrow stack">
      <p className="small">
        <Link to={`/requests/${params.token}/messages`}>All messages</Link>
      </p>
      <h1>Messages</h1>
      {threads.length > 1 && <Talks threads={threads} at={`/requests/${params.token}/messages`} />}
      <p className="lead">With {thread.name}</p>
      <FormRefusal state={stateOfGone(actionData, ["send"])} />
      <div id="talk" data-refresh="">
        <Thread
          messages={thread.messages}
          isMine={isMine}
          other={thread.name}
          filesOf={({ files }) => <AttachedFiles files={files} at={`/requests/${params.token}/files`} />}
          extra={(message) => <MessageActions message={{ ...message, isMine: isMine(message) }} />}
        />
      </div>
      {thread.isOver ? (
        <p id="write">You and {thread.name} can no longer exchange messages here.</p>
      ) : (
        <Composer id={id} takesFiles to={thread.name} state={stateOfForm(actionData, "send")} begun={begun} />
      )}
    </div>
  );
}

function Talks({ threads, at }: { threads: readonly ThreadSummary[]; at: string }) {
  return (
    <nav aria-label="Companies you are in touch with">
      <ul className="talk-chips">
        {threads.map(({ purchaseId, name, unread }, position) => (
          <li key={purchaseId}>
            <NavLink to={`${at}/${purchaseId}`}>
              <CompanyMark position={position} name={name} />
              <span className="talk-chip-name">{name}</span>
              {unread > 0 && <Badge tone="warn">{unread} new</Badge>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
