import type { Measure, PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { ImportTariff } from "#domain/planner/tariffs/import-tariffs.ts";

/** What tariffs ask about a home. */
export interface TariffHome {
  /** There is a car that charges at home, on a charger or a socket. */
  readonly hasCarAtHome: boolean;
  readonly hasHeatPump: boolean;
  readonly hasSolar: boolean;
}

/** What tariffs ask about this home once these measures are done. */
export function tariffHomeOf(
  { car, energy }: Pick<PlanInputs, "car" | "energy">,
  measures: readonly Measure[],
): TariffHome {
  return {
    hasCarAtHome: car.milesPerYear > 0 && (car.charging !== "public" || measures.includes("evCharger")),
    hasHeatPump: energy.heating === "heatPump" || measures.some((one) => one === "heatPump" || one === "airToAir"),
    hasSolar: measures.includes("solar"),
  };
}

/** Whether suppliers offer this tariff to this home. */
export function isEligible(tariff: ImportTariff, home: TariffHome): boolean {
  return missing(tariff, home).length === 0;
}

/** Whether a plan may be worked out with it. */
function isUsable(tariff: ImportTariff, home: TariffHome): boolean {
  return isEligible(tariff, home) && !tariff.isLowConfidence;
}

/** The last day of a tariff that is out of date on `today` (`YYYY-MM-DD`); null while it is in date. */
export function staleSince(tariff: ImportTariff, today: string): string | null {
  return tariff.validUntil !== null && tariff.validUntil < today ? tariff.validUntil : null;
}

/** Those that a plan chooses from: usable and in date; if none is in date, the usable ones all the same. */
export function candidates(tariffs: readonly ImportTariff[], home: TariffHome, today: string): ImportTariff[] {
  const usable = tariffs.filter((tariff) => isUsable(tariff, home));
  const inDate = usable.filter((tariff) => staleSince(tariff, today) === null);
  return inDate.length > 0 ? inDate : usable;
}

/**
 * Why a plan for this home does not use this tariff, whatever it costs, as a sentence without its full stop; null: it
 * may.
 */
export function whyNotUsed(tariff: ImportTariff, home: TariffHome, today: string, isUsed: boolean): string | null {
  const [first] = missing(tariff, home);
  if (first !== undefined) return first;
  if (tariff.isLowConfidence) return "We do not know its rates of this quarter well enough";
  return staleSince(tariff, today) !== null && !isUsed ? "Its rates are out of date" : null;
}

function missing({ needs }: ImportTariff, home: TariffHome): string[] {
  return [
    ...(needs.includes("ev") && !home.hasCarAtHome ? ["Needs a car that charges at home"] : []),
    ...(needs.includes("heatPump") && !home.hasHeatPump ? ["Needs a heat pump"] : []),
    ...(needs.includes("solar") && !home.hasSolar ? ["Needs solar panels"] : []),
  ];
}
