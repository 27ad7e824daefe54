import type { MailFacts } from "#content/mails/mail-facts.ts";
import type { Context } from "#domain/context.ts";
import { installerById } from "#domain/installers/find-installer.ts";
import type { Mail } from "#domain/outbox/job.ts";
import { proofEndingOn } from "#domain/vetting/ended-proofs.ts";

/**
 * What a mail about a proof that ends, or has ended, says. Undefined when that is no longer so: a newer paper is there,
 * the day has passed in the meantime (the mail of the day after tells of that) or the company is not approved any more.
 */
export async function gatherProofFacts(
  context: Context,
  { mail, installerId, proof, endsOn }: Extract<Mail, { mail: `proof-${string}` }>,
): Promise<MailFacts | undefined> {
  const company = await installerById(context.db.orm, installerId);
  if (company?.status !== "approved") return undefined;
  const ending = await proofEndingOn(context, installerId, { proof, endsOn });
  if (!ending || ending.hasEnded !== (mail === "proof-ended")) return undefined;
  const { isChecked, technologies } = ending;
  return { mail, to: company.email, contactName: company.contactName, proof, endsOn, isChecked, technologies };
}
