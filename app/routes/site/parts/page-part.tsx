import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type PagePartProps = {
  /** Links to it open it. */
  id: string;
  title: string;
  children: ReactNode;
};

/** A part of a long page. It arrives open; on a phone, and within `data-folds` everywhere, a script folds it (app/enhance/fold-parts.ts). */
export function PagePart({ id, title, children }: PagePartProps) {
  return (
    <details className="part" id={id} open data-unsettled>
      <summary>
        <h2>{title}</h2>
        <ChevronDown className="icon chev" aria-hidden="true" />
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}
