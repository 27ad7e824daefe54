import { randomUUID } from "node:crypto";
import { Link, redirect, useSearchParams } from "react-router";
import { AttemptsCard } from "#app/routes/installer/purchases/attempts-card.tsx";
import { CallBand } from "#app/routes/installer/purchases/call-band.tsx";
import { ChosenNotice } from "#app/routes/installer/purchases/chosen-notice.tsx";
import { HistoryCard } from "#app/routes/installer/purchases/history-card.tsx";
import { LostQuestion } from "#app/routes/installer/purchases/lost-question.tsx";
import { OutcomeCard } from "#app/routes/installer/purchases/outcome-card.tsx";
import { ContactCard, ToldCard } from "#app/routes/installer/purchases/purchased-facts.tsx";
import { NotesCard } from "#app/routes/installer/purchases/purchased-notes.tsx";
import { ReportCard } from "#app/routes/installer/purchases/purchased-report.tsx";
import { StageCard } from "#app/routes/installer/purchases/purchased-stage.tsx";
import { ReportBadge } from "#app/routes/installer/purchases/purchased-table.tsx";
import { QuotesCard } from "#app/routes/installer/purchases/quotes-card.tsx";
import { StopNotice } from "#app/routes/installer/purchases/stop-notice.tsx";
import { TimesCard } from "#app/routes/installer/purchases/times-card.tsx";
import { BriefFacts } from "#app/ui/brief-facts.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDate } from "#app/ui/format.ts";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { PlanCard } from "#app/ui/plan-card.tsx";
import { withNotice } from "#app/web/addresses/notice-address.ts";
import { safeReturn } from "#app/web/addresses/safe-return.ts";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { parseForm, readForm } from "#app/web/forms/form.ts";
import { idIn, idOf, readUuid } from "#app/web/forms/read-uuid.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { briefInWords } from "#content/brief/words.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import { purchaseAppointments } from "#domain/appointments/appointments.ts";
import { cancelAsCompany, offerTimes } from "#domain/appointments/offer-times.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { reportForm } from "#domain/lead-reports/report-form.ts";
import { reportLead } from "#domain/lead-reports/report-lead.ts";
import { myReport } from "#domain/lead-reports/report-on.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import { threadOfCompany } from "#domain/messages/read-thread.ts";
import { confirmStop } from "#domain/projects/confirm-stop.ts";
import { leaveChoice } from "#domain/projects/leave-choice.ts";
import { logAttempt, myAttempts } from "#domain/projects/log-contact-attempt.ts";
import { outcomeOfMyPurchase } from "#domain/projects/outcomes.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { stopOfMyPurchase } from "#domain/projects/stop-requests.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { addPurchaseNote, purchaseNotes } from "#domain/purchases/purchase-notes.ts";
import { purchaseQuotes } from "#domain/quotes/purchase-quotes.ts";
import { sendQuoteAgain } from "#domain/quotes/send-again.ts";
import { withdrawQuote } from "#domain/quotes/withdraw-quote.ts";
import { londonMoment } from "#domain/time/calendar.ts";
import type { Route } from "./+types/purchase.ts";
import "#app/routes/admin/parts/queue.css";
import "./purchases.css";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Purchased Lead",
    description: "A lead you have bought: contact details, stage, notes and how to report it.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ params, context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  const id = idOf(params);
  const lead = await myPurchase(domain, actor, id);
  const thread = await threadOfCompany(domain, actor, id, { marksRead: false });
  return {
    lead,
    notes: await purchaseNotes(domain, actor, id),
    report: await myReport(domain, actor, id),
    stop: await stopOfMyPurchase(domain, actor, id),
    quotes: await purchaseQuotes(domain, actor, id),
    appointments: await purchaseAppointments(domain, actor, id),
    offerId: randomUUID(),
    messages: thread.messages.map(({ from, sentAt }) => ({ from, sentAt })),
    attempts: await myAttempts(domain, actor, id),
    attemptId: randomUUID(),
    now: domain.now,
    outcome: await outcomeOfMyPurchase(domain, actor, id),
    readOnly: requireInstaller(actor).status !== "approved",
    // Ids of what may be written here, so that pressing twice makes one report and one note.
    noteId: randomUUID(),
    requestId: randomUUID(),
  };
});

export const action = withErrorPage(async ({ request, params, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const [domain, actor] = callerOf(context);
  const purchaseId = idOf(params);
  const here = `/leads/purchases/${purchaseId}`;
  const intent = String(form.get("intent"));
  try {
    switch (intent) {
      case "stage":
        await changeStage(domain, actor, stageIn(form, purchaseId));
        return redirect(withNotice(listOr(form.get("backTo"), here), "stage-saved"));
      case "notes":
        await addPurchaseNote(domain, actor, {
          purchaseId,
          noteId: readUuid(form.get("noteId")) ?? randomUUID(),
          text: String(form.get("notes") ?? ""),
        });
        return redirect(withNotice(here, "note-saved"));
      case "withdraw-quote": {
        const quoteId = idIn(form, "quoteId");
        await withdrawQuote(domain, actor, quoteId);
        return redirect(here);
      }
      case "send-again":
        await sendQuoteAgain(domain, actor, idIn(form, "quoteId"));
        return redirect(withNotice(here, "quote-sent-again"));
      case "offer-times":
        await offerTimes(domain, actor, offeredIn(form, purchaseId));
        return redirect(`${here}#appointments`);
      case "cancel-times": {
        const appointmentId = idIn(form, "appointmentId");
        await cancelAsCompany(domain, actor, appointmentId);
        return redirect(`${here}#appointments`);
      }
      case "attempt":
        await noteAttempt(form, domain, actor, purchaseId);
        return redirect(here);
      case "leave-choice":
        await leaveChoice(domain, actor, purchaseId);
        return redirect(here);
      case "stop":
        await confirmStop(domain, actor, { purchaseId, keptByLaw: String(form.get("keptByLaw") ?? "") });
        return redirect(here);
      case "report": {
        const requestId = readUuid(form.get("requestId"));
        const parsed = parseForm(reportForm, form);
        if (!requestId) throw new DomainError("not_found");
        if (!parsed.ok) return failedForm(form, { form: intent, errors: parsed.errors });
        await reportLead(domain, actor, { purchaseId, requestId, form: parsed.value });
        return redirect(withNotice(here, "lead-reported"));
      }
      default:
        throw new DomainError("not_found");
    }
  } catch (error) {
    if (error instanceof DomainError && error.code === "quote_open") return redirect(`${here}?ask=lost#lost`);
    return failedForm(form, { form: intent, error });
  }
});

function stageIn(form: FormData, purchaseId: string) {
  return { purchaseId, stage: String(form.get("stage")), withdrawing: form.getAll("withdrawing").map(String) };
}

function offeredIn(form: FormData, purchaseId: string) {
  const typed = ["times", "times2", "times3"].map((name) => String(form.get(name) ?? "")).filter((text) => text !== "");
  return {
    ...{ purchaseId, id: readUuid(form.get("offerId")) ?? randomUUID() },
    ...{ kind: String(form.get("kind") ?? ""), minutes: Number(form.get("minutes")), times: typed.map(londonMoment) },
    asksAboutNight: !form.has("unusualHours"),
  };
}

/** A moment without a zone, as browsers send it, is London's. */
function noteAttempt(form: FormData, domain: Context, actor: Actor, purchaseId: string) {
  const typed = String(form.get("triedAt") ?? "");
  const id = readUuid(form.get("attemptId")) ?? randomUUID();
  const triedAt = typed === "" ? domain.now : londonMoment(typed);
  return logAttempt(domain, actor, { purchaseId, id, channel: String(form.get("channel") ?? ""), triedAt });
}

/** Back to the list of bought leads that held the form, with its filter. */
function listOr(backTo: FormDataEntryValue | null, otherwise: string): string {
  const address = safeReturn(backTo);
  return address.startsWith("/leads?") ? address : otherwise;
}

export const shouldRevalidate = alsoAfterRefusals;

export default function PurchasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, notes, noteId, report, readOnly, requestId, stop, quotes, outcome, attempts, attemptId, ...times } =
    loaderData;
  const { appointments, offerId, now } = times;
  const state = useFailedForm(actionData);
  const isAskedLost = useSearchParams()[0].get("ask") === "lost";
  return (
    <div className="wrap page stack">
      <p className="small">
        <Link to="/leads?tab=purchased">My Purchased Leads</Link>
      </p>
      <div className="page-head">
        <div>
          <h1>{lead.contact.name}</h1>
          <p className="muted">
            {lead.serviceLabel}, {lead.location} <ReportBadge lead={lead} />
          </p>
        </div>
      </div>
      <FormRefusal state={stateOfGone(state, ["stage", "notes", "report", "stop", "attempt", "offer-times"])} />
      {stop && <StopNotice stop={stop} firstName={lead.contact.name} state={stateOfForm(state, "stop")} />}
      {isAskedLost && !readOnly && <LostQuestion quotes={quotes} lead={lead} />}
      {quotes.some(({ status }) => status === "chosen") && !lead.endedAt && !outcome && (
        <ChosenNotice name={lead.contact.name} readOnly={readOnly} />
      )}
      {isToCall(loaderData) && <CallBand lead={lead} now={now} />}
      <div className="two">
        <div className="stack">
          <ContactCard lead={lead} />
          <ToldCard lead={lead} />
          <BriefCard lead={lead} />
          <PlanCard plan={lead.plan} />
          <NotesCard {...{ notes, noteId, readOnly }} state={stateOfForm(state, "notes")} />
        </div>
        <div className="stack">
          {outcome && <OutcomeCard outcome={outcome} />}
          <MessagesCard purchaseId={lead.purchaseId} canWrite={!readOnly && !lead.endedAt} />
          <TimesCard
            {...{ appointments, offerId }}
            canOffer={!readOnly && !lead.endedAt}
            state={stateOfForm(state, "offer-times")}
          />
          <QuotesCard {...{ quotes, now }} purchaseId={lead.purchaseId} canQuote={!readOnly && !lead.endedAt} />
          <StageCard lead={lead} readOnly={readOnly} state={stateOfForm(state, "stage")} />
          <AttemptsCard
            {...{ attempts, attemptId, lead }}
            canLog={!readOnly && !lead.endedAt}
            state={stateOfForm(state, "attempt")}
          />
          <HistoryCard {...loaderData} />
        </div>
      </div>
      <ReportCard
        {...{ report, requestId, readOnly }}
        priceCredits={lead.priceCredits}
        state={stateOfForm(state, "report")}
      />
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

/** Whether the customer waits for a first word from this company, and still wants it. */
function isToCall({ lead, attempts, readOnly }: Loaded): boolean {
  const { stage, endedAt, anonymisedAt, closedByCustomerAt } = lead;
  const isGone = endedAt !== null || anonymisedAt !== null || closedByCustomerAt !== null;
  return stage === "new" && attempts.length === 0 && !readOnly && !isGone;
}

function MessagesCard({ purchaseId, canWrite }: { purchaseId: string; canWrite: boolean }) {
  return (
    <Card title="Messages">
      <div className="btn-row">
        <LinkButton variant="secondary" to={`/leads/purchases/${purchaseId}/messages`}>
          {canWrite ? "Messages" : "Read the messages"}
        </LinkButton>
      </div>
    </Card>
  );
}

/** The customer's answers about the home; nothing where there are none. */
function BriefCard({ lead: { brief, briefWrittenAt, serviceType } }: { lead: PurchasedLead }) {
  const parts = brief ? briefInWords(brief, serviceType) : [];
  if (parts.length === 0) return null;
  return (
    <Card
      title="Brief"
      aside={briefWrittenAt && <span className="small muted">Changed {formatDate(briefWrittenAt)}</span>}
    >
      <div className="stack">
        <BriefFacts parts={parts} />
      </div>
    </Card>
  );
}
