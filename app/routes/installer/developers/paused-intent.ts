import { redirect } from "react-router";
import type { PausedThing } from "#app/routes/installer/developers/paused-things.tsx";
import { withNotice } from "#app/web/addresses/notice-address.ts";
import { readUuid } from "#app/web/forms/form.ts";
import type { Intent, Posted } from "#app/web/forms/intents.ts";
import { revokeApiKey } from "#domain/api-keys/my-api-keys.ts";
import { keepApiKey } from "#domain/api-keys/paused-keys.ts";
import { keepCalendarLink, revokeCalendarLink } from "#domain/appointments/calendar-link.ts";
import { DomainError } from "#domain/errors.ts";
import { removeEndpoint } from "#domain/webhooks/my-webhooks.ts";
import { keepWebhook } from "#domain/webhooks/paused-webhooks.ts";

const verbs = {
  keep: { key: keepApiKey, webhook: keepWebhook, calendar: keepCalendarLink },
  remove: { key: revokeApiKey, webhook: removeEndpoint, calendar: revokeCalendarLink },
};

/** Keeps or removes one paused key, webhook or calendar link. Keeping it asks for the password again; removing it harms nobody. */
export function pausedIntent({ form, caller, stepUp }: Posted, here: string) {
  const answer = async () => {
    const decision = form.has("remove") ? "remove" : "keep";
    if (decision === "keep") await stepUp();
    if (!form.has(decision)) return redirect(here);
    const { kind, id } = thingOf(String(form.get(decision)));
    await verbs[decision][kind](...caller, id);
    return redirect(withNotice(here, decision === "keep" ? "things-kept" : "things-removed"));
  };
  return { answer, beside: "paused", isShown: (code) => code !== "not_found" } satisfies Intent;
}

function thingOf(value: string): { kind: PausedThing["kind"]; id: string } {
  const [kind, given = ""] = value.split(" ");
  const id = readUuid(given);
  if (!id || (kind !== "key" && kind !== "webhook" && kind !== "calendar")) throw new DomainError("not_found");
  return { kind, id };
}
