import { plainPounds } from "#app/ui/format.ts";
import { csvOf } from "#app/web/csv.ts";
import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import type { Coverage } from "#domain/statistics/coverage-by-region.ts";
import type { ContactWeek } from "#domain/statistics/first-contact.ts";
import type { WeekFigures } from "#domain/statistics/weekly-figures.ts";

type Columns<Row> = readonly (readonly [header: string, value: (row: Row) => string | number | null])[];

const weekColumns: Columns<WeekFigures> = [
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
const contactColumns: Columns<ContactWeek> = [
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

const coverageColumns: Columns<CoverageRow> = [
  ["Region", ({ region }) => region],
  ["Service", ({ service }) => service],
  ["Leads", ({ leads }) => leads],
  ["Approved installers reaching in", ({ reaching }) => reaching],
  ["Approved installers based there", ({ based }) => based],
  ["Remark", ({ leads, reaching }) => (leads > 0 && reaching === 0 ? "No installer" : "")],
];

export function weeksCsv(weeks: readonly WeekFigures[]): string {
  return csv(weekColumns, weeks);
}

export function contactCsv(weeks: readonly ContactWeek[]): string {
  return csv(contactColumns, weeks);
}

/** For each region, one row for all services, then one for each service that was requested. */
export function coverageCsv({ regions, leadsWithoutPlace }: Coverage): string {
  const rows = regions.flatMap(({ region, leads, reaching, based, services }) => [
    { region, service: "All", leads, reaching, based },
    ...services.map(({ service, ...demand }) => ({
      ...{ region, service: leadServiceLabel(service), leads: demand.leads },
      ...{ reaching: demand.installers, based: null },
    })),
  ]);
  const nowhere = { region: "Place unknown", service: "All", leads: leadsWithoutPlace, reaching: 0, based: null };
  return csv(coverageColumns, leadsWithoutPlace > 0 ? [...rows, nowhere] : rows);
}

function csv<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const values = rows.map((row) => columns.map(([, value]) => String(value(row) ?? "")));
  return csvOf([columns.map(([header]) => header), ...values]);
}
