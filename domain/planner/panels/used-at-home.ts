/** SAP 10.2 Appendix M1: each constant without a battery, and its change for each usable kWh of one. */
const SCALE = [1.61, -0.0973] as const;
const RATIO = [0.415, -0.00776] as const;
const POWER = [0.511, 0.0866] as const;
/** The largest battery to which SAP fitted it. */
const BATTERY_MOST_KWH = 15;

/**
 * What SAP says is used at home of the electricity that panels make, kWh a year: by month, from what they make and what
 * the home uses in it (kWh) and the battery (usable kWh). Source: SAP 10.2 Appendix M1 section 3.
 */
export function sapUsedAtHome(madeKwh: readonly number[], usedKwh: readonly number[], batteryKwh: number): number {
  const battery = Math.min(BATTERY_MOST_KWH, batteryKwh);
  return madeKwh.reduce((sum, made, month) => sum + usedOf(made, usedKwh[month] as number, battery), 0);
}

function usedOf(made: number, used: number, battery: number): number {
  if (made === 0) return 0;
  const ratio = made / used;
  const [scale, inner, power] = [SCALE, RATIO, POWER].map(([alone, each]) => alone + each * battery) as [
    number,
    number,
    number,
  ];
  return made * Math.min(Math.exp(-scale * (ratio * inner) ** power), 1 / ratio);
}
