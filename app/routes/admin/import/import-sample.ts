import { actorOf } from "#app/web/context.ts";
import { csvOf } from "#app/web/csv.ts";
import { csvAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { sampleLeads } from "#content/sample-leads.ts";
import { requireAdmin } from "#domain/actor.ts";
import { importColumns } from "#domain/admin/leads/spreadsheet/import-columns.ts";
import type { Route } from "./+types/import-sample.ts";

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  requireAdmin(actorOf(context), "customers");
  const rows = sampleLeads.map((lead) => importColumns.map(({ field }) => lead[field] ?? ""));
  return csvAnswer("sample-leads.csv", csvOf([importColumns.map(({ label }) => label), ...rows]));
});
