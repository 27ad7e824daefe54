import { type ReactNode, useEffect, useRef } from "react";
import { useIsAlive } from "#app/ui/alive.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Tone } from "#app/ui/tone-icon.ts";

type FormOutcomeProps = {
  tone?: Tone;
  title: string;
  /** Where scripts run, a toast says the same, and screen readers should announce it only once. */
  hasToast?: boolean;
  children: ReactNode;
};

/** Replaces a form that is done. It takes the focus, which was lost with the form's button. */
export function FormOutcome({ tone = "ok", title, hasToast = false, children }: FormOutcomeProps) {
  const alive = useIsAlive();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div role={hasToast && alive ? undefined : "status"} ref={ref} tabIndex={-1}>
      <Notice tone={tone} title={title}>
        {children}
      </Notice>
    </div>
  );
}
