import { contactCsv, coverageCsv, weeksCsv } from "#app/routes/admin/figures/write-figures-csv.ts";
import { callerOf } from "#app/web/context.ts";
import { csvAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import type { Actor } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { coverageByRegion } from "#domain/statistics/coverage-by-region.ts";
import { firstContact } from "#domain/statistics/first-contact.ts";
import { weeklyFigures } from "#domain/statistics/weekly-figures.ts";
import { readDay } from "#domain/time/days.ts";
import type { Route } from "./+types/figures-csv.ts";

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
    return { name: `first-contact-until-${weeks.at(-1)?.sunday}`, text: contactCsv(weeks) };
  }
  const { weeks } = await weeklyFigures(domain, actor, until);
  return { name: `weeks-until-${weeks.at(-1)?.sunday}`, text: weeksCsv(weeks) };
}
