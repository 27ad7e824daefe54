import { redirect } from "react-router";
import { answering } from "#app/web/answering.ts";
import { asking } from "#app/web/context.ts";
import { jsonAnswer } from "#app/web/file-answer.ts";
import { isSteppedUp } from "#app/web/forms/step-up.ts";
import { requireInstaller } from "#domain/actor.ts";
import { exportOwnData, noteExport } from "#domain/personal-data/export-own-data.ts";
import type { Route } from "./+types/own-data-export.ts";

/** The page with the form leads here once the owner has been confirmed; until then this leads back there. */
export const loader = answering(async ({ context }: Route.LoaderArgs) => {
  const [verbs, actor] = asking(context);
  requireInstaller(actor);
  if (!(await isSteppedUp(context))) return redirect("/account/data");
  const pieces = exportOwnData(verbs, actor);
  await noteExport(verbs, actor);
  return jsonAnswer("fairwatt-data.json", pieces);
});
