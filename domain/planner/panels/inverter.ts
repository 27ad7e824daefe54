/** PVWatts version 5: the inverter to which its curve was fitted, and the curve. */
const FITTED_EFFICIENCY = 0.9637;
const CURVE = { slope: -0.0162, idle: -0.0059, flat: 0.9858 };

/**
 * Alternating current, kW, from `dcKw` of panels: an inverter of `inverterKw` and nominal `efficiency` gives no more than
 * its own power, and nothing in the first light. Source: PVWatts version 5 (Dobos 2014), equations 11 to 13.
 */
export function acKw(dcKw: number, inverterKw: number, efficiency: number): number {
  const fullDcKw = inverterKw / efficiency;
  if (dcKw >= fullDcKw) return inverterKw;
  // The curve is efficiency by load; multiplied out, so that no load does not divide by nothing.
  const curve = (CURVE.slope * dcKw ** 2) / fullDcKw + CURVE.idle * fullDcKw + CURVE.flat * dcKw;
  return Math.max(0, (efficiency / FITTED_EFFICIENCY) * curve);
}
