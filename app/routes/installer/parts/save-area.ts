import { callerOf, type RouteContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { parseForm } from "#app/web/forms/form.ts";
import { joinTicked } from "#app/web/forms/join-ticked.ts";
import { changeCoverage } from "#domain/coverage/change-coverage.ts";
import { coverageForm } from "#domain/coverage/coverage-form.ts";

/** Saves what a form with `CoverageFields` sent; returns the answer if that failed. */
export async function saveArea(form: FormData, context: RouteContext) {
  joinTicked(form, "services");
  const parsed = parseForm(coverageForm, form);
  if (!parsed.ok) return failedForm(form, { form: "coverage", errors: parsed.errors });
  await changeCoverage(...callerOf(context), parsed.value);
  return undefined;
}
