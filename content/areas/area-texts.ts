import type { AreaText } from "#content/areas/area-text.ts";
import { eastMidlands } from "#content/areas/east-midlands.ts";
import { eastOfEngland } from "#content/areas/east-of-england.ts";
import { london } from "#content/areas/london.ts";
import { northEast } from "#content/areas/north-east.ts";
import { northWest } from "#content/areas/north-west.ts";
import { northernIreland } from "#content/areas/northern-ireland.ts";
import { scotland } from "#content/areas/scotland.ts";
import { southEast } from "#content/areas/south-east.ts";
import { southWest } from "#content/areas/south-west.ts";
import { wales } from "#content/areas/wales.ts";
import { westMidlands } from "#content/areas/west-midlands.ts";
import { yorkshire } from "#content/areas/yorkshire.ts";

/** The local texts of all areas, ordered by slug; a file for each region. */
export const areaTexts: readonly AreaText[] = [
  ...eastMidlands,
  ...eastOfEngland,
  ...london,
  ...northEast,
  ...northWest,
  ...northernIreland,
  ...scotland,
  ...southEast,
  ...southWest,
  ...wales,
  ...westMidlands,
  ...yorkshire,
].toSorted((one, other) => (one.slug < other.slug ? -1 : 1));

const bySlug: ReadonlyMap<string, AreaText> = new Map(areaTexts.map((text) => [text.slug, text]));

export function findAreaText(slug: string): AreaText | undefined {
  return bySlug.get(slug);
}
