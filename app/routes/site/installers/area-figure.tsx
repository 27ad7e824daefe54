import type { AreaMap } from "#domain/profiles/area-map.ts";
import type { Works } from "#domain/profiles/public-profile.ts";

type AreaFigureProps = { map: AreaMap; area: NonNullable<Works["area"]> };

/** Where a company works: a circle around the middle of its outward code. */
export function AreaFigure({ map, area: { baseOutcode, radiusMiles, excludedOutcodes } }: AreaFigureProps) {
  const { circle, cities, town } = map;
  const inside = namesOf(cities.filter(({ isCovered }) => isCovered));
  const outside = namesOf(cities.filter(({ isCovered }) => !isCovered));
  const where = `Works within ${miles(radiusMiles)} of the middle of ${baseOutcode}`;
  const which = [where, inside && `: ${inside}`, outside && `; not ${outside}`].filter(Boolean).join("");
  return (
    <figure className="profile-map">
      <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={which}>
        <g transform={map.transform}>
          {map.outlines.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        <ellipse className="covered" cx={circle.x} cy={circle.y} rx={circle.radiusX} ry={circle.radiusY} />
        {map.rings.map((ring) => (
          <g key={ring.miles}>
            <ellipse className="ring" cx={circle.x} cy={circle.y} rx={ring.radiusX} ry={ring.radiusY} />
            <text className="miles" x={circle.x} y={circle.y - ring.radiusY + 4}>
              {ring.miles}
            </text>
          </g>
        ))}
        {cities.map(({ name, x, y, isCovered, isLeft }) => (
          <g key={name} className={isCovered ? undefined : "is-outside"}>
            <circle cx={x} cy={y} r="4.5" />
            <text x={isLeft ? x - 9 : x + 9} y={y + 4} className={isLeft ? "is-left" : undefined}>
              {name}
            </text>
          </g>
        ))}
        <circle className="hub" cx={circle.x} cy={circle.y} r="7" />
        <text className="hub" x={circle.x + 12} y={circle.y + 5}>
          {town}, {baseOutcode}
        </text>
        <text className="miles" x={circle.x} y={Math.min(circle.y + circle.radiusY - 8, map.height - 10)}>
          {miles(radiusMiles)}
        </text>
      </svg>
      <figcaption className="small muted">
        Measured from the middle of {baseOutcode}, not from their address. Filled: they cover it.
        {excludedOutcodes.length > 0 && ` They leave out ${excludedOutcodes.join(", ")}.`} Map: Office for National
        Statistics, Open Government Licence v3.0.
      </figcaption>
    </figure>
  );
}

const namesOf = (cities: AreaMap["cities"]) => new Intl.ListFormat("en-GB").format(cities.map(({ name }) => name));

export const miles = (count: number) => (count === 1 ? "1 mile" : `${count} miles`);
