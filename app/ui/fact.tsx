import type { ReactNode } from "react";

type FactProps = {
  name: string;
  children: ReactNode;
  /** Spans all columns, for a line of words. */
  wide?: boolean | undefined;
};

/** A name and its value. Goes in a `<dl className="facts">`, or in one that its page styles. */
export function Fact({ name, children, wide }: FactProps) {
  return (
    <div className={wide ? "is-wide" : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
