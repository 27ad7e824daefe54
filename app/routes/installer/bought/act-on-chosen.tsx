import type { BoughtIntent } from "#app/routes/installer/bought/bought-intents.ts";
import { AssignTo } from "#app/routes/installer/bought/stage-menu.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { ChosenBar } from "#app/ui/tables/choosing.tsx";
import { purchaseStageOptions } from "#content/purchase-stages.ts";
import type { Colleague } from "#domain/purchases/assign.ts";
import type { BoughtLead } from "#domain/purchases/bought-leads.ts";

export const CHOSEN_FORM = "chosen-purchases";

type ActOnChosenProps = {
  leads: readonly BoughtLead[];
  backTo: string;
  colleagues: readonly Colleague[];
};

/** Below the list. Without scripts the box for all is the server's to read. */
export function ActOnChosen({ leads, backTo, colleagues }: ActOnChosenProps) {
  return (
    <ChosenBar form={CHOSEN_FORM} action="/leads" shown={leads} field="all">
      <input type="hidden" name="backTo" value={backTo} />
      {leads.map(({ purchaseId }) => (
        <input key={purchaseId} type="hidden" name="shown" value={purchaseId} />
      ))}
      {colleagues.length > 0 && (
        <>
          <AssignTo colleagues={colleagues} label="Assign to" />
          <SubmitButton
            size="tight"
            variant="secondary"
            name="intent"
            value={"assign" satisfies BoughtIntent}
            pendingLabel="Saving…"
          >
            Assign
          </SubmitButton>
        </>
      )}
      <select className="input" name="stage" aria-label="Move to" defaultValue="contacted">
        {purchaseStageOptions
          .filter(({ value }) => value !== "lost")
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </select>
      <SubmitButton
        size="tight"
        variant="secondary"
        name="intent"
        value={"move" satisfies BoughtIntent}
        pendingLabel="Saving…"
      >
        Move
      </SubmitButton>
    </ChosenBar>
  );
}
