import { errorsOfAddress, planOfAddress } from "#app/routes/planner/plan/plan-of-address.ts";
import { planRows } from "#app/routes/planner/plan/plan-rows.ts";
import { csvOf } from "#app/web/csv.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import type { Route } from "./+types/plan-csv.ts";

export const loader = withErrorPage(async (args: Route.LoaderArgs) => {
  const { page } = await planOfAddress(args);
  if (!page) return new Response(Object.values(errorsOfAddress(args)).flat().join("\n"), { status: 422 });
  const headers = {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="plan-${page.plan.place.outwardCode}.csv"`,
    "x-robots-tag": "noindex",
  };
  return new Response(csvOf(planRows(page)), { headers });
});
