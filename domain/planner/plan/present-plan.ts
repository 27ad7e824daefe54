import type { HomePlan, Outcome } from "./home-plan.ts";

/**
 * A plan for API callers: unrounded, kWh and pounds per year unless stated otherwise, under the names of the JSON
 * interface. Fields are listed by name, so that additions to a plan do not leave the server unnoticed. `plan` holds all
 * measures asked for.
 */
export function presentPlan(plan: HomePlan) {
  const { inputs, place, today, solar, heatPump, insulation, asked, free, steps, leftOut, assumptions, warnings } =
    plan;
  return {
    inputs,
    place: { outwardCode: place.outwardCode, sapRegion: place.sapRegion, nation: place.nation },
    today: {
      electricityKwh: today.electricityKwh,
      fuelKwh: today.fuelKwh,
      spaceHeatKwh: today.spaceHeatKwh,
      waterHeatKwh: today.waterHeatKwh,
      billPounds: today.billPounds,
    },
    solar: {
      kwhPerYear: solar.kwhPerYear,
      kwhPerKwp: solar.kwhPerKwp,
      monthlyKwh: solar.monthlyKwh,
      planeKwhPerM2: solar.planeKwhPerM2,
      sapUsedAtHomeKwh: solar.sapUsedAtHomeKwh,
    },
    heatPump: {
      spf: heatPump.spf,
      electricityKwh: heatPump.electricityKwh,
      grantPounds: heatPump.grantPounds,
      sizeKw: { low: heatPump.sizeKw.low, high: heatPump.sizeKw.high },
      breakEvenFuelPence: plan.breakEvenFuelPence,
    },
    insulation,
    free: free.map(({ id, savingPounds: { low, central, high } }) => ({ id, savingPounds: { low, central, high } })),
    plan: presentOutcome(asked),
    order: steps.map(({ measure, gainPounds, worthIt }) => ({ measure, gainPounds, worthIt })),
    excluded: leftOut.map(({ measure, who, why, savedKwh }) => ({ measure, who, why, savedKwh })),
    tariffs: asked.tariffs.map(({ id, billPounds, eligible, why }) => ({ id, billPounds, eligible, why })),
    days: { summer: asked.days.summer, winter: asked.days.winter },
    assumptions: assumptions.map(({ id, value, edited }) => ({ id, value, edited })),
    warnings,
  };
}

function presentOutcome(outcome: Outcome) {
  const { measures, tariff, billPounds, baseBillPounds, year, costPounds, flows, npvPounds } = outcome;
  const { paybackYears, carbonKg, bands } = outcome;
  return {
    measures,
    tariff,
    billPounds,
    baseBillPounds,
    year: {
      pv: year.pv,
      load: year.load,
      direct: year.direct,
      import: year.import,
      export: year.export,
      curtailed: year.curtailed,
      loss: year.loss,
      stored: year.stored,
      fuel: year.fuel,
      away: year.away,
    },
    costPounds,
    flows,
    npvPounds,
    paybackYears,
    carbonKg,
    bands: { npv: bands.npv, firstYear: bands.firstYear, payback: bands.payback },
  };
}
