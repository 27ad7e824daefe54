import { idIn } from "#app/web/forms/read-uuid.ts";
import type { Actor } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { closeMismatch, creditMismatch } from "#domain/payments/mismatches.ts";

/** Does what a posted form of `Mismatches` asks for; returns the notice to show. Errors: not_found for another form. */
export async function decideMismatch(domain: Context, actor: Actor, form: FormData): Promise<string> {
  const mismatchId = idIn(form, "id");
  const decision = { mismatchId, reason: String(form.get("reason") ?? "") };
  switch (form.get("intent")) {
    case "credit":
      await creditMismatch(domain, actor, decision);
      return "mismatch-credited";
    case "close":
      await closeMismatch(domain, actor, decision);
      return "mismatch-closed";
    default:
      throw new DomainError("not_found");
  }
}
