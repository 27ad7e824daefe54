import { redirect } from "react-router";
import type { PausedThing } from "#app/routes/account/activity/paused-things.tsx";
import { callerOf } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { hasErrors, readForm, readUuid } from "#app/web/forms/form.ts";
import { stepUpErrors } from "#app/web/forms/step-up.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { revokeApiKey } from "#domain/api-keys/my-api-keys.ts";
import { keepApiKey } from "#domain/api-keys/paused-keys.ts";
import { keepCalendarLink, revokeCalendarLink } from "#domain/appointments/calendar-link.ts";
import { DomainError } from "#domain/errors.ts";
import { removeEndpoint } from "#domain/webhooks/my-webhooks.ts";
import { keepWebhook } from "#domain/webhooks/paused-webhooks.ts";
import type { Route } from "./+types/activity.ts";

const HERE = "/account/activity";
const verbs = {
  keep: { key: keepApiKey, webhook: keepWebhook, calendar: keepCalendarLink },
  remove: { key: revokeApiKey, webhook: removeEndpoint, calendar: revokeCalendarLink },
};

/** Keeps or removes one paused key, webhook or calendar link. Keeping it asks for the password again; removing it harms nobody. */
export const activityAction = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const decision = form.has("remove") ? "remove" : "keep";
  try {
    if (decision === "keep") {
      const errors = await stepUpErrors(form, request, context);
      if (hasErrors(errors)) return failedForm(form, { form: "paused", errors });
      if (!form.has("keep")) return redirect(HERE);
    }
    const { kind, id } = thingOf(String(form.get(decision)));
    await verbs[decision][kind](...callerOf(context), id);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "not_found") throw error;
    return failedForm(form, { form: "paused", error });
  }
  return redirect(`${HERE}?notice=${decision === "keep" ? "things-kept" : "things-removed"}`);
});

function thingOf(value: string): { kind: PausedThing["kind"]; id: string } {
  const [kind, given = ""] = value.split(" ");
  const id = readUuid(given);
  if (!id || (kind !== "key" && kind !== "webhook" && kind !== "calendar")) throw new DomainError("not_found");
  return { kind, id };
}
