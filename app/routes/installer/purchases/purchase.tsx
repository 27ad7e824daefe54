import { randomUUID } from "node:crypto";
import { Link, useSearchParams } from "react-router";
import { AssignCard } from "#app/routes/installer/purchases/assign-card.tsx";
import { AttemptsCard } from "#app/routes/installer/purchases/attempts-card.tsx";
import { CallBand } from "#app/routes/installer/purchases/call-band.tsx";
import { ChosenNotice } from "#app/routes/installer/purchases/chosen-notice.tsx";
import { ContractCard } from "#app/routes/installer/purchases/contract-card.tsx";
import { HandoverCard } from "#app/routes/installer/purchases/handover-card.tsx";
import { HistoryCard } from "#app/routes/installer/purchases/history-card.tsx";
import { LostQuestion } from "#app/routes/installer/purchases/lost-question.tsx";
import { OutcomeCard } from "#app/routes/installer/purchases/outcome-card.tsx";
import {
  type PurchaseIntent,
  purchaseIntents,
  purchasePath,
} from "#app/routes/installer/purchases/purchase-intents.ts";
import { BriefCard, ContactCard, ToldCard } from "#app/routes/installer/purchases/purchased-facts.tsx";
import { NotesCard } from "#app/routes/installer/purchases/purchased-notes.tsx";
import { ReportCard } from "#app/routes/installer/purchases/purchased-report.tsx";
import { StageCard } from "#app/routes/installer/purchases/purchased-stage.tsx";
import { QuotesCard } from "#app/routes/installer/purchases/quotes-card.tsx";
import { ReportBadge } from "#app/routes/installer/purchases/report-badge.tsx";
import { StopNotice } from "#app/routes/installer/purchases/stop-notice.tsx";
import { TimesCard } from "#app/routes/installer/purchases/times-card.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { PlanCard } from "#app/ui/plan-card.tsx";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { idOf } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { handoverOfCompany } from "#domain/handover/handover.ts";
import { purchasePage } from "#domain/projects/purchase-page.ts";
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
  return {
    ...(await purchasePage(domain, actor, idOf(params))),
    handover: await handoverOfCompany(domain, actor, idOf(params)),
    now: domain.now,
    // Ids of what may be written here, so that clicking twice writes once.
    offerId: randomUUID(),
    attemptId: randomUUID(),
    noteId: randomUUID(),
    requestId: randomUUID(),
    entryId: randomUUID(),
  };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args, "files");
  const purchaseId = idOf(args.params);
  return answerForm(posted, purchasePath(purchaseId), purchaseIntents(posted, purchaseId));
});

export const shouldRevalidate = alsoAfterRefusals;

const FORMS: readonly PurchaseIntent[] = [
  "stage",
  "assign",
  "notes",
  "report",
  "stop",
  "attempt",
  "offer-times",
  "handover",
];

export default function PurchasePage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    lead,
    notes,
    noteId,
    report,
    readOnly,
    requestId,
    stop,
    quotes,
    outcome,
    attempts,
    attemptId,
    handover,
    contracts,
    ...times
  } = loaderData;
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
      <FormRefusal state={stateOfGone(state, FORMS)} />
      {stop && <StopNotice stop={stop} firstName={lead.contact.name} state={stateOfForm(state, "stop")} />}
      {isAskedLost && !readOnly && <LostQuestion quotes={quotes} lead={lead} state={stateOfForm(state, "stage")} />}
      {quotes.some(({ status }) => status === "chosen") && !lead.endedAt && !outcome && (
        <ChosenNotice name={lead.contact.name} readOnly={readOnly} />
      )}
      {!readOnly && attempts.length === 0 && <CallBand lead={lead} now={now} />}
      <div className="two">
        <div className="stack">
          <ContactCard lead={lead} />
          <ToldCard lead={lead} />
          <BriefCard lead={lead} readOnly={readOnly} />
          <PlanCard plan={lead.plan} />
          <NotesCard notes={notes} noteId={noteId} readOnly={readOnly} state={stateOfForm(state, "notes")} />
        </div>
        <div className="stack">
          {outcome && <OutcomeCard outcome={outcome} />}
          {contracts.length > 0 && <ContractCard contracts={contracts} />}
          <MessagesCard purchaseId={lead.purchaseId} canWrite={!readOnly && !lead.endedAt} />
          <TimesCard
            appointments={appointments}
            offerId={offerId}
            canOffer={!readOnly && !lead.endedAt}
            state={stateOfForm(state, "offer-times")}
          />
          <HandoverCard
            rows={handover}
            entryId={loaderData.entryId}
            canGive={!readOnly && !lead.endedAt}
            state={stateOfForm(state, "handover")}
            now={now}
          />
          <QuotesCard quotes={quotes} now={now} purchaseId={lead.purchaseId} canQuote={!readOnly && !lead.endedAt} />
          <StageCard lead={lead} readOnly={readOnly} state={isAskedLost ? undefined : stateOfForm(state, "stage")} />
          <AssignCard
            lead={lead}
            colleagues={loaderData.colleagues}
            canAssign={loaderData.mayAssign && !readOnly}
            state={stateOfForm(state, "assign")}
          />
          <AttemptsCard
            attempts={attempts}
            attemptId={attemptId}
            lead={lead}
            canLog={!readOnly && !lead.endedAt}
            state={stateOfForm(state, "attempt")}
          />
          <HistoryCard {...loaderData} />
        </div>
      </div>
      <ReportCard
        report={report}
        requestId={requestId}
        readOnly={readOnly}
        priceCredits={lead.priceCredits}
        state={stateOfForm(state, "report")}
      />
    </div>
  );
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
