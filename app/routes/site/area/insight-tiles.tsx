import { formatNumber } from "#app/ui/format.ts";
import { StatTile } from "#app/ui/stat-tile.tsx";
import { shown } from "#content/figures/shared-figures.ts";
import { solarCost } from "#content/service-pages/common-facts.ts";
import type { Area } from "#domain/areas/area.ts";
import type { TypicalSolarHome } from "#domain/plans/typical-solar-home.ts";

type InsightTilesProps = {
  area: Area;
  home: TypicalSolarHome;
  /** False where there is no price cap, so we have no price of electricity. */
  hasCap: boolean;
  incentives: number;
};

/** The four figures people ask for first. */
export function InsightTiles({ area, home, hasCap, incentives }: InsightTilesProps) {
  return (
    <dl className="tiles insight-tiles" aria-label="At a glance">
      <StatTile
        label="Average install cost"
        value={solarCost.value}
        note={`${home.arrayKw} kW of solar panels, across the UK, ${solarCost.asOf}`}
      />
      <StatTile
        label="Annual savings"
        value={savings(home, hasCap)}
        note={<SavingsNote home={home} hasCap={hasCap} />}
      />
      {!area.populationIsRounded && (
        <StatTile label="Population" value={formatNumber(area.population)} note={`mid-${area.populationYear}, ONS`} />
      )}
      <StatTile
        label="Incentives"
        value={<a href="#grants">{incentives}</a>}
        note={`public schemes open in ${area.country}`}
      />
    </dl>
  );
}

function savings({ savedPoundsPerYear: { low, high }, usedAtHomeKwhPerYear }: TypicalSolarHome, hasCap: boolean) {
  return hasCap ? `£${toTen(low)} to £${toTen(high)}` : `${toTen(usedAtHomeKwhPerYear)} kWh used at home`;
}

function SavingsNote({ home, hasCap }: { home: TypicalSolarHome; hasCap: boolean }) {
  const panels = `${home.arrayKw}\u00a0kW of panels facing south on a semi with three bedrooms`;
  const note = hasCap
    ? `in 8 homes out of 10, by our planner: ${panels}, about ${toTen(home.usedAtHomeKwhPerYear)} kWh used at home, the rest sold at ${shown.exportLowest} to ${shown.exportHighest} a kWh`
    : `by our planner, of what ${panels} make`;
  return (
    <>
      {note}. <a href={plannerPath(home)}>Plan your own home</a>
    </>
  );
}

const plannerPath = ({ outwardCode }: TypicalSolarHome) => `/planner?postcode=${outwardCode}`;

/** Nobody knows these figures more precisely. */
const toTen = (value: number) => formatNumber(10 * Math.round(value / 10));
