import { Battery, Cable, Cylinder, Linen, Thermostat } from "#app/ui/house/house-indoors.tsx";
import { Commercial, Garden, Ground, Hill, Sky } from "#app/ui/house/house-land.tsx";
import { ElectricCar, HeatPump, Solar, WaterButt } from "#app/ui/house/house-outdoors.tsx";
import { Rooms } from "#app/ui/house/house-rooms.tsx";
import { Fade, Neighbour, Roof, Shell } from "#app/ui/house/house-shell.tsx";

/** Clip paths and patterns for parts of the drawing. */
export function HousePatterns() {
  return (
    <defs>
      <clipPath id="h-frame">
        <rect width="800" height="580" rx="24" />
      </clipPath>
      <pattern id="h-slates" width="32" height="26" patternUnits="userSpaceOnUse" y="104">
        <path fill="none" stroke="var(--h-slate2)" strokeWidth="2" d="M0 13H32M0 26H32M8 0V13M24 13V26" />
      </pattern>
      <pattern id="h-bricks" width="20" height="16" patternUnits="userSpaceOnUse">
        <path fill="none" stroke="var(--h-mortar)" strokeWidth="1.5" d="M0 8H20M0 16H20M5 0V8M15 8V16" />
      </pattern>
    </defs>
  );
}

/** Painted from back to front. */
export function HouseScene() {
  return (
    <>
      <HousePatterns />
      <g id="house-scene" clipPath="url(#h-frame)">
        <rect width="800" height="580" fill="var(--h-sky)" />
        <Sky />
        <Commercial />
        <Hill />
        <Garden />
        <Ground />
        <Neighbour />
        <Rooms />
        <Thermostat />
        <Cylinder />
        <Linen />
        <Battery />
        <Shell />
        <Roof />
        <Fade />
        <Solar />
        <HeatPump />
        <WaterButt />
        <ElectricCar />
        <Cable />
      </g>
    </>
  );
}
