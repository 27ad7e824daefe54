/** The part of the country around an area, drawn from plain data. */
export interface ShownMap {
  viewBox: string;
  outlines: readonly string[];
  circle: { x: number; y: number; radiusX: number; radiusY: number };
  width: number;
}

export interface ShownCoverage {
  basePostcode: string;
  baseOutcode: string;
  radiusMiles: number;
  baseTown: string;
  outwardCodes: number;
  postTowns: readonly string[];
}

const TOWNS_NAMED = 8;
/** As a share of the map's width. */
const DOT_SHARE = 1 / 60;

export function CoverageMap({ map, coverage }: { map: ShownMap; coverage: ShownCoverage }) {
  const { circle } = map;
  const where = `${miles(coverage.radiusMiles)} around ${coverage.baseOutcode}, ${coverage.baseTown}`;
  return (
    <div className="coverage-map">
      <svg viewBox={map.viewBox} role="img" aria-label={`Map of your area: ${where}`}>
        {map.outlines.map((path) => (
          <path className="land" d={path} key={path} />
        ))}
        <ellipse className="reach" cx={circle.x} cy={circle.y} rx={circle.radiusX} ry={circle.radiusY} />
        <circle className="base" cx={circle.x} cy={circle.y} r={map.width * DOT_SHARE} />
      </svg>
      <p>
        <b>{where}.</b> {inWords(coverage)}
      </p>
      <p className="hint">
        A lead matches if the middle of its outward code (the first half of its postcode) is inside. Map: Office for
        National Statistics, Open Government Licence v3.0. Contains OS data © Crown copyright and database right 2025.
      </p>
    </div>
  );
}

function inWords({ outwardCodes, postTowns }: ShownCoverage): string {
  const codes = outwardCodes === 1 ? "1 outward code" : `${outwardCodes} outward codes`;
  const named = postTowns.slice(0, TOWNS_NAMED).join(", ");
  const others = postTowns.length - TOWNS_NAMED;
  const rest = others > 0 ? ` and ${others} more post ${others === 1 ? "town" : "towns"}` : "";
  return `It covers ${codes}: ${named}${rest}.`;
}

function miles(count: number): string {
  return count === 1 ? "1 mile" : `${count} miles`;
}
