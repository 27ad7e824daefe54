import { redirect } from "react-router";
import { purchasePath } from "#app/routes/installer/purchases/purchase-path.ts";
import { safeReturn } from "#app/web/addresses/safe-return.ts";
import type { Intents, Posted } from "#app/web/forms/intents.ts";
import { cancelAsCompany, offerTimes } from "#domain/appointments/offer-times.ts";
import { takeProposedTime } from "#domain/appointments/propose-times.ts";
import { DomainError } from "#domain/errors.ts";
import { certificateForm } from "#domain/handover/deposit-form.ts";
import { giveAsCompany, handoverForm } from "#domain/handover/give.ts";
import { giveCertificateAsCompany } from "#domain/handover/give-certificate.ts";
import { reportForm } from "#domain/lead-reports/report-form.ts";
import { reportLead } from "#domain/lead-reports/report-lead.ts";
import { confirmStop } from "#domain/projects/confirm-stop.ts";
import { leaveChoice } from "#domain/projects/leave-choice.ts";
import { logAttempt } from "#domain/projects/log-contact-attempt.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { assignPurchases } from "#domain/purchases/assign.ts";
import { saveJobValue } from "#domain/purchases/job-value.ts";
import { finishNextAct, setNextAct } from "#domain/purchases/next-act.ts";
import { addPurchaseNote } from "#domain/purchases/purchase-notes.ts";
import { sendQuoteAgain } from "#domain/quotes/send-again.ts";
import { withdrawQuote } from "#domain/quotes/withdraw-quote.ts";
import { londonMoment } from "#domain/time/calendar.ts";

export type PurchaseIntent = keyof ReturnType<typeof purchaseIntents>;

export function purchaseIntents({ form, caller, text, id, newId, fields, files }: Posted, purchaseId: string) {
  const here = purchasePath(purchaseId);
  const [{ now }] = caller;

  function saveStage() {
    const stage = text("stage");
    const ask = redirect(`${here}?ask=lost#lost`);
    if (stage === "lost" && !form.has("asked")) throw ask;
    const lost = { lostReason: text("lostReason"), withdrawing: form.getAll("withdrawing").map(String) };
    return changeStage(...caller, { purchaseId, stage, ...lost }).catch((error: unknown) => {
      throw error instanceof DomainError && error.code === "quote_open" ? ask : error;
    });
  }

  function offer() {
    const typed = ["times", "times2", "times3"].map(text).filter((time) => time !== "");
    return offerTimes(...caller, {
      purchaseId,
      id: newId("offerId"),
      kind: text("kind"),
      minutes: Number(text("minutes")),
      times: typed.map(londonMoment),
      asksAboutNight: !form.has("unusualHours"),
    });
  }

  const attemptId = newId("attemptId");

  /** Of one click beside the number. */
  async function noteReached() {
    const by = text("by");
    if (by === "wrong_number") return redirect(`${here}?report=wrong_phone#report`);
    const channel = by === "texted" ? "text" : by === "emailed" ? "email" : "call";
    const outcome = channel === "call" ? by : undefined;
    await logAttempt(...caller, { purchaseId, id: attemptId, channel, outcome, triedAt: now });
    return redirect(`${here}?then=${attemptId}#then`);
  }

  function saveNextAct() {
    const act = { purchaseId, id: newId("actId"), what: text("what"), userId: text("userId") };
    return setNextAct(...caller, { ...act, dueAt: londonMoment(text("dueAt")) });
  }

  function noteAttempt() {
    const triedAt = text("triedAt") === "" ? now : londonMoment(text("triedAt"));
    return logAttempt(...caller, { purchaseId, id: attemptId, channel: text("channel"), triedAt });
  }

  async function give() {
    const given = fields(handoverForm(now));
    const entry = { purchaseId, id: newId("entryId"), item: text("item"), given };
    return giveAsCompany(...caller, { ...entry, files: await files("files") });
  }

  async function sendCertificate() {
    const certificate = { purchaseId, id: newId("entryId"), form: fields(certificateForm) };
    return giveCertificateAsCompany(...caller, { ...certificate, files: await files("files") });
  }

  return {
    stage: { do: saveStage, notice: "stage-saved", to: listOr(form.get("backTo"), here) },
    notes: {
      do: () => addPurchaseNote(...caller, { purchaseId, noteId: newId("noteId"), text: text("notes") }),
      notice: "note-saved",
    },
    assign: {
      act: "hand_over",
      do: () => assignPurchases(...caller, { purchaseIds: [purchaseId], to: text("to") || null }),
      notice: "lead-assigned",
    },
    reached: { answer: noteReached },
    "call-again": { do: saveNextAct, notice: "next-act-set" },
    "next-act": { do: saveNextAct, notice: "next-act-set" },
    "act-done": { do: () => finishNextAct(...caller, { purchaseId, id: id("actId") }) },
    "job-value": {
      do: () => saveJobValue(...caller, { purchaseId, jobValue: text("jobValue") }),
      notice: "job-value-saved",
    },
    attempt: { do: noteAttempt },
    "offer-times": { do: offer, to: `${here}#appointments` },
    "take-time": {
      do: () => takeProposedTime(...caller, { id: id("appointmentId"), startsAt: new Date(text("time")) }),
      to: `${here}#appointments`,
    },
    "cancel-times": { do: () => cancelAsCompany(...caller, id("appointmentId")), to: `${here}#appointments` },
    "withdraw-quote": { do: () => withdrawQuote(...caller, id("quoteId")) },
    "send-again": { do: () => sendQuoteAgain(...caller, id("quoteId")), notice: "quote-sent-again" },
    "leave-choice": { do: () => leaveChoice(...caller, purchaseId) },
    certificate: { act: "upkeep", do: sendCertificate, to: `${here}#deposit` },
    handover: { do: give, to: `${here}#handover` },
    "handover-back": {
      do: () => giveAsCompany(...caller, { purchaseId, id: newId("entryId"), item: text("item"), given: undefined }),
      to: `${here}#handover`,
      beside: "handover",
    },
    stop: { do: () => confirmStop(...caller, { purchaseId, keptByLaw: text("keptByLaw") }) },
    report: {
      do: () => reportLead(...caller, { purchaseId, requestId: id("requestId"), form: fields(reportForm) }),
      notice: "lead-reported",
    },
  } satisfies Intents;
}

/** Back to the list of bought leads that held the form, with its filter. */
export function listOr(backTo: FormDataEntryValue | null, otherwise: string): string {
  const address = safeReturn(backTo);
  return address.startsWith("/leads?") ? address : otherwise;
}
