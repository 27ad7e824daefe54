import type { Intents, Posted } from "#app/web/forms/intents.ts";
import { approveGrant, declineGrant } from "#domain/credits/grant-credits.ts";
import { askRecovery, confirmRecovery, declineRecovery, recoveryForm } from "#domain/team/recovery.ts";

export type SecondPersonIntent = keyof ReturnType<typeof secondPersonIntents>;

export function secondPersonIntents({ caller, text, id, newId, stepUp, fieldsAndStepUp }: Posted) {
  /** Nothing here is decided without a fresh sign-in. */
  const confirmed = async () => {
    await stepUp();
    return id("id");
  };
  return {
    "approve-grant": { do: async () => approveGrant(...caller, await confirmed()), notice: "credits-added" },
    "decline-grant": {
      do: async () => declineGrant(...caller, { grantId: await confirmed(), reason: text("reason") }),
      notice: "grant-declined",
    },
    "ask-recovery": {
      do: async () => {
        const form = await fieldsAndStepUp(recoveryForm);
        return askRecovery(...caller, { id: newId("recoveryId"), installerId: text("installerId"), form });
      },
      notice: "recovery-asked",
      beside: "recovery",
    },
    "confirm-recovery": { do: async () => confirmRecovery(...caller, await confirmed()), notice: "recovery-confirmed" },
    "decline-recovery": {
      do: async () => declineRecovery(...caller, { id: await confirmed(), reason: text("reason") }),
      notice: "recovery-declined",
    },
  } satisfies Intents;
}
