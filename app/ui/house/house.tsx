import { HouseScene } from "#app/ui/house/house-scene.tsx";
import "./house.css";

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

/** The drawing without taking up space, for a page that shows only parts. `display: none` would blank them. */
export function HouseSprite() {
  return (
    <svg className="house-sprite" aria-hidden="true" focusable="false">
      <HouseScene />
    </svg>
  );
}

const CROPS = {
  house: "0 0 800 534",
  solar: "97 60 270 180",
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

/** The drawing's size without its rounded corners, and the narrowest crop that still looks like a house. */
const SCENE = { left: 24, right: 776, top: 0, bottom: 580 };
const CROP_WIDTH_MIN = 200;

/** A part with its surroundings: a crop with this ratio of width to height. */
export function cropAround(part: HousePartName, ratio: number) {
  const [x = 0, y = 0, width = 0, height = 0] = CROPS[part].split(" ").map(Number);
  const fullHeight = SCENE.bottom - SCENE.top;
  const croppedHeight = Math.min(fullHeight, Math.max(width / ratio, height, CROP_WIDTH_MIN / ratio));
  const croppedWidth = croppedHeight * ratio;
  const centred = (middle: number, size: number, low: number, high: number) =>
    Math.max(low, Math.min(high - size, middle - size / 2));
  return {
    // In its own picture the house is to the left of the drive.
    left: centred(part === "house" ? SCENE.left : x + width / 2, croppedWidth, SCENE.left, SCENE.right),
    top: centred(y + height / 2, croppedHeight, SCENE.top, SCENE.bottom),
    width: croppedWidth,
  };
}
