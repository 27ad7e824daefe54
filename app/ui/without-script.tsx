import type { ReactNode } from "react";
import { useIsAlive } from "#app/ui/alive.ts";

/**
 * Shown only where no script of ours runs: the server renders it, and where scripts run it is hidden at once and
 * removed soon after. Not a `<noscript>`, whose text some readers and programs skip even then.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return useIsAlive() ? null : <div className="without-script">{children}</div>;
}
