import type { DrawnForm } from "#app/routes/planner/form/drawn-form.ts";
import { AnswerSource } from "#app/ui/forms/find-address.tsx";

/** Also while it says nothing, so that scripts have a place for it. */
export function CertificateNote({ form, name }: { form: DrawnForm; name: string }) {
  const { certificate } = form.view;
  if (!certificate) return null;
  return <AnswerSource id={`certified-${name}`}>{certificate.says[name]}</AnswerSource>;
}
