import type { ReactNode } from "react";
import { useIsAlive } from "#app/ui/alive.ts";

/**
 * What a page says only where no script of ours runs: it comes from the server, and is unseen and soon gone where one
 * does. Not a `<noscript>`, whose text some readers and programs pass over even then.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return useIsAlive() ? null : <div className="without-script">{children}</div>;
}
