import { limitsOf, ShadeLegend, shadeOf } from "#app/ui/charts/map-shades.tsx";
import { ukMap } from "#domain/areas/uk-map.ts";
import type { RegionCoverage } from "#domain/figures/coverage-by-region.ts";

/** For sighted readers: the table beside it says everything in words. */
export function CoverageMap({ regions }: { regions: readonly RegionCoverage[] }) {
  const shades = limitsOf(regions.map(({ leads }) => leads));
  return (
    <figure className="map">
      <svg viewBox={ukMap.viewBox} aria-hidden="true" focusable="false">
        {ukMap.shapes.map(({ name, path }) => {
          const found = regions.find(({ region }) => region === name);
          const isUnserved = found !== undefined && found.leads > 0 && found.reaching === 0;
          const className = `${shadeOf(found?.leads ?? 0, shades)}${isUnserved ? " is-chosen" : ""}`;
          return <path key={name} d={path} className={className} />;
        })}
      </svg>
      <figcaption>
        <b>Leads by region; a strong outline where no installer reaches</b>
        <ShadeLegend limits={shades} />
      </figcaption>
    </figure>
  );
}
