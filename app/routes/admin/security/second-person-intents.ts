import type { Intents, Posted } from "#app/web/forms/intents.ts";
import { approveGrant, declineGrant } from "#domain/credits/grant-credits.ts";

export type SecondPersonIntent = keyof ReturnType<typeof secondPersonIntents>;

export function secondPersonIntents({ caller, text, id, stepUp }: Posted) {
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
  } satisfies Intents;
}
