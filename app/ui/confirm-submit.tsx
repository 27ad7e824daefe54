import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { useIsSubmitting } from "#app/ui/submitting.ts";

type ConfirmSubmitProps = ComponentProps<typeof SubmitButton> & {
  title: string;
  /** The inside of the dialog: the price, the consequence. */
  body: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
};

/** A submit button that asks first. Stands inside its form; without JavaScript it submits at once. */
export function ConfirmSubmit({ title, body, confirmLabel, cancelLabel, children, ...submit }: ConfirmSubmitProps) {
  const [open, setOpen] = useState(false);
  const pending = useIsSubmitting(submit.intent);
  useEffect(() => {
    if (pending) setOpen(false);
  }, [pending]);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <SubmitButton {...submit} onClick={ask}>
        {children}
      </SubmitButton>
      <Dialog
        title={title}
        open={open}
        onClose={() => setOpen(false)}
        cancelLabel={cancelLabel}
        actions={
          <SubmitButton {...submit} size="regular" aria-describedby={undefined}>
            {confirmLabel}
          </SubmitButton>
        }
      >
        {body}
      </Dialog>
    </>
  );
}
