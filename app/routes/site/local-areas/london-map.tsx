import { MapNote } from "#app/routes/site/local-areas/map-note.tsx";
import { BOROUGH_LIMITS, ShadeLegend, shadeOf } from "#app/ui/charts/map-shades.tsx";
import { areaPath } from "#content/site-map/local-paths.ts";
import type { Area } from "#domain/areas/area.ts";
import { londonMap } from "#domain/areas/uk-map.ts";

/** The boroughs and the City, too small for the map of the country; each links to its page. */
export function LondonMap({ areas, found }: { areas: readonly Area[]; found: readonly Area[] }) {
  return (
    <figure className="map">
      <svg viewBox={londonMap.viewBox}>
        <title>Map of London by borough</title>
        {londonMap.shapes.map(({ name, slug, path }) => (
          <BoroughShape key={name} path={path} area={areas.find((area) => area.slug === slug)} found={found} />
        ))}
      </svg>
      <figcaption>
        <b>The same in London, by borough</b>
        <ShadeLegend limits={BOROUGH_LIMITS} />
      </figcaption>
    </figure>
  );
}

type BoroughProps = { path: string; area: Area | undefined; found: readonly Area[] };

function BoroughShape({ path, area, found }: BoroughProps) {
  if (!area) return <path d={path} />;
  const { slug, name, solarSitesPer1000Households: sites } = area;
  return (
    <a href={areaPath(slug)} tabIndex={-1} aria-label={`${name}: ${sites}`}>
      <path d={path} className={`${shadeOf(sites, BOROUGH_LIMITS)}${found.includes(area) ? " is-chosen" : ""}`}>
        <title>{`${name}: ${sites}`}</title>
      </path>
      <MapNote name={name} sites={sites} />
    </a>
  );
}
