import { areas } from "#domain/areas/area.ts";
import { pointOnMap, ukMap } from "#domain/areas/uk-map.ts";
import { coverageMap } from "#domain/coverage/describe-coverage.ts";
import { distanceMiles, type Position } from "#domain/postcodes/distance-miles.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";

/** Where a company works, drawn around the middle of its outward code. Points are in units of `width` and `height`. */
export interface AreaMap {
  width: number;
  height: number;
  /** Brings the outlines, which are in units of the country's map, to this one. */
  transform: string;
  outlines: readonly string[];
  circle: { x: number; y: number; radiusX: number; radiusY: number };
  /** Between the middle and the circle. */
  rings: { miles: number; radiusX: number; radiusY: number }[];
  /** Cities to find one's way by, and whether the circle has them. */
  cities: { name: string; x: number; y: number; isCovered: boolean; isLeft: boolean }[];
  town: string;
}

const WIDTH = 464;
const HEIGHT = 428;
const MARGIN = 28;
/** A circle that is wider covers the country, which is then the picture. */
const COUNTRY_MILES = 200;
const COUNTRY: Position = { latitude: 54.6, longitude: -3.4 };
const COUNTRY_HALF_MILES = 360;
const RING_MILES = [1, 2, 5, 10, 20, 50, 100] as const;
const RINGS_MAX = 3;
const CITIES_MAX = 11;
/** A name takes this much of the picture. */
const LETTER_WIDTH = 7;
const LINE_HEIGHT = 20;
/** Between a name and the edge. */
const EDGE = 8;

/** The map of an area in a circle of so many miles. */
export function areaMap(area: Position & { baseOutcode: string; radiusMiles: number }): AreaMap {
  const { radiusMiles, baseOutcode } = area;
  const { outlines, circle } = coverageMap(area);
  const isCountry = radiusMiles > COUNTRY_MILES;
  const middle = pointOnMap(ukMap, isCountry ? COUNTRY : area);
  const half = HEIGHT / 2 - MARGIN;
  const perMile = half / (isCountry ? COUNTRY_HALF_MILES : radiusMiles);
  const scale = (perMile * radiusMiles) / circle.radiusY;
  const at = (point: { x: number; y: number }) => ({
    x: Math.round(WIDTH / 2 + (point.x - middle.x) * scale),
    y: Math.round(HEIGHT / 2 + (point.y - middle.y) * scale),
  });
  const here = at(pointOnMap(ukMap, area));
  const town = findOutwardCode(baseOutcode)?.postTown ?? baseOutcode;
  const stretched = (miles: number) => ({
    radiusX: Math.round((circle.radiusX / radiusMiles) * miles * scale),
    radiusY: Math.round((circle.radiusY / radiusMiles) * miles * scale),
  });
  const offsetX = WIDTH / 2 - middle.x * scale;
  const offsetY = HEIGHT / 2 - middle.y * scale;
  return {
    width: WIDTH,
    height: HEIGHT,
    transform: `translate(${offsetX.toFixed(1)} ${offsetY.toFixed(1)}) scale(${scale.toFixed(3)})`,
    outlines,
    circle: { ...here, ...stretched(radiusMiles) },
    rings: ringsWithin(radiusMiles).map((miles) => ({ miles, ...stretched(miles) })),
    cities: citiesAround(area, { at, town, hub: { ...here, name: `${town}, ${baseOutcode}` } }),
    town,
  };
}

/** Whole steps of which few fit. */
function ringsWithin(radiusMiles: number): number[] {
  const step = RING_MILES.find((miles) => Math.ceil(radiusMiles / miles) - 1 <= RINGS_MAX) ?? COUNTRY_MILES;
  return Array.from({ length: Math.ceil(radiusMiles / step) - 1 }, (_, index) => (index + 1) * step);
}

interface Placed {
  x: number;
  y: number;
  name: string;
}

/** The largest cities, besides the company's own town, of which each name has a place of its own in the picture. */
function citiesAround(
  area: Position & { radiusMiles: number },
  { at, town, hub }: { at: (point: { x: number; y: number }) => { x: number; y: number }; town: string; hub: Placed },
): AreaMap["cities"] {
  const chosen: AreaMap["cities"] = [];
  const taken: Placed[] = [hub];
  const bySize = areas
    .filter(({ kind, name }) => kind === "city" && name !== town)
    .toSorted((one, other) => other.population - one.population);
  for (const city of bySize) {
    const { name } = city;
    const { x, y } = at(pointOnMap(ukMap, city));
    const isLeft = x > WIDTH / 2;
    const edge = isLeft ? x - name.length * LETTER_WIDTH : x + name.length * LETTER_WIDTH;
    if (Math.min(x, edge) < EDGE || Math.max(x, edge) > WIDTH - EDGE || y < LINE_HEIGHT || y > HEIGHT - LINE_HEIGHT)
      continue;
    if (taken.some((other) => isOver(other, { x: isLeft ? edge : x, y, name }))) continue;
    chosen.push({ name, x, y, isLeft, isCovered: distanceMiles(area, city) <= area.radiusMiles });
    taken.push({ x: isLeft ? edge : x, y, name });
    if (chosen.length === CITIES_MAX) break;
  }
  return chosen;
}

/** Whether two names, each from its left end on, would touch. */
function isOver(one: Placed, other: Placed): boolean {
  const apart = Math.abs(one.y - other.y) > LINE_HEIGHT;
  const right = ({ x, name }: Placed) => x + (name.length + 2) * LETTER_WIDTH;
  return !apart && one.x - LETTER_WIDTH * 2 < right(other) && other.x - LETTER_WIDTH * 2 < right(one);
}
