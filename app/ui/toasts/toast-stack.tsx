import clsx from "clsx";
import { X } from "lucide-react";
import { useEffect } from "react";
import { Toaster as SonnerToaster, toast as sonner } from "sonner";
import { onErrorsCleared, onToast, type ToastMessage, takeToasts } from "#app/ui/toasts/toast-queue.ts";
import { toneIcon } from "#app/ui/tone-icon.ts";

const TOASTS_SHOWN_MAX = 3;
const TOAST_MILLISECONDS = 4000;

function ToastCard({ title, description, tone = "ok", onDismiss }: ToastMessage & { onDismiss: () => void }) {
  const Icon = toneIcon[tone];
  const urgent = tone === "bad";
  return (
    <div className={clsx("toast", urgent && "toast-bad")} role={urgent ? "alert" : "status"}>
      <Icon className="icon" aria-hidden="true" />
      <div className="toast-words">
        <p className="toast-title">{title}</p>
        {description && <p>{description}</p>}
      </div>
      <button type="button" className="toast-close" onClick={onDismiss}>
        <X className="icon" aria-hidden="true" />
        <span className="sr-only">Close</span>
      </button>
    </div>
  );
}

const errors = new Set<string | number>();

function present() {
  for (const toast of takeToasts()) {
    const shown = sonner.custom((id) => <ToastCard {...toast} onDismiss={() => sonner.dismiss(id)} />);
    if (toast.tone === "bad") errors.add(shown);
  }
}

function dismissErrors() {
  for (const id of errors) sonner.dismiss(id);
  errors.clear();
}

export default function ToastStack() {
  // Runs after sonner's own effect, which must be listening before the first toast is handed over.
  useEffect(() => {
    present();
    const toasts = onToast(present);
    const takenBack = onErrorsCleared(dismissErrors);
    return () => {
      toasts();
      takenBack();
    };
  }, []);
  // Expanded, because older ones in a pile cannot be read or closed.
  return (
    <SonnerToaster position="bottom-right" expand visibleToasts={TOASTS_SHOWN_MAX} duration={TOAST_MILLISECONDS} />
  );
}
