import { formatNumber } from "#app/ui/format.ts";
import { StatTile } from "#app/ui/stat-tile.tsx";
import { solarCost } from "#content/service-pages/common-facts.ts";
import type { Area } from "#domain/areas/area.ts";
import type { TypicalSolarHome } from "#domain/areas/typical-solar-home.ts";
import type { EnergyPrices } from "#domain/prices/energy-price.ts";

type InsightTilesProps = {
  area: Area;
  home: TypicalSolarHome;
  /** Absent where there is no price cap. */
  cap: EnergyPrices | undefined;
  incentives: number;
};

/** The four figures people ask for first. */
export function InsightTiles({ area, home, cap, incentives }: InsightTilesProps) {
  return (
    <dl className="tiles insight-tiles" aria-label="At a glance">
      <StatTile
        label="Average install cost"
        value={solarCost.value}
        note={`${home.arrayKw} kW of solar panels, across the UK, ${solarCost.asOf}`}
      />
      <StatTile label="Annual savings" value={savings(home, cap)} note={savingsNote(home, cap)} />
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

function savings({ savedPoundsPerYear, usedAtHomeKwhPerYear }: TypicalSolarHome, cap: EnergyPrices | undefined) {
  return cap ? `£${formatNumber(savedPoundsPerYear)}` : `${formatNumber(usedAtHomeKwhPerYear)} kWh`;
}

function savingsNote({ arrayKw, usedAtHomePercent }: TypicalSolarHome, cap: EnergyPrices | undefined) {
  const what = `on electricity not bought: ${arrayKw} kW of panels, ${usedAtHomePercent}% used at home`;
  if (!cap) return what;
  const price = `${cap.electricity.toFixed(2)}p a kWh`;
  return `${what}, at ${price} (${cap.sourceName.replace("Price cap, ", "price cap of ")}); payment for exports is extra`;
}
