import { ChevronDown } from "lucide-react";
import { Fact } from "#app/ui/fact.tsx";
import { finishedInWords, medianInWords, responseInWords, type ShownStatistics } from "#content/company-statistics.ts";

/** How a company has answered other customers and what they said of its finished work: each figure, folded. */
export function CompanyRecord({ statistics }: { statistics: ShownStatistics }) {
  return (
    <details className="shown-checks small">
      <summary>
        <span>First contact: {medianInWords(statistics)}</span>
        <ChevronDown className="icon chev" aria-hidden="true" />
      </summary>
      <dl className="facts">
        {[...responseInWords(statistics), ...finishedInWords(statistics)].map(({ name, words }) => (
          <Fact key={name} name={name}>
            {words}
          </Fact>
        ))}
      </dl>
    </details>
  );
}
