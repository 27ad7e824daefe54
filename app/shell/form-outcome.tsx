import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "#app/ui/notice.tsx";
import type { Tone } from "#app/ui/tone-icon.ts";

type FormOutcomeProps = { tone?: Tone; title: string; children: ReactNode };

/** What a form has done, where the next one stands: it takes the focus, which has gone with the pressed button. */
export function FormOutcome({ tone = "ok", title, children }: FormOutcomeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div role="status" ref={ref} tabIndex={-1}>
      <Notice tone={tone} title={title}>
        {children}
      </Notice>
    </div>
  );
}
