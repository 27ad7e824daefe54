import { MonthBars } from "#app/routes/site/area/month-bars.tsx";
import { PageSection } from "#app/routes/site/parts/page-section.tsx";
import { SourcedFacts } from "#app/routes/site/parts/sourced-facts.tsx";
import { solarSitesSource } from "#content/areas/solar-sites-source.ts";
import type { SourcedFact } from "#content/service-pages/service-page.ts";
import type { Area } from "#domain/areas/area.ts";
import { monthlySolarKwh, solarComparison } from "#domain/areas/area-facts.ts";

/** An area's figures: sunshine by month, solar roofs against region and country, and the rest with sources. */
export function AreaDetails({ area, facts }: { area: Area; facts: readonly SourcedFact[] }) {
  return (
    <PageSection id="figures" title={`${area.name} in figures`}>
      <MonthBars
        title="What 1 kW of solar panels makes in each month"
        unit="kWh, facing south"
        values={monthlySolarKwh(area)}
      />
      <ComparisonBars
        title="Solar installations for each 1,000 households"
        source={solarSitesSource}
        rows={comparisonRows(area)}
      />
      <SourcedFacts facts={facts} />
    </PageSection>
  );
}

function comparisonRows(area: Area) {
  const { area: here, region, country } = solarComparison(area);
  const rows = [
    { label: area.solarSitesOf, value: here, isHere: true },
    { label: area.region, value: region },
    { label: area.country, value: country },
  ];
  return rows.flatMap(({ value, ...row }, index) =>
    value === undefined || rows.findIndex(({ label }) => label === row.label) < index ? [] : [{ ...row, value }],
  );
}

type ComparisonBarsProps = {
  title: string;
  source: string;
  rows: readonly { label: string; value: number; isHere?: boolean }[];
};

function ComparisonBars({ title, source, rows }: ComparisonBarsProps) {
  const most = Math.max(...rows.map(({ value }) => value));
  return (
    <figure className="compare">
      <figcaption>{title}</figcaption>
      <dl className="compare-rows">
        {rows.map(({ label, value, isHere }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <svg width="100%" height="14" aria-hidden="true" focusable="false">
                <rect
                  className={isHere ? "is-here" : undefined}
                  width={`${(value / most) * 100}%`}
                  height="14"
                  rx="2"
                />
              </svg>
              <b>{value.toFixed(1)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <small className="muted">{source}</small>
    </figure>
  );
}
