import { type ProofEndFacts, proofEndedLetter, proofEndingLetter } from "#content/mails/proof-ending.ts";
import type { Proof } from "#content/proofs.ts";
import type { Context } from "#domain/context.ts";
import { installerById } from "#domain/installers/find-installer.ts";
import type { MailKind } from "#domain/mails/mail-kind.ts";
import { proofEndingOn } from "#domain/vetting/ended-proofs.ts";

interface EndOfProof {
  installerId: string;
  proof: Proof;
  /** A London day. */
  endsOn: string;
}

export const proofEnding: MailKind<EndOfProof, ProofEndFacts> = {
  nameInLog: "Proof about to end",
  recipient: "account",
  gather: (context, mail) => gather(context, mail, { hasEnded: false }),
  letter: proofEndingLetter,
};

export const proofEnded: MailKind<EndOfProof, ProofEndFacts> = {
  nameInLog: "Proof ended, buying paused",
  recipient: "account",
  gather: (context, mail) => gather(context, mail, { hasEnded: true }),
  letter: proofEndedLetter,
};

/**
 * Undefined when it no longer applies: there is a newer paper, the day has passed (the next day's mail says so) or the
 * company is no longer approved.
 */
async function gather(context: Context, { installerId, proof, endsOn }: EndOfProof, told: { hasEnded: boolean }) {
  const company = await installerById(context.db.orm, installerId);
  if (company?.status !== "approved") return undefined;
  const ending = await proofEndingOn(context, installerId, { proof, endsOn });
  if (ending?.hasEnded !== told.hasEnded) return undefined;
  const { isChecked, technologies } = ending;
  return { to: company.email, contactName: company.contactName, proof, endsOn, isChecked, technologies };
}
