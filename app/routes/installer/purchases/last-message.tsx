import { Form, Link } from "react-router";
import { purchasePath } from "#app/routes/installer/purchases/purchase-path.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatCount, formatDateTime } from "#app/ui/format.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { TalkIntent } from "#app/ui/talk/thread.tsx";
import { WRITE_A_MESSAGE } from "#content/talk-words.ts";
import type { Message } from "#domain/messages/message.ts";

interface LastMessageProps {
  purchaseId: string;
  /** The customer. */
  name: string;
  last: Message | undefined;
  count: number;
  /** Of the message that may be written here, so that clicking twice sends it once. */
  freshId: string;
  canWrite: boolean;
}

/** What was last written, and an answer to it; the answer leads to the whole conversation. */
export function LastMessage({ purchaseId, name, last, count, freshId, canWrite }: LastMessageProps) {
  const thread = `${purchasePath(purchaseId)}/messages`;
  const all = <Link to={thread}>{last ? `All ${formatCount(count, "message")}` : "Messages"}</Link>;
  return (
    <Card title={last ? "Last message" : "Messages"} aside={all} className="last-message">
      {last && (
        <div>
          <p className="small muted">
            <b>{last.from === "customer" ? name : (last.by ?? "You")}</b>, {formatDateTime(last.sentAt)}
          </p>
          <p className="as-typed clamp-lines">{last.text ?? "This message can no longer be read."}</p>
        </div>
      )}
      {canWrite ? (
        <Form method="post" action={thread} className="quick-answer" noValidate>
          <input type="hidden" name="id" value={freshId} />
          <TextAreaField
            label={last ? `Answer ${name}` : `Write to ${name}`}
            name="text"
            idPrefix="answer"
            rows={1}
            className="grows"
            required
            data-missing={WRITE_A_MESSAGE}
          />
          <SubmitButton
            name="intent"
            value={"send" satisfies TalkIntent}
            variant="secondary"
            size="tight"
            pendingLabel="Sending…"
          >
            Send
          </SubmitButton>
        </Form>
      ) : (
        <LinkButton variant="secondary" size="tight" to={thread}>
          Read the messages
        </LinkButton>
      )}
    </Card>
  );
}
