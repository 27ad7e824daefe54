import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { purchasePath } from "#app/routes/installer/purchases/purchase-path.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { formatTime } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { dayAndTime } from "#content/appointment-words.ts";
import { attemptInWords } from "#content/contact-channels.ts";
import type { ContactAttempt } from "#domain/projects/log-contact-attempt.ts";
import type { NextAct } from "#domain/purchases/next-act.ts";

interface CallAgainProps {
  attempt: ContactAttempt;
  purchaseId: string;
  freshId: string;
  /** Who is to call again: whoever asks. */
  userId: string;
  /** The time that is offered, as the field takes it. */
  dueAt: string;
  nextAct: NextAct | undefined;
  state: FormState | undefined;
}

/** After an attempt was noted: when to call again, if at all. */
export function CallAgain({ attempt, purchaseId, freshId, userId, dueAt, nextAct, state }: CallAgainProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const here = purchasePath(purchaseId);
  return (
    <div id="then" ref={place} tabIndex={-1}>
      <Form
        method="post"
        action={`${here}?then=${attempt.id}`}
        className="then"
        aria-labelledby="then-title"
        noValidate
      >
        <p id="then-title">
          <b>{attemptInWords(attempt)}</b>, noted at {formatTime(attempt.notedAt)}.
        </p>
        <FormFailure state={state} idPrefix="then" />
        <input type="hidden" name="intent" value={"call-again" satisfies PurchaseIntent} />
        <input type="hidden" name="actId" value={freshId} />
        <input type="hidden" name="what" value="Call again" />
        <input type="hidden" name="userId" value={userId} />
        <TextField
          label="Time"
          {...fieldsOf(state, "then")("dueAt", dueAt)}
          type="datetime-local"
          hint={nextAct && `Replaces “${nextAct.what}”, ${dayAndTime(nextAct.dueAt)}.`}
        />
        <div className="btn-row">
          <SubmitButton pendingLabel="Saving…">Call again</SubmitButton>
          <LinkButton variant="quiet" to={here}>
            Nothing for now
          </LinkButton>
        </div>
      </Form>
    </div>
  );
}
