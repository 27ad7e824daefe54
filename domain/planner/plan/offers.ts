import type { HomeModel } from "#domain/planner/plan/home-model.ts";
import type { TariffOffer } from "#domain/planner/plan/home-plan.ts";
import type { HomeYears } from "#domain/planner/plan/home-years.ts";
import type { MeasureSet } from "#domain/planner/plan/measure-set.ts";
import { isEligible, staleSince, whyNotUsed } from "#domain/planner/tariffs/eligible.ts";

/** The home with these measures on every tariff we know, including those it cannot have. */
export function offersFor({ tariffs, today }: HomeModel, years: HomeYears, set: MeasureSet): TariffOffer[] {
  const used = years.best(set);
  return tariffs.map((tariff) => ({
    id: tariff.id,
    name: tariff.name,
    supplier: tariff.supplier,
    billPounds: years.on(tariff, set).bill.totalPounds,
    eligible: isEligible(tariff, used.state),
    why: whyNotUsed(tariff, used.state, today, tariff.id === used.tariff.id),
    note: tariff.note,
    staleSince: staleSince(tariff, today),
    windows: tariff.windows,
    exportWindows: tariff.exportWindows,
    standingPence: tariff.standingPence,
  }));
}
