import { FileField } from "#app/ui/forms/file-field.tsx";
import { limits } from "#config/limits.ts";
import { DOCUMENT_TOO_LARGE, documentSizeMax } from "#content/installer-documents.ts";
import type { FieldErrors } from "#domain/errors.ts";

interface FilesFieldProps {
  idPrefix: string;
  errors: FieldErrors | undefined;
  most?: number;
}

export function MessageFilesField({ idPrefix, errors, most = limits.messageFilesMax }: FilesFieldProps) {
  return (
    <FileField
      label="Files"
      name="files"
      idPrefix={idPrefix}
      errors={errors?.files}
      hint={`At most ${most}: PDF, JPEG or PNG, ${documentSizeMax} each.`}
      accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
      bytesMax={limits.documentBytesMax}
      tooLarge={DOCUMENT_TOO_LARGE}
      multiple
      optional
    />
  );
}
