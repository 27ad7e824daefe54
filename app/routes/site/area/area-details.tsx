import { ComparisonBars } from "#app/routes/site/area/comparison-bars.tsx";
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
