import clsx from "clsx";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useIsAlive } from "#app/ui/alive.ts";
import { Button } from "#app/ui/button.tsx";

/**
 * Copies text to the clipboard. Absent without scripts or clipboard access; its space is kept until we know, so that
 * nothing jumps. On pages that are not hydrated `app/enhance/copy-text.ts` does the same.
 */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false);
  const isAlive = useIsAlive();
  if (isAlive && navigator.clipboard === undefined) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button
      className={clsx("needs-script", !isAlive && "is-to-come")}
      variant="secondary"
      size="tight"
      data-copy={text}
      onClick={() => void copy().catch(() => setCopied(false))}
    >
      {copied ? <Check className="icon" aria-hidden="true" /> : <Copy className="icon" aria-hidden="true" />}
      <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
      <span className="sr-only"> {what}</span>
    </Button>
  );
}
