import { idIn } from "#app/web/forms/read-uuid.ts";
import { failedWords } from "#content/failed-words.ts";
import type { Actor } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { grantCredits } from "#domain/credits/grant-credits.ts";
import { DomainError } from "#domain/errors.ts";
import {
  approveInstaller,
  declineInstaller,
  reinstateInstaller,
  suspendInstaller,
} from "#domain/installers/change-status.ts";

/** Does what a button in the table or on the company's page asks for; returns the notice to show. */
export async function changeInstaller(
  domain: Context,
  actor: Actor,
  { installerId, form }: { installerId: string; form: FormData },
): Promise<"status-updated" | "credits-added"> {
  const reason = String(form.get("reason") ?? "");
  switch (form.get("intent")) {
    case "approve":
      await approveInstaller(domain, actor, installerId);
      return "status-updated";
    case "decline":
      await declineInstaller(domain, actor, { installerId, reason });
      return "status-updated";
    case "suspend":
      await suspendInstaller(domain, actor, { installerId, reason });
      return "status-updated";
    case "reinstate":
      await reinstateInstaller(domain, actor, { installerId, reason });
      return "status-updated";
    case "grant": {
      const grantId = idIn(form, "grantId");
      await grantCredits(domain, actor, { installerId, grantId });
      return "credits-added";
    }
    default:
      throw new DomainError("not_found");
  }
}

/** The documented words for such a change failing on our side. */
export function failedChangeWords(form: FormData): string {
  return /^grant/.test(String(form.get("intent"))) ? failedWords.addCredits : failedWords.changeStatus;
}
