import clsx from "clsx";
import type { ReactNode } from "react";
import {
  BatteryScene,
  ButtScene,
  CarScene,
  CylinderScene,
  HeatPumpScene,
  LivingScene,
  RadiatorScene,
  RoofCareScene,
} from "#app/ui/house/house-home-scenes.tsx";
import {
  AuditScene,
  BarnScene,
  FleetScene,
  PaperScene,
  StepsScene,
  StreamScene,
  WarehouseScene,
} from "#app/ui/house/house-work-scenes.tsx";
import "./house.css";

const WHOLE = "0 0 320 180";
/** The roof with chimney and robin, cut from the whole drawing above its gutter. */
const ROOF = "14 20 373 210";

const SCENES = {
  "solar-panels": () => <use href="#house-scene" />,
  "battery-storage": BatteryScene,
  "ev-chargers": CarScene,
  "heat-pumps": HeatPumpScene,
  "low-carbon-heating": CylinderScene,
  "smart-home": LivingScene,
  "smart-heating": RadiatorScene,
  "water-systems": ButtScene,
  "solar-maintenance": RoofCareScene,
  "commercial-renewables": BarnScene,
  "commercial-solar": WarehouseScene,
  "fleet-charging": FleetScene,
  "net-zero": StepsScene,
  "wind-hydro": StreamScene,
  "energy-audits": AuditScene,
  grants: PaperScene,
} satisfies Record<string, () => ReactNode>;

export type SceneName = keyof typeof SCENES;

/**
 * A small picture for one kind of work, made for a ratio of 16 to 9. The page must also contain `House` or
 * `HouseSprite`, whose parts it uses. Decorative: name the thing beside it.
 */
export function Scene({ of, className }: { of: SceneName; className?: string }) {
  const Drawing = SCENES[of];
  return (
    <svg
      className={clsx("scene", className)}
      viewBox={of === "solar-panels" ? ROOF : WHOLE}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  );
}
