import { type ComponentProps, type MouseEvent, type ReactNode, useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

type ConfirmSubmitProps = ComponentProps<typeof SubmitButton> & {
  title: string;
  /** The dialog's content: the price and the consequences. */
  body: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** Set once it is too late: what replaces the button, and what an open dialog says. */
  tooLate?: { instead: ReactNode; because: ReactNode } | undefined;
  /** The button's value where asking takes a separate page without JavaScript. */
  askValue?: string | undefined;
};

/** A submit button that asks first. Goes inside its form; without JavaScript it submits at once. */
export function ConfirmSubmit(props: ConfirmSubmitProps) {
  const { title, body, confirmLabel, cancelLabel, tooLate, askValue, children, ...submit } = props;
  const [open, setOpen] = useState(false);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      {tooLate ? (
        tooLate.instead
      ) : (
        <SubmitButton {...submit} {...(askValue && { value: askValue })} onClick={ask}>
          {children}
        </SubmitButton>
      )}
      <Dialog
        title={title}
        open={open}
        onClose={() => setOpen(false)}
        cancelLabel={cancelLabel}
        actions={
          <SubmitButton
            {...submit}
            size="regular"
            aria-describedby={undefined}
            disabled={submit.disabled || tooLate !== undefined}
          >
            {confirmLabel}
          </SubmitButton>
        }
      >
        <div role="alert">{tooLate?.because}</div>
        {tooLate === undefined && body}
      </Dialog>
    </>
  );
}
