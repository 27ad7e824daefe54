import { lazy, Suspense, useEffect, useState } from "react";
import { hasToasts, onToast } from "#app/ui/toasts/toast-queue.ts";

const ToastStack = lazy(() => import("#app/ui/toasts/toast-stack.tsx"));

/** Once per document, in the root. The library behind it is loaded with the first toast. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    setWanted(hasToasts());
    return onToast(() => setWanted(true));
  }, []);
  if (!wanted) return null;
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  );
}
