import { Send } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { dateTimeInWords } from "#app/ui/format.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { MessageFilesField } from "#app/ui/forms/message-files-field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { WRITE_A_MESSAGE } from "#content/talk-words.ts";
import "./talk.css";

interface Shown {
  id: string;
  text: string | null;
  /** Who of the company wrote it. */
  by?: string | null;
  sentAt: Date | string;
  readAt: Date | string | null;
  state: "shown" | "removed" | "hidden" | "gone";
  isReported: boolean;
}

export type TalkIntent = "send" | "remove" | "report";

const instead = {
  shown: "",
  removed: "This message was removed by its sender.",
  hidden: "This message was hidden by our team.",
  gone: "This message was deleted, with the customer’s details.",
} as const;

/** Messages between two sides, oldest first. `extra` is what can be done with a message, `filesOf` shows its files. */
export function Thread<M extends Shown>({
  messages,
  isMine,
  other,
  extra,
  filesOf,
}: {
  messages: readonly M[];
  isMine: (message: M) => boolean;
  other: string;
  filesOf?: (message: M) => ReactNode;
  extra?: (message: M) => ReactNode;
}) {
  if (messages.length === 0) return <p className="muted">Nothing has been written yet.</p>;
  return (
    <ol className="talk">
      {messages.map((message) => (
        <li key={message.id} className={isMine(message) ? "talk-line is-mine" : "talk-line"}>
          <p className="talk-from">
            {isMine(message) ? (message.by ?? "You") : fromWhom(message.by, other)}{" "}
            <time>{dateTimeInWords(message.sentAt)}</time>
          </p>
          <p className={message.text === null ? "talk-words muted" : "talk-words"}>
            {message.text ?? instead[message.state]}
          </p>
          {filesOf?.(message)}
          <div className="talk-after small muted">
            {isMine(message) && message.state === "shown" && (message.readAt ? "Read" : "Sent")}
            {message.isReported && "You have reported this message. "}
            {extra?.(message)}
          </div>
        </li>
      ))}
    </ol>
  );
}

const fromWhom = (by: string | null | undefined, other: string) => (by ? `${by}, ${other}` : other);

/** Writes to the other side. The id is new for each message, so that double-clicking sends it once. */
export function Composer({
  id,
  to,
  state,
  begun = "",
  lengthMax = limits.threadMessageLengthMax,
  takesFiles = false,
}: {
  id: string;
  to: string;
  state: FormState | undefined;
  begun?: string;
  lengthMax?: number;
  takesFiles?: boolean;
}) {
  return (
    <Form
      method="post"
      {...(takesFiles && { encType: "multipart/form-data" })}
      className="stack talk-composer"
      id="write"
      noValidate
      data-repeatable=""
      key={id}
    >
      <FormFailure state={state} idPrefix="message" />
      <input type="hidden" name="id" value={id} />
      <TextAreaField
        label={`Write to ${to}`}
        {...fieldsOf(state, "message")("text", begun)}
        rows={3}
        lengthMax={lengthMax}
        required
        data-missing={WRITE_A_MESSAGE}
      />
      {takesFiles && <MessageFilesField idPrefix="message" errors={state?.errors} />}
      <div className="btn-row">
        <SubmitButton name="intent" value={"send" satisfies TalkIntent} pendingLabel="Sending…">
          <Send className="icon" aria-hidden="true" />
          Send message
        </SubmitButton>
      </div>
    </Form>
  );
}

/** The actions for one message: its sender can remove it, its reader can report it. */
export function MessageActions({ message }: { message: Shown & { canRemove: boolean; isMine: boolean } }) {
  const { id, canRemove, isMine, isReported, state } = message;
  if (isMine && canRemove) {
    return (
      <Form method="post" className="talk-deed">
        <input type="hidden" name="id" value={id} />
        <SubmitButton
          name="intent"
          value={"remove" satisfies TalkIntent}
          variant="quiet"
          size="tight"
          pendingLabel="Removing…"
        >
          Remove
        </SubmitButton>
      </Form>
    );
  }
  if (isMine || isReported || state !== "shown") return null;
  return (
    <details className="talk-report">
      <summary>Report this message</summary>
      <Form method="post" className="stack">
        <input type="hidden" name="id" value={id} />
        <TextAreaField
          label="What is wrong with it?"
          name="reason"
          idPrefix={`report-${id}`}
          rows={2}
          lengthMax={limits.reasonLengthMax}
          optional
        />
        <SubmitButton
          name="intent"
          value={"report" satisfies TalkIntent}
          variant="secondary"
          size="tight"
          pendingLabel="Reporting…"
        >
          Send report
        </SubmitButton>
      </Form>
    </details>
  );
}
