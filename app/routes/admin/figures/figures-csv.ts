import { plainPounds } from "#app/ui/format.ts";
import { callerOf } from "#app/web/context.ts";
import { type CsvColumns, csvTable } from "#app/web/csv.ts";
import { csvAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import type { Actor } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { type Coverage, coverageByRegion } from "#domain/statistics/coverage-by-region.ts";
import { type ContactWeek, firstContact } from "#domain/statistics/first-contact.ts";
import { type WeekFigures, weeklyFigures } from "#domain/statistics/weekly-figures.ts";
import { readDay } from "#domain/time/days.ts";
import type { Route } from "./+types/figures-csv.ts";

export const weekColumns: CsvColumns<WeekFigures> = [
  ["Week from (Monday)", ({ monday }) => monday],
  ["Week to (Sunday)", ({ sunday }) => sunday],
  ["Requests asked", ({ asked }) => asked],
  ["Of which confirmed", ({ confirmed }) => confirmed],
  ["Never confirmed, removed since", ({ forgotten }) => forgotten],
  ["Places sold", ({ sold }) => sold],
  ["Refunds of credits", ({ refunds }) => refunds],
  ["Credits refunded", ({ refundedCredits }) => refundedCredits],
  ["Card payments", ({ payments }) => payments],
  ["Paid by card (£)", ({ paidPence }) => plainPounds(paidPence)],
  ["Refunded by card so far (£)", ({ givenBackPence }) => plainPounds(givenBackPence)],
  ["Revenue (£)", ({ paidPence, givenBackPence }) => plainPounds(paidPence - givenBackPence)],
];

/** Blank if there is no figure: a 0 would say that nobody waited. */
export const contactColumns: CsvColumns<ContactWeek> = [
  ["Week of purchase from (Monday)", ({ monday }) => monday],
  ["Week to (Sunday)", ({ sunday }) => sunday],
  ["Purchases", ({ bought }) => (bought === 0 ? "No purchases that week" : bought)],
  ["Contacted", ({ bought, contacted }) => (bought === 0 ? null : contacted)],
  [`Contacted within ${limits.customerAnswerHours} hours`, ({ bought, inTime }) => (bought === 0 ? null : inTime)],
  ["Not contacted yet", ({ bought, contacted }) => (bought === 0 ? null : bought - contacted)],
  ["Median time to first contact (minutes)", ({ medianMinutes }) => medianMinutes],
  ["90th percentile (minutes)", ({ ninetiethMinutes }) => ninetiethMinutes],
];

type CoverageRow = { region: string; service: string; leads: number; reaching: number; based: number | null };

const coverageColumns: CsvColumns<CoverageRow> = [
  ["Region", ({ region }) => region],
  ["Service", ({ service }) => service],
  ["Leads", ({ leads }) => leads],
  ["Approved installers reaching in", ({ reaching }) => reaching],
  ["Approved installers based there", ({ based }) => based],
  ["Remark", ({ leads, reaching }) => (leads > 0 && reaching === 0 ? "No installer" : "")],
];

/** For each region, one row for all services, then one for each service that was requested. */
export function coverageCsv({ regions, leadsWithoutPlace }: Coverage): string {
  const rows = regions.flatMap(({ region, leads, reaching, based, services }) => [
    { region, service: "All", leads, reaching, based },
    ...services.map(({ service, ...demand }) => ({
      region,
      service: leadServiceLabel(service),
      leads: demand.leads,
      reaching: demand.installers,
      based: null,
    })),
  ]);
  const nowhere = { region: "Place unknown", service: "All", leads: leadsWithoutPlace, reaching: 0, based: null };
  return csvTable(coverageColumns, leadsWithoutPlace > 0 ? [...rows, nowhere] : rows);
}

type File = { name: string; text: string };

/** The page's figures that `figure` names (`weeks`, `contact`, `coverage`), for the same weeks. */
export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const until = readDay(searchParams.get("until"));
  const { name, text } = await fileOf(searchParams.get("figure"), ...callerOf(context), until);
  return csvAnswer(`${name}.csv`, text);
});

async function fileOf(figure: string | null, domain: Context, actor: Actor, until?: string): Promise<File> {
  if (figure === "coverage") {
    const coverage = await coverageByRegion(domain, actor);
    return { name: `coverage-until-${coverage.to}`, text: coverageCsv(coverage) };
  }
  if (figure === "contact") {
    const { weeks } = await firstContact(domain, actor, until);
    return { name: `first-contact-until-${weeks.at(-1)?.sunday}`, text: csvTable(contactColumns, weeks) };
  }
  const { weeks } = await weeklyFigures(domain, actor, until);
  return { name: `weeks-until-${weeks.at(-1)?.sunday}`, text: csvTable(weekColumns, weeks) };
}
