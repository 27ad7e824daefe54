import { redirect } from "react-router";
import { callerOf } from "#app/web/context.ts";
import { jsonAnswer } from "#app/web/file-answer.ts";
import { isSteppedUp } from "#app/web/forms/step-up.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { exportOwnData, noteExport } from "#domain/accounts/export-own-data.ts";
import { requireInstaller } from "#domain/actor.ts";
import type { Route } from "./+types/own-data-export.ts";

/** The page with the form leads here once the owner has been confirmed; until then this leads back there. */
export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  requireInstaller(actor, "company");
  if (!(await isSteppedUp(context))) return redirect("/account/data");
  const pieces = exportOwnData(domain, actor);
  await noteExport(domain, actor);
  return jsonAnswer("fairwatt-data.json", pieces);
});
