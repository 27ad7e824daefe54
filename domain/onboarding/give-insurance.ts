import type { Actor } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { addDocument, describeDocument, type NewDocument } from "#domain/documents/change-documents.ts";
import type { DocumentFiles } from "#domain/documents/checked-file.ts";
import type { InsuranceForm } from "#domain/onboarding/insurance-form.ts";

type GivenInsurance = Omit<NewDocument, "form"> & { form: InsuranceForm };

/**
 * Records the company's insurance, as it states it, with the policy; without a new file, updates the details of the
 * current one. Errors: not_signed_in; not_found (also if the document to replace does not exist); invalid_input (fields
 * `document` and `form`).
 */
export async function giveInsurance(
  context: Context,
  actor: Actor,
  files: DocumentFiles,
  { form, file, ...given }: GivenInsurance,
): Promise<void> {
  if (!file && given.replaces) return describeDocument(context, actor, { id: given.replaces, ...form });
  await addDocument(context, actor, files, { ...given, file, form: { kind: "insurance", ...form } });
}
