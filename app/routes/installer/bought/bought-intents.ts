import { listOr } from "#app/routes/installer/purchases/purchase-intents.ts";
import type { Intents, Posted } from "#app/web/forms/intents.ts";
import { changeStages } from "#domain/projects/record-stage.ts";
import { assignPurchases } from "#domain/purchases/assign.ts";

export type BoughtIntent = keyof ReturnType<typeof boughtIntents>;

/** What the list of bought leads does with the chosen ones. */
export function boughtIntents({ form, caller, text }: Posted) {
  const to = listOr(form.get("backTo"), "/leads?tab=purchased");
  const purchaseIds = form.getAll(form.has("all") ? "shown" : "chosen").map(String);
  return {
    assign: {
      act: "hand_over",
      do: () => assignPurchases(...caller, { purchaseIds, to: text("to") || null }),
      notice: "leads-assigned",
      to,
    },
    move: {
      act: "bought_leads",
      do: () => changeStages(...caller, { purchaseIds, stage: text("stage") }),
      notice: "stages-saved",
      to,
    },
  } satisfies Intents;
}
