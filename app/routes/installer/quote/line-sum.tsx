import { useRef } from "react";
import { useTypedNow } from "#app/routes/installer/quote/use-typed-now.ts";
import { formatPenceInFull } from "#app/ui/format.ts";
import { lineNetPence, type Typed } from "#domain/quotes/sheet/typed-quote.ts";

/** What a line of the price comes to before VAT, as it is typed; without scripts, as it was saved. */
export function LineSum({ typed, row }: { typed: Typed; row: number }) {
  const output = useRef<HTMLOutputElement>(null);
  const pence = lineNetPence(useTypedNow(output, typed), row);
  return (
    <output className="line-sum" ref={output}>
      {pence !== undefined && (
        <>
          <span className="sr-only">Sum before VAT: </span>
          {formatPenceInFull(pence)}
        </>
      )}
    </output>
  );
}
