import type { ReactNode } from "react";

/** A name and what it is. Goes in a `<dl className="facts">`, or in one with the look of its page. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
