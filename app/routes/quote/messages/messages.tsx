import { randomUUID } from "node:crypto";
import { Form, Link, redirect } from "react-router";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { MessageFilesField } from "#app/ui/forms/message-files-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { domainContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { readForm, readUuid } from "#app/web/forms/form.ts";
import { givenFiles } from "#app/web/forms/given-files.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { WRITE_A_MESSAGE } from "#content/talk-words.ts";
import { DomainError } from "#domain/errors.ts";
import { myThreads, type ThreadSummary } from "#domain/messages/read-thread.ts";
import { writeAsCustomer } from "#domain/messages/send-message.ts";
import { projectFrame } from "#domain/requests/project-frame.ts";
import type { Route } from "./+types/messages.ts";
import "#app/ui/talk/talk.css";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Messages - Your project",
    description: "Your messages with each company, and a way to ask them all one question.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const [threads, { isOver }] = await Promise.all([
    myThreads(domain, params.token),
    projectFrame(domain, params.token),
  ]);
  return { threads, isOver, id: randomUUID() };
});

const EXPECTED = ["invalid_input", "project_closed", "too_many_requests", "idempotency_key_reused"];

const NOT_SENT = "We could not send your question. Please try again later.";

export const action = withErrorPage(async ({ request, context, params }: Route.ActionArgs) => {
  const domain = domainContext(context);
  const form = await readForm(request, "files");
  const id = readUuid(form.get("id")) ?? randomUUID();
  try {
    const text = String(form.get("text") ?? "");
    const files = await givenFiles(form, "files", context);
    await writeAsCustomer(domain, params.token, { to: "all", id, text, files });
  } catch (error) {
    if (error instanceof DomainError && !EXPECTED.includes(error.code)) throw error;
    return failedForm(form, { form: "all", error, context, unexpected: NOT_SENT });
  }
  return redirect(`/requests/${params.token}/messages`);
});

export default function MessagesPage({
  loaderData: { threads, isOver, id },
  actionData,
  params,
}: Route.ComponentProps) {
  const here = `/requests/${params.token}/messages`;
  const open = threads.filter(({ isOver }) => !isOver);
  const state = stateOfForm(actionData, "all");
  return (
    <div className="wrap page stack-l">
      <h1>Messages</h1>
      {threads.length === 0 ? (
        <p>
          {isOver
            ? "This request has ended. No company got your details."
            : "No company has your details yet. Once one does, you can message each other here."}
        </p>
      ) : (
        <ul className="talk-list" id="threads" data-refresh="">
          {threads.map((thread, position) => (
            <li key={thread.purchaseId}>
              <ThreadLink thread={thread} position={position} to={`${here}/${thread.purchaseId}`} />
            </li>
          ))}
        </ul>
      )}
      {(open.length > 0 || state) && (
        <Card title="Ask them all a question">
          <Form method="post" encType="multipart/form-data" className="stack" noValidate data-repeatable="">
            <FormFailure state={state} idPrefix="all" />
            <input type="hidden" name="id" value={id} />
            <TextAreaField
              label="Your question"
              {...fieldsOf(state, "all")("text")}
              hint="Each company gets it separately and cannot see the others’ answers."
              rows={3}
              lengthMax={limits.threadMessageLengthMax}
              required
              data-missing={WRITE_A_MESSAGE}
            />
            <MessageFilesField idPrefix="all" errors={state?.errors} />
            <div className="btn-row">
              <SubmitButton pendingLabel="Sending…">Ask all companies</SubmitButton>
            </div>
          </Form>
        </Card>
      )}
    </div>
  );
}

function ThreadLink({ thread, position, to }: { thread: ThreadSummary; position: number; to: string }) {
  const { name, newest, unread, isOver } = thread;
  return (
    <Link to={to} className="talk-link">
      <span>
        <CompanyMark position={position} name={name} />
        <b>{name}</b> {unread > 0 && <Badge tone="warn">{unread} new</Badge>}
        {isOver && <Badge>Ended</Badge>}
      </span>
      <span className="small muted talk-newest">
        {newest ? (newest.text ?? "A message that is no longer shown") : "No messages yet."}
      </span>
      {newest && <span className="small muted">{dateTimeInWords(newest.sentAt)}</span>}
    </Link>
  );
}
