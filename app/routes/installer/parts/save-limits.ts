import type { Posted } from "#app/web/forms/intents.ts";
import { type CapsHolder, setCaps, wouldLoosen } from "#domain/credits/spending-limits.ts";
import { capsForm } from "#domain/credits/spending-limits-form.ts";

/** Saves a form of limits, and asks for the password if it raises or removes one. */
export async function saveLimits({ caller, fields, stepUp }: Posted, whose: CapsHolder) {
  const caps = fields(capsForm);
  const mayLoosen = await wouldLoosen(...caller, whose, caps);
  if (mayLoosen) await stepUp("To raise or remove a limit");
  await setCaps(...caller, { whose, caps, mayLoosen });
}
