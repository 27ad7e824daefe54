import { redirect } from "react-router";
import { withoutFullPostcode } from "#app/routes/planner/form/asked-plan.ts";
import { quoteCheckPage } from "#content/planner/quote-check.ts";
import type { Route } from "./+types/moved.ts";

export function loader({ request }: Route.LoaderArgs) {
  return redirect(quoteCheckPage.path + withoutFullPostcode(request).search, 301);
}
