import { areaPath } from "#content/site-map/local-paths.ts";
import type { Area } from "#domain/areas/area.ts";
import { londonMap, pointOnMap, ukMap } from "#domain/areas/uk-map.ts";
import "#app/ui/charts/maps.css";

type AreaMapProps = { area: Area; nearby: readonly Area[] };

/** A borough among London's others; any other area on a crop of the country. */
export function AreaMap({ area, nearby }: AreaMapProps) {
  return (
    <figure className="map area-map">
      {londonMap.shapes.some(({ slug }) => slug === area.slug) ? (
        <BoroughOnMap area={area} />
      ) : (
        <PointOnMap area={area} nearby={nearby} />
      )}
    </figure>
  );
}

function BoroughOnMap({ area }: { area: Area }) {
  return (
    <svg viewBox={londonMap.viewBox} role="img" aria-label={`${area.name} on the map of London`}>
      {londonMap.shapes.map(({ name, slug, path }) => (
        <path key={name} d={path} className={slug === area.slug ? "is-here" : "shade-2"} />
      ))}
    </svg>
  );
}

const CROP = { width: 150, height: 112 };

function PointOnMap({ area, nearby }: AreaMapProps) {
  const here = pointOnMap(ukMap, area);
  const viewBox = [here.x - CROP.width / 2, here.y - CROP.height / 2, CROP.width, CROP.height].join(" ");
  return (
    <svg viewBox={viewBox}>
      <title>{`${area.name} and the areas around it on the map`}</title>
      {ukMap.shapes.map(({ name, path }) => (
        <path key={name} d={path} className={name === area.region ? "shade-3" : "shade-2"} />
      ))}
      {nearby.map(({ slug, name, ...position }) => {
        const { x, y } = pointOnMap(ukMap, position);
        return (
          <a key={slug} href={areaPath(slug)} tabIndex={-1} aria-label={name}>
            <circle cx={x} cy={y} r="2.5">
              <title>{name}</title>
            </circle>
          </a>
        );
      })}
      <circle className="is-here" cx={here.x} cy={here.y} r="4" />
      <text x={here.x} y={here.y - 7}>
        {area.name}
      </text>
    </svg>
  );
}
