import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";

type ReasonFormProps = {
  action: string;
  /** What is decided on: its id goes into the named field; the page names it in the elements listed in `nameId`. */
  subject: { field: string; id: string; nameId: string };
  intent: "decline" | "stop" | "suspend" | "withdraw" | "reinstate" | "erase" | "resolve" | "grant";
  label: string;
  title: string;
  consequence: string;
  /** An id made with the page, so that sending it twice counts once. */
  once?: { field: string; id: string };
  /** Gives rather than takes: its button does not warn. */
  isMild?: boolean;
  /** Says who will read the reason. */
  reasonLabel?: string;
  confirmLabel: string;
  state: FormState | undefined;
};

/**
 * An action that needs a reason: a dialog with scripts, a fold-out form without. Both use the same element, so that no
 * click is lost while the scripts load: an open fold-out becomes an open dialog, and typed text stays.
 */
export function ReasonForm(props: ReasonFormProps) {
  const { label, subject, state, intent, isMild } = props;
  const foldOut = useRef<HTMLDetailsElement>(null);
  const [dialog, setDialog] = useState<"before scripts" | "open" | "closed">("before scripts");
  // Before the next paint, so that no click or key comes between the check and the change.
  useLayoutEffect(() => {
    if (hasWords(foldOut.current)) return;
    const isOpen = foldOut.current?.open;
    if (foldOut.current) foldOut.current.open = false;
    setDialog((now) => (now === "before scripts" ? (isOpen ? "open" : "closed") : now));
  }, []);
  const wrong = state?.values.intent === intent ? state.errors.reason : undefined;
  useEffect(() => {
    // Sending has closed it.
    if (wrong) setDialog((now) => (now === "closed" ? "open" : now));
  }, [wrong]);
  const isFoldedOut = dialog === "before scripts" && state?.values.intent === intent;
  const openDialog = (event: MouseEvent) => {
    if (foldOut.current?.open) return;
    event.preventDefault();
    setDialog("open");
  };
  return (
    <>
      <details className="reason" ref={foldOut} open={isFoldedOut}>
        <SummaryButton
          className={`btn ${isMild ? "btn-secondary" : "btn-danger"} btn-tight`}
          aria-describedby={subject.nameId}
          onClick={openDialog}
        >
          {label}
        </SummaryButton>
        {dialog === "before scripts" && <FoldedOut {...props} />}
      </details>
      {dialog !== "before scripts" && (
        <InDialog {...props} open={dialog === "open"} onClose={() => setDialog("closed")} />
      )}
    </>
  );
}

const hasWords = (foldOut: HTMLDetailsElement | null) =>
  foldOut?.open && foldOut.querySelector<HTMLInputElement>("[name='reason']")?.value !== "";

function InDialog({ open, onClose, ...props }: ReasonFormProps & { open: boolean; onClose: () => void }) {
  const { action, subject, title, consequence, intent, confirmLabel, isMild } = props;
  const key = `${intent} ${subject.id}`;
  const formId = `reason-${intent}-${subject.id}`;
  return (
    <Dialog
      title={title}
      open={open}
      onClose={onClose}
      actions={
        <SubmitButton
          form={formId}
          variant={isMild ? "primary" : "danger"}
          pendingLabel="Sending…"
          intent={{ name: "key", value: key }}
        >
          {confirmLabel}
        </SubmitButton>
      }
    >
      <p>{consequence}</p>
      <Form id={formId} method="post" action={action} preventScrollReset noValidate>
        <Fields {...props} />
      </Form>
    </Dialog>
  );
}

function FoldedOut(props: ReasonFormProps) {
  const { action, consequence, confirmLabel, isMild } = props;
  return (
    <Form method="post" action={action} className="stack" noValidate>
      <p>{consequence}</p>
      <Fields {...props} />
      <SubmitButton variant={isMild ? "primary" : "danger"} pendingLabel="Sending…">
        {confirmLabel}
      </SubmitButton>
    </Form>
  );
}

function Fields({ subject, once, intent, reasonLabel = "Reason, sent to the installer", state }: ReasonFormProps) {
  const own = state?.values.intent === intent ? state : undefined;
  return (
    <>
      <input type="hidden" name={subject.field} value={subject.id} />
      {once && <input type="hidden" name={once.field} value={once.id} />}
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="key" value={`${intent} ${subject.id}`} />
      <ErrorSummary errors={own?.errors} idPrefix={`${intent}-${subject.id}`} />
      <TextField
        label={reasonLabel}
        name="reason"
        idPrefix={`${intent}-${subject.id}`}
        defaultValue={own?.values.reason}
        errors={own?.errors.reason}
        required
      />
    </>
  );
}
