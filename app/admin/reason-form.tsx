import { type RefObject, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { useIsSubmitting } from "#app/ui/submitting.ts";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import type { FormState } from "#app/web/form.ts";
import { limits } from "#config/limits.ts";

type ReasonFormProps = {
  /** The address that the form is sent to. */
  action: string;
  /** What is decided on: its id goes into the named field; the page names it in the elements of `nameId`. */
  subject: { field: string; id: string; nameId: string };
  intent: "decline" | "suspend" | "withdraw" | "reinstate" | "erase";
  label: string;
  title: string;
  consequence: string;
  /** Says who reads the reason. */
  reasonLabel?: string;
  confirmLabel: string;
  state: FormState | undefined;
};

/** An action that needs a reason: a dialog with scripts, a fold-out form without. */
export function ReasonForm(props: ReasonFormProps) {
  const foldOut = useRef<HTMLDetailsElement>(null);
  const [dialog, setDialog] = useState<{ wasOpen: boolean }>();
  // Who pressed before the scripts were there finds the dialog open.
  useEffect(() => setDialog({ wasOpen: foldOut.current?.open ?? false }), []);
  return dialog ? <InDialog {...props} wasOpen={dialog.wasOpen} /> : <FoldedOut {...props} foldOut={foldOut} />;
}

function InDialog({ wasOpen, ...props }: ReasonFormProps & { wasOpen: boolean }) {
  const { action, subject, label, title, consequence, intent, confirmLabel } = props;
  const key = `${intent} ${subject.id}`;
  const [open, setOpen] = useState(wasOpen);
  const pending = useIsSubmitting({ name: "key", value: key });
  useEffect(() => {
    if (pending) setOpen(false);
  }, [pending]);
  const formId = `reason-${intent}-${subject.id}`;
  return (
    <>
      <Button size="tight" variant="danger" aria-describedby={subject.nameId} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        title={title}
        open={open}
        onClose={() => setOpen(false)}
        actions={
          <SubmitButton form={formId} variant="danger" pendingLabel="Sending…" intent={{ name: "key", value: key }}>
            {confirmLabel}
          </SubmitButton>
        }
      >
        <p>{consequence}</p>
        <Form id={formId} method="post" action={action} preventScrollReset>
          <Fields {...props} />
        </Form>
      </Dialog>
    </>
  );
}

function FoldedOut({ foldOut, ...props }: ReasonFormProps & { foldOut: RefObject<HTMLDetailsElement | null> }) {
  const { action, label, subject, consequence, confirmLabel, state } = props;
  return (
    <details className="reason" ref={foldOut} open={state?.values.intent === props.intent}>
      <SummaryButton className="btn btn-danger btn-tight" aria-describedby={subject.nameId}>
        {label}
      </SummaryButton>
      <Form method="post" action={action} className="stack">
        <p>{consequence}</p>
        <Fields {...props} />
        <SubmitButton variant="danger" pendingLabel="Sending…">
          {confirmLabel}
        </SubmitButton>
      </Form>
    </details>
  );
}

function Fields({ subject, intent, reasonLabel = "Reason, sent to the installer", state }: ReasonFormProps) {
  const own = state?.values.intent === intent ? state : undefined;
  return (
    <>
      <input type="hidden" name={subject.field} value={subject.id} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="key" value={`${intent} ${subject.id}`} />
      <TextField
        label={reasonLabel}
        name="reason"
        idPrefix={`${intent}-${subject.id}`}
        defaultValue={own?.values.reason}
        errors={own?.errors.reason}
        maxLength={limits.reasonLengthMax}
        required
      />
    </>
  );
}
