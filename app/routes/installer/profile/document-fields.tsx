import { CoverField, type Insurer, InsurerField } from "#app/routes/installer/parts/insurer-fields.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FileField } from "#app/ui/forms/file-field.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { DOCUMENT_TOO_LARGE, documentSizeMax } from "#content/installer-documents.ts";

interface DocumentFieldsProps {
  state: FormState | undefined;
  idPrefix: string;
  referenceLabel: string;
  reference?: string;
  /** What is printed on the insurance that the document replaces; the newer one is often of the same insurer. */
  insurance?: Insurer | undefined;
}

/** The fields for a document, whether new or replacing another. */
export function DocumentFields({ state, idPrefix, referenceLabel, reference, insurance }: DocumentFieldsProps) {
  const field = fieldsOf(state, idPrefix);
  const { defaultValue: _, ...file } = field("document");
  return (
    <>
      {insurance && <InsurerField field={field} insurance={insurance} />}
      <TextField label={referenceLabel} {...field("reference", reference)} autoComplete="off" required />
      {insurance && <CoverField field={field} insurance={insurance} />}
      <TextField label="Expiry date" {...field("expiresOn")} type="date" className="input-short" required />
      <FileField
        label="File"
        {...file}
        hint={`A PDF, JPEG or PNG of at most ${documentSizeMax}.`}
        accept="application/pdf,image/jpeg,image/png"
        bytesMax={limits.documentBytesMax}
        tooLarge={DOCUMENT_TOO_LARGE}
        required
      />
    </>
  );
}
