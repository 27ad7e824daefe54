import { redirect } from "react-router";
import { checkFormName, claimFormName } from "#app/routes/admin/installers/check-form-name.ts";
import type { CompanyButton } from "#app/routes/admin/installers/installer-buttons.tsx";
import { withNotice } from "#app/web/addresses/notice-address.ts";
import type { Intent, Intents, Posted } from "#app/web/forms/intents.ts";
import { limits } from "#config/limits.ts";
import { failedWords } from "#content/failed-words.ts";
import { addNote, noteForm } from "#domain/admin/installers/installer-notes.ts";
import { grantCredits } from "#domain/credits/grant-credits.ts";
import { grantForm } from "#domain/credits/grant-form.ts";
import { lookedIntoDeposit } from "#domain/handover/desk-deposits.ts";
import { acceptProfileChange, declineProfileChange } from "#domain/installers/profile-changes.ts";
import { credits } from "#domain/money.ts";
import { closeReversal } from "#domain/payments/reversals.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";
import {
  approveInstaller,
  declineInstaller,
  reinstateInstaller,
  suspendInstaller,
} from "#domain/vetting/change-status.ts";
import { checkForm } from "#domain/vetting/check-form.ts";
import { claimForm, followsField } from "#domain/vetting/claim-form.ts";
import { exceptionForm } from "#domain/vetting/exception-form.ts";
import { endMoreTime, grantMoreTime } from "#domain/vetting/exceptions.ts";
import { recordCheck, recordChecks } from "#domain/vetting/record-check.ts";

export type InstallerIntent = keyof ReturnType<typeof installerIntents>;

/** Gives credits, or asks for a second administrator, and says which. */
const granting = (here: string, grant: () => ReturnType<typeof grantCredits>) => ({
  answer: async () => redirect(withNotice(here, (await grant()).needsApproval ? "grant-waits" : "credits-added")),
  unexpected: failedWords.addCredits,
});

/** What the buttons beside a company ask for, in the table of all and on its own page. */
export function buttonIntents({ caller, text, id }: Posted, installerId: string, here: string) {
  const reason = text("reason");
  const notice = "status-updated";
  return {
    approve: { do: () => approveInstaller(...caller, installerId), notice },
    decline: { do: () => declineInstaller(...caller, { installerId, reason }), notice },
    suspend: { do: () => suspendInstaller(...caller, { installerId, reason }), notice },
    reinstate: { do: () => reinstateInstaller(...caller, { installerId, reason }), notice },
    grant: granting(here, () => {
      const amountCredits = credits(limits.adminGrantCredits);
      return grantCredits(...caller, { installerId, grantId: id("grantId"), amountCredits, reason });
    }),
  } satisfies Record<CompanyButton, Intent>;
}

export function installerIntents(posted: Posted, installerId: string, here: string) {
  const { form, caller, text, id, fields } = posted;
  const [{ now }] = caller;
  return {
    ...buttonIntents(posted, installerId, here),
    check: {
      do: () => {
        const follows = form.get("follows") ? id("follows") : null;
        return recordCheck(...caller, { id: id("id"), installerId, follows, form: fields(checkForm(now)) });
      },
      notice: "check-saved",
      beside: checkFormName(text("technology"), text("check")),
    },
    "confirm-claim": {
      do: () => {
        const checks = fields(claimForm(now)).map((check) => ({
          id: uuidFromText(`${id("claimId")} ${text("claimKey")} ${check.technology} ${check.check}`),
          follows: text(followsField(check.technology, check.check)) || null,
          form: check,
        }));
        return recordChecks(...caller, { installerId, checks });
      },
      notice: "check-saved",
      beside: claimFormName(text("claimKey")),
    },
    "looked-into": {
      do: () => lookedIntoDeposit(...caller, { installerId, depositId: id("depositId"), reason: text("reason") }),
      beside: text("depositId"),
    },
    "more-time": {
      do: () => grantMoreTime(...caller, { id: id("exceptionId"), installerId, form: fields(exceptionForm(now)) }),
      notice: "more-time-granted",
    },
    "end-more-time": {
      do: () => endMoreTime(...caller, { installerId, id: id("exceptionId") }),
      notice: "more-time-ended",
    },
    note: {
      do: () => addNote(...caller, { id: id("noteId"), installerId, text: fields(noteForm).note }),
      notice: "note-added",
    },
    "grant-with-reason": granting(here, () => {
      const { amount: amountCredits, reason } = fields(grantForm);
      return grantCredits(...caller, { installerId, grantId: id("grantId"), amountCredits, reason });
    }),
    "accept-change": {
      do: () => acceptProfileChange(...caller, { installerId, changeId: id("changeId") }),
      notice: "change-accepted",
    },
    "decline-change": {
      do: () => declineProfileChange(...caller, { installerId, changeId: id("changeId"), reason: text("reason") }),
      notice: "change-declined",
    },
    "close-reversal": {
      do: () => closeReversal(...caller, { installerId, paymentId: id("paymentId") }),
      notice: "reversal-closed",
      beside: text("paymentId"),
    },
  } satisfies Intents;
}
