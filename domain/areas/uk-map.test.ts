import { expect, test } from "vitest";
import { areas } from "#domain/areas/area.ts";
import { regions } from "#domain/areas/region.ts";
import { type AreaMap, londonMap, pointOnMap, ukMap } from "#domain/areas/uk-map.ts";

const PATH_CHARACTERS_MAX = 7000;
/** How far inland of a town a simplified coast may run, on a map 900 units high. */
const COAST_UNITS = 3;

type Point = readonly [number, number];

test.each([
  ["regions of the United Kingdom", ukMap],
  ["boroughs of London", londonMap],
])("the map of the %s is small, and its shapes lie in its viewBox", (_, map) => {
  expect(map.shapes.reduce((sum, { path }) => sum + path.length, 0)).toBeLessThanOrEqual(PATH_CHARACTERS_MAX);
  for (const { name, path } of map.shapes) {
    expect(path, name).toMatch(/^M\d+ \d+(l[-\d ]+z(m[-\d ]+)?)+$/);
    expect(
      ringsOf(path)
        .flat()
        .filter((point) => !isInView(map, point)),
      name,
    ).toEqual([]);
  }
});

test("the maps show every region and every borough", () => {
  expect(ukMap.shapes.map(({ name }) => name)).toEqual(regions.map(({ name }) => name));
  const boroughs = areas.filter(({ kind }) => kind === "borough").map(({ slug }) => slug);
  expect(londonMap.shapes.map(({ slug }) => slug).toSorted()).toEqual(boroughs.toSorted());
});

test("the point of every area lies in its region on the map, or on its coast", () => {
  const outside = areas.filter((area) => {
    const { x, y } = pointOnMap(ukMap, area);
    const path = ukMap.shapes.find(({ name }) => name === area.region)?.path ?? "";
    return !isInView(ukMap, [x, y]) || !isNear(path, [x, y], COAST_UNITS);
  });
  expect(outside.map(({ slug }) => slug)).toEqual([]);
});

test("the point of every borough lies in its own shape", () => {
  const outside = areas.filter((area) => {
    if (area.kind !== "borough") return false;
    const { x, y } = pointOnMap(londonMap, area);
    return !isNear(londonMap.shapes.find(({ slug }) => slug === area.slug)?.path ?? "", [x, y], 0);
  });
  expect(outside.map(({ slug }) => slug)).toEqual([]);
});

function isInView({ viewBox }: AreaMap, [x, y]: Point): boolean {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  return x >= left && y >= top && x <= left + width && y <= top + height;
}

function ringsOf(path: string): Point[][] {
  let startX = 0;
  let startY = 0;
  return [...path.matchAll(/[Mm]([-\d ]+)l([-\d ]+)z/g)].map(([, start = "", steps = ""]) => {
    const [moveX = 0, moveY = 0] = numbersIn(start);
    [startX, startY] = [startX + moveX, startY + moveY];
    let x = startX;
    let y = startY;
    const ring: Point[] = [[x, y]];
    const by = numbersIn(steps);
    for (let index = 0; index < by.length; index += 2) {
      [x, y] = [x + (by[index] ?? Number.NaN), y + (by[index + 1] ?? Number.NaN)];
      ring.push([x, y]);
    }
    return ring;
  });
}

function numbersIn(text: string): number[] {
  return (text.match(/-?\d+/g) ?? []).map(Number);
}

/** Whether the point is inside once moved by at most this many units along either axis. */
function isNear(path: string, [x, y]: Point, units: number): boolean {
  const moves: Point[] = [
    [0, 0],
    [units, 0],
    [-units, 0],
    [0, units],
    [0, -units],
  ];
  return moves.some(([right, down]) => ringsOf(path).some((ring) => isInside(ring, [x + right, y + down])));
}

function isInside(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring.at(index - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}
