import type { ReactNode } from "react";

type PageSectionProps = {
  /** Also the target of links to it. */
  id: string;
  title: ReactNode;
  children: ReactNode;
};

export function PageSection({ id, title, children }: PageSectionProps) {
  return (
    <section className="stack" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
