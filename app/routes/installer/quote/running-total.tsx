import { useRef } from "react";
import { useTypedNow } from "#app/routes/installer/quote/use-typed-now.ts";
import { formatPence, formatPenceInFull } from "#app/ui/format.ts";
import { runningTotal, type Typed } from "#domain/quotes/sheet/typed-quote.ts";

/** What the lines and payments come to, as they are typed; without scripts, as they were saved. */
export function RunningTotalLine({ typed }: { typed: Typed }) {
  const line = useRef<HTMLOutputElement>(null);
  const now = useTypedNow(line, typed);
  const { sums, duePence, openPence } = runningTotal(now);
  return (
    <output className="running-total" ref={line}>
      <b>So far: {formatPenceInFull(sums.totalPence)}</b> ({formatPenceInFull(sums.netPence)} and{" "}
      {formatPenceInFull(sums.vatPence)} VAT)
      {duePence !== sums.totalPence && `, ${formatPenceInFull(duePence)} after the grant`}.{" "}
      {sums.totalPence > 0 && openInWords(openPence)}
    </output>
  );
}

function openInWords(openPence: number): string {
  if (openPence === 0) return "The payments make it up.";
  return openPence > 0
    ? `The payments leave ${formatPence(openPence)} open.`
    : `The payments are ${formatPence(-openPence)} too much.`;
}
