import { Form } from "react-router";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { formatDate } from "#app/ui/format.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { type PurchaseStage, purchaseStageLabel, purchaseStageOptions } from "#content/purchase-stages.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";

const tones: Record<PurchaseStage, BadgeTone> = {
  new: "info",
  contacted: "warn",
  survey_booked: "warn",
  quoted: "sun",
  won: "ok",
  lost: "plain",
};

export function StageBadge({ stage }: { stage: PurchaseStage }) {
  return <Badge tone={tones[stage]}>{purchaseStageLabel(stage)}</Badge>;
}

type StagePartProps = { lead: PurchasedLead; readOnly: boolean; state: FormState | undefined };

/** The stage on the page of the lead. */
export function StagePart({ lead, readOnly, state }: StagePartProps) {
  return (
    <section aria-labelledby="stage-title">
      <h2 id="stage-title">Stage</h2>
      <FormRefusal state={state} />
      {readOnly ? (
        <StageBadge stage={lead.stage} />
      ) : (
        <StageForm lead={lead} backTo={`/leads/purchases/${lead.purchaseId}`} />
      )}
      <p className="small muted">
        {lead.lostReason ?? (lead.stageChangedAt && `since ${formatDate(lead.stageChangedAt)}`)}
      </p>
    </section>
  );
}

/** Changes the stage in place; `backTo` is the address to show afterwards. */
function StageForm({ lead, backTo }: { lead: PurchasedLead; backTo: string }) {
  const key = `stage ${lead.purchaseId}`;
  return (
    <Form
      method="post"
      action={`/leads/purchases/${lead.purchaseId}`}
      className="stage-form"
      preventScrollReset
      // An unsaved choice must not survive when the list shows another stage.
      key={lead.stage}
    >
      <input type="hidden" name="intent" value={"stage" satisfies PurchaseIntent} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="backTo" value={backTo} />
      <select className="input" name="stage" defaultValue={lead.stage} aria-label={`Stage of ${lead.contact.name}`}>
        {purchaseStageOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <SubmitButton size="tight" variant="secondary" pendingLabel="Saving…" intent={{ name: "key", value: key }}>
        Save
        <span className="sr-only"> stage of {lead.contact.name}</span>
      </SubmitButton>
    </Form>
  );
}
