import { type ReactNode, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * What a page says only where no script of ours runs: it comes from the server, and is unseen and soon gone where one
 * does. Not a `<noscript>`, whose text some readers and programs pass over even then.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return alive ? null : <div className="without-script">{children}</div>;
}
