import { Form } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { FileField } from "#app/ui/forms/file-field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { AttachedFiles } from "#app/ui/talk/attached-files.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { DOCUMENT_TOO_LARGE, documentSizeMax } from "#content/installer-documents.ts";
import type { AttachedFile } from "#domain/files/file.ts";

interface Props {
  files: readonly AttachedFile[];
  /** New for each upload, so that a second press keeps nothing twice. */
  uploadId: string;
  state: FormState | undefined;
}

/** PDFs that will go with the quote. */
export function QuoteDraftFiles({ files, uploadId, state }: Props) {
  // Not the upload's id: the page is read again after a refusal, and a file chosen meanwhile would be lost.
  const formKey = files.map(({ id }) => id).join();
  const free = limits.quoteFilesMax - files.length;
  return (
    <div id="files">
      <Card title="Files for your customer">
        <p className="muted">Drawings, a shading survey or terms for your customer to read with the quote.</p>
        <AttachedFiles files={files} at="/files" after={(file) => <Remove file={file} />} />
        {free > 0 ? (
          <Form method="post" encType="multipart/form-data" className="stack" noValidate key={formKey}>
            <FormFailure state={state} idPrefix="quote-files" />
            <input type="hidden" name="uploadId" value={uploadId} />
            <FileField
              label={files.length === 0 ? "PDFs" : "More PDFs"}
              name="files"
              idPrefix="quote-files"
              errors={state?.errors.files}
              hint={`At most ${free}, ${documentSizeMax} each.`}
              accept=".pdf,application/pdf"
              bytesMax={limits.documentBytesMax}
              tooLarge={DOCUMENT_TOO_LARGE}
              multiple
              optional
            />
            <div className="btn-row">
              <SubmitButton name="intent" value="add-files" variant="secondary" pendingLabel="Adding…">
                Add to the quote
              </SubmitButton>
            </div>
          </Form>
        ) : (
          <p>That is the most a quote can have. Remove one to add another.</p>
        )}
      </Card>
    </div>
  );
}

function Remove({ file: { id, fileName } }: { file: AttachedFile }) {
  return (
    <Form method="post">
      <input type="hidden" name="fileId" value={id} />
      <SubmitButton
        name="intent"
        value="remove-file"
        intent={{ name: "fileId", value: id }}
        variant="quiet"
        size="tight"
        pendingLabel="Removing…"
      >
        Remove<span className="sr-only"> {fileName}</span>
      </SubmitButton>
    </Form>
  );
}
