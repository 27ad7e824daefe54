import { figures } from "#content/figures/shared-figures.ts";
import type { Area } from "./area.ts";

const ARRAY_KW = 4;
/** Of what the panels make; the rest is exported. */
const USED_AT_HOME_SHARE = figures.selfUseCountedPercent / 100;

export interface TypicalSolarHome {
  readonly arrayKw: number;
  readonly kwhPerYear: number;
  readonly usedAtHomePercent: number;
  readonly usedAtHomeKwhPerYear: number;
  /** Whole pounds of electricity not bought in a year, payment for exports not counted. */
  readonly savedPoundsPerYear: number;
}

/**
 * What 4 kW of panels facing south at 35 degrees make in an area in a year, and what the 40% that the home uses itself
 * is worth at a unit price in pence per kWh. Yield: SAP 2012 Appendix U; the 40% is an assumption and is shown as one.
 */
export function typicalSolarHome({ solarKwhPerKwp }: Area, unitPricePence: number): TypicalSolarHome {
  const kwhPerYear = ARRAY_KW * solarKwhPerKwp;
  const usedAtHomeKwhPerYear = Math.round(kwhPerYear * USED_AT_HOME_SHARE);
  return {
    arrayKw: ARRAY_KW,
    kwhPerYear,
    usedAtHomePercent: USED_AT_HOME_SHARE * 100,
    usedAtHomeKwhPerYear,
    savedPoundsPerYear: Math.round((usedAtHomeKwhPerYear * unitPricePence) / 100),
  };
}
