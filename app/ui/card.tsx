import clsx from "clsx";
import { type ReactNode, useId } from "react";

type CardProps = {
  children: ReactNode;
  title?: ReactNode;
  /** To the right of the title, such as an Edit link. */
  aside?: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
};

/** A surface with a border; with a title it becomes a named region of the page. */
export function Card({ children, title, aside, id, className }: CardProps) {
  const titleId = useId();
  if (!title) {
    return (
      <div className={clsx("card", className)} id={id}>
        {children}
      </div>
    );
  }
  return (
    <section className={clsx("card", className)} id={id} aria-labelledby={titleId}>
      <div className="head-row">
        <h2 className="h3" id={titleId}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
