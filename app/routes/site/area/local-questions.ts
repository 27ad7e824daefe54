import { formatNumber } from "#app/ui/format.ts";
import type { ShownClaim } from "#content/claims.ts";
import type { Question } from "#content/service-pages/service-page.ts";
import type { Area } from "#domain/areas/area.ts";
import { monthlySolarKwh, solarComparison } from "#domain/areas/area-facts.ts";
import type { TypicalSolarHome } from "#domain/plans/typical-solar-home.ts";

/** Questions after an area's own: two that its figures answer, and the two found on every area page. */
export function localQuestions(area: Area, home: TypicalSolarHome, warranty?: ShownClaim): Question[] {
  return [yieldQuestion(area, home), neighboursQuestion(area), ...warrantyQuestion(warranty), certifiedQuestion];
}

function yieldQuestion(area: Area, { arrayKw, kwhPerYear }: TypicalSolarHome): Question {
  const months = monthlySolarKwh(area).map((kwh) => kwh * arrayKw);
  return {
    question: `How much do solar panels make in ${area.name}?`,
    answer: `About ${formatNumber(10 * Math.round(kwhPerYear / 10))} kWh a year from ${arrayKw} kW facing south at 35 degrees: about ${Math.max(...months)} kWh in the best month and ${Math.min(...months)} in the worst (our planner, from SAP 2012).`,
  };
}

function neighboursQuestion(area: Area): Question {
  const { region, country } = solarComparison(area);
  const isRegion = area.region === area.country || area.region === area.name;
  const around = isRegion ? `${country} in ${area.country}` : `${region} in ${inRegion(area)}`;
  return {
    question: `How common are solar panels in ${area.name}?`,
    answer: `At the end of 2024 there were ${area.solarSitesPer1000Households} solar installations for each 1,000 households in ${area.solarSitesOf}, against ${around} (DESNZ).`,
  };
}

const WITHOUT_ARTICLE = ["London", "Yorkshire and the Humber"];

function inRegion({ region }: Area): string {
  return WITHOUT_ARTICLE.includes(region) ? region : `the ${region}`;
}

function warrantyQuestion(warranty: ShownClaim | undefined): Question[] {
  if (!warranty) return [];
  const answer = `Warranties of ${warranty.value} on installations (${warranty.proof}). Manufacturers add their own for panels, batteries and heat pumps, so ask for all of them in writing.`;
  return [{ question: "What warranties come with an installation?", answer }];
}

const certifiedQuestion: Question = {
  question: "Are the installers MCS certified?",
  answer:
    "For solar panels, batteries and heat pumps, we ask for an MCS certificate and look it up. You need one for the Boiler Upgrade Scheme, Home Energy Scotland and, in Great Britain, export payments. Until that is done, your private page says “Not checked yet”. MCS does not cover car chargers, where OZEV authorisation is what matters, or audits and smart controls.",
};
