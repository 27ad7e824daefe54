import { redirect } from "react-router";
import { requestContext } from "#app/web/context.ts";
import type { Intents, Posted } from "#app/web/forms/intents.ts";
import { cookiesOf } from "#app/web/session.ts";
import { awayTyped, setAway } from "#domain/team/away.ts";
import { invite, sendInvitationAgain, withdrawInvitation } from "#domain/team/invitations.ts";
import { changeMember, leaveCompany, removeMember } from "#domain/team/members.ts";
import { requireTwoFactor, resetSecondFactor } from "#domain/team/second-factor.ts";
import { invitationForm, placeForm } from "#domain/team/team-form.ts";

export type TeamIntent = keyof ReturnType<typeof teamIntents>;

export function teamIntents({ context, caller, text, newId, fieldsAndStepUp, stepUp }: Posted, request: Request) {
  const inRow = { beside: text("id") };
  const inChange = { beside: "change-member" };

  async function leave() {
    await leaveCompany(...caller, text("to") || null);
    // The session has already gone; this removes its cookie too.
    const cookies = await context.get(requestContext).auth.signOut(request.headers);
    return redirect("/auth?notice=company-left", { headers: cookiesOf(cookies) });
  }

  return {
    invite: {
      do: async () => {
        const form = await fieldsAndStepUp(invitationForm);
        await invite(...caller, { id: newId("id"), form });
      },
      notice: "invited",
    },
    "send-again": {
      do: async () => {
        await stepUp();
        await sendInvitationAgain(...caller, text("id"));
      },
      notice: "invited-again",
      ...inRow,
    },
    withdraw: {
      do: async () => {
        await stepUp();
        await withdrawInvitation(...caller, text("id"));
      },
      notice: "invitation-withdrawn",
      ...inRow,
    },
    "change-member": {
      do: async () => {
        const place = await fieldsAndStepUp(placeForm);
        await changeMember(...caller, { userId: text("userId"), ...place });
      },
      notice: "member-changed",
    },
    "remove-member": {
      do: async () => {
        await stepUp();
        await removeMember(...caller, { userId: text("userId"), to: text("to") || null });
      },
      notice: "member-removed",
      ...inChange,
    },
    "require-two-factor": {
      do: async () => {
        await stepUp();
        await requireTwoFactor(...caller, text("isRequired") === "yes");
      },
      notice: "two-factor-rule",
    },
    "reset-second-factor": {
      do: async () => {
        await stepUp();
        await resetSecondFactor(...caller, text("userId"));
      },
      notice: "second-factor-reset",
    },
    away: {
      do: () => setAway(...caller, { userId: text("userId"), away: awayTyped(text) }),
      notice: "away-saved",
    },
    // From their account page, whoever is in the company.
    leave: { act: "own", answer: leave, ...inChange },
  } satisfies Intents;
}
