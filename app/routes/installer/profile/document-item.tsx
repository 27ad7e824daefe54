import { Download } from "lucide-react";
import { Form } from "react-router";
import { DocumentFields } from "#app/routes/installer/profile/document-fields.tsx";
import type { ProfileIntent } from "#app/routes/installer/profile/profile-intents.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { formatDate, formatNumber } from "#app/ui/format.ts";
import { ConfirmSubmit } from "#app/ui/forms/confirm-submit.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { type DocumentKind, documentKinds } from "#content/installer-documents.ts";

export interface ShownDocument {
  id: string;
  /** The id of a possible replacement. */
  replacementId: string;
  kind: DocumentKind;
  reference: string;
  expiresOn: string;
  validity: "valid" | "expiring" | "expired";
  fileName: string;
  sizeBytes: number;
  insurer: string | null;
  coverPounds: number | null;
}

interface DocumentItemProps {
  document: ShownDocument;
  state: FormState | undefined;
  refusal: FormState | undefined;
}

const KILOBYTE = 1024;

export function DocumentItem({ document, state, refusal }: DocumentItemProps) {
  const kind = documentKinds.find(({ value }) => value === document.kind) ?? documentKinds[0];
  const kilobytes = formatNumber(Math.max(1, Math.round(document.sizeBytes / KILOBYTE)));
  return (
    <li className="document">
      <h3>
        <span>
          {kind.label}: {document.reference}
        </span>
        <Validity document={document} />
      </h3>
      <FormRefusal state={refusal} />
      <p className="muted">
        Valid until {formatDate(document.expiresOn)} · {document.fileName}, {kilobytes} kB
      </p>
      <div className="btn-row">
        <a className={buttonClass({ variant: "secondary", size: "tight" })} href={`/documents/${document.id}`} download>
          <Download className="icon" aria-hidden="true" />
          Download<span className="sr-only"> {document.reference}</span>
        </a>
        <Form method="post">
          <input type="hidden" name="form" value={"remove-document" satisfies ProfileIntent} />
          <input type="hidden" name="id" value={document.id} />
          <ConfirmSubmit
            variant="danger"
            size="tight"
            pendingLabel="Removing…"
            intent={{ name: "id", value: document.id }}
            title="Remove this document?"
            body={<p>We will delete the file. Our administrators will not be able to see it either.</p>}
            confirmLabel="Remove document"
          >
            Remove<span className="sr-only"> {document.reference}</span>
          </ConfirmSubmit>
        </Form>
      </div>
      <details open={state !== undefined}>
        <summary>
          Replace<span className="sr-only"> {document.reference}</span>&nbsp;with a new one
        </summary>
        <Replacement document={document} referenceLabel={kind.referenceLabel} state={state} />
      </details>
    </li>
  );
}

function Replacement({
  document,
  referenceLabel,
  state,
}: Omit<DocumentItemProps, "refusal"> & { referenceLabel: string }) {
  const idPrefix = `replace-${document.id}`;
  const { id, replacementId, kind, reference } = document;
  const insurance = kind === "insurance" ? document : undefined;
  return (
    <Form method="post" encType="multipart/form-data" className="stack" noValidate>
      <FormFailure state={state} idPrefix={idPrefix} id={`${idPrefix}-errors`} />
      <input type="hidden" name="form" value={"document" satisfies ProfileIntent} />
      <input type="hidden" name="id" value={replacementId} />
      <input type="hidden" name="replaces" value={id} />
      <input type="hidden" name="kind" value={kind} />
      <DocumentFields
        state={state}
        idPrefix={idPrefix}
        referenceLabel={referenceLabel}
        reference={reference}
        insurance={insurance}
      />
      <div className="btn-row">
        <SubmitButton pendingLabel="Uploading…" intent={{ name: "id", value: replacementId }}>
          Replace document
        </SubmitButton>
      </div>
    </Form>
  );
}

function Validity({ document: { validity } }: { document: ShownDocument }) {
  if (validity === "expired") return <Badge tone="bad">Expired</Badge>;
  if (validity === "expiring") return <Badge tone="warn">Expires soon</Badge>;
  return <Badge tone="ok">Valid</Badge>;
}
