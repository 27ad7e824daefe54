import { Sun } from "lucide-react";
import type { ReactNode } from "react";
import "./next-block.css";

interface NextBlockProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Beside the step on a wide page, below it on a narrow one. */
  aside?: ReactNode;
}

/** What to do next: once on the page, and alone in the colour of the sun. */
export function NextBlock({ title, children, actions, aside }: NextBlockProps) {
  return (
    <section className="next-block" aria-labelledby="next-step">
      <div className="next-step">
        <p className="next-eyebrow">
          <Sun className="icon" aria-hidden="true" />
          Next for you
        </p>
        <h2 id="next-step">{title}</h2>
        {children}
        {actions && <div className="btn-row">{actions}</div>}
      </div>
      {aside}
    </section>
  );
}
