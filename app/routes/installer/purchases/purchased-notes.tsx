import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { useUnsaved } from "#app/shell/use-unsaved.ts";
import { Card } from "#app/ui/card.tsx";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";

/** `version` belongs to `notes`: a form based on older ones is refused, and shows both. */
type NotesCardProps = { notes: string; version: string; state: FormState | undefined };

export function NotesCard({ notes, version, state }: NotesCardProps) {
  const form = useRef<HTMLFormElement>(null);
  const isUnsaved = useUnsaved(form, "notes", notes);
  const refusedOver = state?.values.over;
  const overtaken = refusedOver !== undefined && refusedOver !== version;
  // Whatever is being typed was begun on this version, even if the page has been reloaded since; anyone who was refused
  // has seen the newer one.
  const [over, setOver] = useState(version);
  useEffect(() => {
    if (refusedOver !== undefined || !isUnsaved()) setOver(version);
  }, [version, refusedOver, isUnsaved]);
  return (
    <Card title="Notes">
      <Form method="post" className="stack" preventScrollReset ref={form}>
        <input type="hidden" name="intent" value="notes" />
        <input type="hidden" name="over" value={over} />
        {overtaken && (
          <Notice tone="warn" title="Saved meanwhile by your company">
            <p className="as-typed">{notes || "Nothing: the notes were removed."}</p>
            <p>Your own are still in the field. Saving them now replaces these.</p>
          </Notice>
        )}
        <TextAreaField
          label="Your notes"
          hint="Only your company sees them."
          rows={4}
          className="grows"
          maxLength={limits.purchaseNotesLengthMax}
          {...fieldsOf(state, "purchase")("notes", notes)}
        />
        <div>
          <SubmitButton variant="secondary" pendingLabel="Saving…" intent={{ name: "intent", value: "notes" }}>
            Save notes
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
