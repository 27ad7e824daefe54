import clsx from "clsx";
import type { ReactNode } from "react";
import { Cable, Cylinder, Linen, Thermostat } from "#app/ui/house/house-indoors.tsx";
import { Commercial, Garden, Ground, Hill, Sky } from "#app/ui/house/house-land.tsx";
import {
  CavityWool,
  Charging,
  Coats,
  Cupboard,
  FloorWool,
  LiveBattery,
  LiveBoiler,
  LivePanels,
  LiveWool,
  Night,
} from "#app/ui/house/house-live-parts.tsx";
import { Car, Charger, HeatPump, WaterButt } from "#app/ui/house/house-outdoors.tsx";
import { Rooms } from "#app/ui/house/house-rooms.tsx";
import { HousePatterns } from "#app/ui/house/house-scene.tsx";
import { Fade, Neighbour, Roof, Shell } from "#app/ui/house/house-shell.tsx";
import "./live-house.css";

/** What the live drawing can show or hide, by `data-live`. */
export type LivePart =
  | "battery"
  | "coats"
  | "cable"
  | "heatPump"
  | "boiler"
  | "linen"
  | "car"
  | "charger"
  | "charging"
  | "cavity"
  | "floor";

export interface LiveHouseProps {
  panels: number;
  /** Null: unknown. */
  loftMm: number | null;
  parts: Readonly<Record<LivePart, boolean>>;
  title: string;
  description: string;
}

/** The drawing with what a home has, or is to have. At most once on a page, like `House`: its parts are found by id. */
export function LiveHouse({ panels, loftMm, parts, title, description }: LiveHouseProps) {
  return (
    <svg className="house live-house" viewBox="0 0 800 580" role="img" aria-labelledby="house-title house-desc">
      <title id="house-title">{title}</title>
      <desc id="house-desc">{description}</desc>
      <HousePatterns />
      <clipPath id="h-loft">
        <path d="M-10 104H344L430 236H-10Z" />
      </clipPath>
      <g id="house-scene" clipPath="url(#h-frame)">
        <Land />
        <Rooms />
        <Thermostat />
        <Cylinder />
        <CutHouse panels={panels} loftMm={loftMm} parts={parts} />
        <Part name="heatPump" parts={parts}>
          <HeatPump />
        </Part>
        <WaterButt />
        <Part name="car" parts={parts}>
          <Car />
        </Part>
        <Part name="charger" parts={parts}>
          <Charger />
        </Part>
        <Part name="cable" parts={parts}>
          <Cable />
        </Part>
        <Night />
        <Part name="charging" parts={parts}>
          <Charging />
        </Part>
      </g>
    </svg>
  );
}

function Land() {
  return (
    <>
      <rect width="800" height="580" fill="var(--h-sky)" />
      <Sky />
      <Commercial />
      <Hill />
      <Garden />
      <Ground />
      <Neighbour />
    </>
  );
}

/** What is in the house and on it, from back to front. */
function CutHouse({ panels, loftMm, parts }: Omit<LiveHouseProps, "title" | "description">) {
  return (
    <>
      <Part name="linen" parts={parts}>
        <Linen />
      </Part>
      <Part name="boiler" parts={parts}>
        <LiveBoiler />
      </Part>
      <Cupboard />
      <Part name="battery" parts={parts}>
        <LiveBattery />
      </Part>
      <Part name="coats" parts={parts}>
        <Coats />
      </Part>
      <Shell />
      <Roof />
      <Fade />
      <LiveWool loftMm={loftMm} />
      <Part name="cavity" parts={parts}>
        <CavityWool />
      </Part>
      <Part name="floor" parts={parts}>
        <FloorWool />
      </Part>
      <LivePanels shown={panels} />
    </>
  );
}

type PartProps = { name: LivePart; parts: LiveHouseProps["parts"]; children: ReactNode };

function Part({ name, parts, children }: PartProps) {
  return (
    <g className={clsx("live", !parts[name] && "is-off")} data-live={name}>
      {children}
    </g>
  );
}
