import clsx from "clsx";
import { HouseScene } from "#app/ui/house-scene.tsx";

const DESCRIPTION =
  "Solar panels lie on the slate roof. Inside are a bedroom, an airing cupboard with a hot-water cylinder, a living room with a smart thermostat on the wall and a battery in a cupboard. Outside, a downpipe fills a rainwater butt, a heat pump stands under a tree, and a car charges on the drive.";

/** The whole drawing. At most once on a page: its parts are found by id. */
export function House() {
  return (
    <svg className="house" viewBox="0 0 800 580" role="img" aria-labelledby="house-title house-desc">
      <title id="house-title">A British semi-detached house, cut open to show its energy equipment</title>
      <desc id="house-desc">{DESCRIPTION}</desc>
      <HouseScene />
    </svg>
  );
}

/** The drawing without a place of its own, for a page that shows only parts. `display: none` would blank them. */
export function HouseSprite() {
  return (
    <svg className="house-sprite" aria-hidden="true" focusable="false">
      <HouseScene />
    </svg>
  );
}

const CROPS = {
  house: "0 0 800 534",
  solar: "92 60 270 180",
  roof: "18 24 416 219",
  chimney: "20 20 150 100",
  battery: "226 388 201 134",
  ev: "560 388 234 156",
  charger: "556 402 120 80",
  "heat-pump": "440 398 189 126",
  cylinder: "223 244 204 136",
  thermostat: "154 386 108 72",
  living: "76 384 204 136",
  bedroom: "72 246 180 120",
  rooms: "56 240 360 240",
  "water-butt": "360 404 174 116",
  commercial: "566 232 234 156",
  turbine: "650 180 150 100",
  garden: "440 330 180 120",
} as const;

export type HousePartName = keyof typeof CROPS;

/** A crop of the drawing. The page must also hold `House` or `HouseSprite`. Decorative: name the thing beside it. */
export function HousePart({ part, className }: { part: HousePartName; className?: string }) {
  return (
    <svg
      className={clsx("house-part", className)}
      viewBox={CROPS[part]}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <use href="#house-scene" />
    </svg>
  );
}
