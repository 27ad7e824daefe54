import { Form } from "react-router";
import { DocumentFields } from "#app/routes/installer/profile/document-fields.tsx";
import { DocumentItem, type ShownDocument } from "#app/routes/installer/profile/document-item.tsx";
import type { ProfileIntent } from "#app/routes/installer/profile/profile-intents.ts";
import { Card } from "#app/ui/card.tsx";
import { SelectField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { documentKinds } from "#content/installer-documents.ts";

interface DocumentsProps {
  documents: readonly ShownDocument[];
  /** Made on the server, so that sending the form twice stores one document. */
  newDocumentId: string;
  state: FormState | undefined;
}

export function Documents({ documents, newDocumentId, state }: DocumentsProps) {
  const own = stateOfForm(state, "document");
  const replaced = own?.values.replaces;
  return (
    <Card title="MCS, insurance and certificates" id="documents">
      <div className="stack">
        <p>Only you and our administrators can download these files.</p>
        {documents.length === 0 && <p className="muted">You have not uploaded any documents yet.</p>}
        {documents.length > 0 && (
          <ul className="documents">
            {documents.map((document) => (
              <DocumentItem
                key={document.id}
                document={document}
                state={replaced === document.id ? own : undefined}
                refusal={state?.form === "remove-document" && state.values.id === document.id ? state : undefined}
              />
            ))}
          </ul>
        )}
        <h3>Add a document</h3>
        {/* A new key after each new document, so that the form is empty again. */}
        <NewDocument key={documents.length} id={newDocumentId} state={replaced ? undefined : own} />
      </div>
    </Card>
  );
}

function NewDocument({ id, state }: { id: string; state: FormState | undefined }) {
  const field = fieldsOf(state, "document");
  return (
    <Form method="post" encType="multipart/form-data" className="stack" noValidate>
      <FormFailure state={state} idPrefix="document" id="document-errors" />
      <input type="hidden" name="form" value={"document" satisfies ProfileIntent} />
      <input type="hidden" name="id" value={id} />
      <SelectField label="Document" {...field("kind")} options={documentKinds} placeholder="Choose one" required />
      <DocumentFields state={state} idPrefix="document" referenceLabel="MCS number, policy number or name" />
      <div className="btn-row">
        <SubmitButton pendingLabel="Uploading…" intent={{ name: "id", value: id }}>
          Upload document
        </SubmitButton>
      </div>
    </Form>
  );
}
