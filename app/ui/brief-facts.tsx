import type { ReactNode } from "react";
import { Fact } from "#app/ui/fact.tsx";
import type { BriefPartInWords } from "#content/brief/words.ts";
import "#app/routes/quote/brief/brief.css";

type BriefFactsProps = {
  parts: readonly BriefPartInWords[];
  /** Follows the part about roofs. */
  underRoofs?: ReactNode;
};

export function BriefFacts({ parts, underRoofs }: BriefFactsProps) {
  return parts.map(({ part, title, facts }) => (
    <section key={part} aria-label={title} className="brief-part">
      <h3>{title}</h3>
      <dl className="facts">
        {facts.map(({ name, words }) => (
          <Fact key={name} name={name}>
            {words}
          </Fact>
        ))}
      </dl>
      {part === "solar" && underRoofs}
    </section>
  ));
}
