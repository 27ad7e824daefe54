import { domainContext } from "#app/web/context.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { monthFile } from "#domain/statistics/public/months.ts";
import type { Route } from "./+types/month-json.ts";

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const file = await monthFile(domainContext(context), params.month);
  return new Response(file, { headers: { "content-type": "application/json; charset=utf-8" } });
});
