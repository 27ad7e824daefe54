import type { ReactNode } from "react";

type FactProps = {
  name: string;
  children: ReactNode;
  /** A line of words, which takes all columns. */
  wide?: boolean | undefined;
};

/** A name and what it is. Goes in a `<dl className="facts">`, or in one with the look of its page. */
export function Fact({ name, children, wide }: FactProps) {
  return (
    <div className={wide ? "is-wide" : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
