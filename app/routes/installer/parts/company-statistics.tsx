import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { finishedInWords, HOW_COUNTED, responseInWords } from "#content/company-statistics.ts";
import type { CompanyStatistics } from "#domain/statistics/company-statistics.ts";

/** A company's own figures, in the words in which customers read them. */
export function CompanyStatisticsCard({ statistics }: { statistics: CompanyStatistics }) {
  const { countedAt } = statistics;
  return (
    <Card title="What customers see of how you answer">
      <dl className="facts">
        {[...responseInWords(statistics), ...finishedInWords(statistics)].map(({ name, words }) => (
          <Fact key={name} name={name}>
            {words}
          </Fact>
        ))}
      </dl>
      <p className="small muted">
        {HOW_COUNTED} {countedAt && `Counted on ${dateTimeInWords(countedAt)}.`}
      </p>
    </Card>
  );
}
