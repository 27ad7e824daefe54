import { joinTicked } from "#app/web/forms/form.ts";
import type { Posted } from "#app/web/forms/intents.ts";
import { changeCoverage } from "#domain/coverage/change-coverage.ts";
import { coverageForm } from "#domain/coverage/coverage-form.ts";

/** Saves what a form with `CoverageFields` sent. */
export async function saveArea({ form, caller, fields }: Posted) {
  joinTicked(form, "services");
  await changeCoverage(...caller, fields(coverageForm));
}
