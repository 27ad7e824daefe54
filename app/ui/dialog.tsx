import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";

type DialogProps = {
  title: string;
  open: boolean;
  /** Called after Cancel, after Escape, and when one of its buttons has sent a form. */
  onClose: () => void;
  children: ReactNode;
  /** The buttons that act, to the right of the safe one. */
  actions?: ReactNode;
  cancelLabel?: string | undefined;
};

/** The browser restores the focus on closing; this only gives it first to the safe button, or to a field with an error. */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  safe: RefObject<HTMLButtonElement | null>,
  open: boolean,
) {
  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
      const wrong = dialog.current?.querySelector<HTMLElement>("[aria-invalid=true]");
      (wrong ?? safe.current)?.focus();
    }
    if (!open) dialog.current?.close();
  }, [dialog, safe, open]);
}

/**
 * Closes on submit rather than on the router's news of it: for a form refused at once there may be none, and the dialog
 * would cover the error. Listens after React, which sends the form.
 */
function useClosedBySending(dialog: RefObject<HTMLDialogElement | null>, open: boolean, close: () => void) {
  const closeIfSent = useEffectEvent(({ submitter }: SubmitEvent) => {
    if (dialog.current?.contains(submitter)) close();
  });
  useEffect(() => {
    if (!open) return;
    const hear = (event: SubmitEvent) => closeIfSent(event);
    document.addEventListener("submit", hear);
    return () => document.removeEventListener("submit", hear);
  }, [open]);
}

/** Empty until opened, because a list may have one for each row; after that, it keeps what was typed. */
export function Dialog({ title, open, onClose, children, actions, cancelLabel = "Cancel" }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  useModal(dialog, safe, open);
  useClosedBySending(dialog, open, onClose);
  if (!wasOpen) return null;
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      <div className="dialog-body">{children}</div>
      <div className="btn-row">
        <Button variant="secondary" ref={safe} onClick={onClose}>
          {cancelLabel}
        </Button>
        {actions}
      </div>
    </dialog>
  );
}
