import { MapNote } from "#app/routes/site/local-areas/map-note.tsx";
import { REGION_LIMITS, ShadeLegend, shadeOf } from "#app/ui/charts/map-shades.tsx";
import { solarSitesSource } from "#content/areas/solar-sites-source.ts";
import { areaPath } from "#content/site-map/local-paths.ts";
import type { Area } from "#domain/areas/area.ts";
import type { Region } from "#domain/areas/region.ts";
import { pointOnMap, ukMap } from "#domain/areas/uk-map.ts";

type UkMapProps = {
  regions: readonly Region[];
  region: string | undefined;
  areas: readonly Area[];
  found: readonly Area[];
};

/**
 * The regions, shaded by a real figure and linked to their areas, with a dot for each area. The Tab key skips them: the
 * search has the same regions, and the cards the same areas.
 */
export function UkMap({ regions, region, areas, found }: UkMapProps) {
  return (
    <figure className="map">
      <svg viewBox={ukMap.viewBox}>
        <title>Map of the United Kingdom by region</title>
        {ukMap.shapes.map((shape) => (
          <RegionShape
            key={shape.name}
            path={shape.path}
            region={regions.find(({ name }) => name === shape.name)}
            isChosen={shape.name === region}
          />
        ))}
        {areas.map((area) => (
          <AreaPoint key={area.slug} area={area} isFound={found.includes(area)} />
        ))}
      </svg>
      <figcaption>
        <b>Solar installations for each 1,000 households, by region</b>
        <ShadeLegend limits={REGION_LIMITS} />
        <p className="small muted">{solarSitesSource}</p>
      </figcaption>
    </figure>
  );
}

function RegionShape({ path, region, isChosen }: { path: string; region: Region | undefined; isChosen: boolean }) {
  if (!region) return <path d={path} />;
  const { name, solarSitesPer1000Households: sites } = region;
  return (
    <a href={`/local-areas?region=${encodeURIComponent(name)}#areas`} tabIndex={-1} aria-label={`${name}: ${sites}`}>
      <path d={path} className={`${shadeOf(sites, REGION_LIMITS)}${isChosen ? " is-chosen" : ""}`}>
        <title>{`${name}: ${sites}`}</title>
      </path>
      <MapNote name={name} sites={sites} />
    </a>
  );
}

/** The radius that a finger needs, in units of the map. */
const TARGET_RADIUS = 15;
const LABEL_GAP = 12;

/** Skipped by the Tab key: each area's card below the map is the same link. */
function AreaPoint({ area: { slug, name, ...position }, isFound }: { area: Area; isFound: boolean }) {
  const { x, y } = pointOnMap(ukMap, position);
  return (
    <a href={areaPath(slug)} tabIndex={-1} aria-label={name}>
      <circle className="target" cx={x} cy={y} r={TARGET_RADIUS} />
      <circle className={isFound ? "is-found" : undefined} cx={x} cy={y} r={isFound ? 9 : 5} />
      <text className="hover-name" x={x} y={y - LABEL_GAP}>
        {name}
      </text>
    </a>
  );
}
