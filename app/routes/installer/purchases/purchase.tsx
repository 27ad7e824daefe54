import { randomUUID } from "node:crypto";
import { Link, useSearchParams } from "react-router";
import { AssignPart } from "#app/routes/installer/purchases/assign-part.tsx";
import { CallAgain } from "#app/routes/installer/purchases/call-again.tsx";
import { ChosenNotice } from "#app/routes/installer/purchases/chosen-notice.tsx";
import { ContractCard } from "#app/routes/installer/purchases/contract-card.tsx";
import { DepositCard } from "#app/routes/installer/purchases/deposit-card.tsx";
import { EarlierAttempt } from "#app/routes/installer/purchases/earlier-attempt.tsx";
import { HandoverCard } from "#app/routes/installer/purchases/handover-card.tsx";
import { HistoryCard } from "#app/routes/installer/purchases/history-card.tsx";
import { JobCard } from "#app/routes/installer/purchases/job-card.tsx";
import { LastMessage } from "#app/routes/installer/purchases/last-message.tsx";
import { LostQuestion } from "#app/routes/installer/purchases/lost-question.tsx";
import { NextActCard } from "#app/routes/installer/purchases/next-act-card.tsx";
import { OutcomeCard } from "#app/routes/installer/purchases/outcome-card.tsx";
import { type PurchaseIntent, purchaseIntents } from "#app/routes/installer/purchases/purchase-intents.ts";
import { purchasePath } from "#app/routes/installer/purchases/purchase-path.ts";
import { BriefCard, ContactCard, ToldCard } from "#app/routes/installer/purchases/purchased-facts.tsx";
import { NotesCard } from "#app/routes/installer/purchases/purchased-notes.tsx";
import { ReportCard } from "#app/routes/installer/purchases/purchased-report.tsx";
import { StagePart } from "#app/routes/installer/purchases/purchased-stage.tsx";
import { QuotesCard } from "#app/routes/installer/purchases/quotes-card.tsx";
import { ReachBand } from "#app/routes/installer/purchases/reach-band.tsx";
import { ReportBadge } from "#app/routes/installer/purchases/report-badge.tsx";
import { StopNotice } from "#app/routes/installer/purchases/stop-notice.tsx";
import { TimesCard } from "#app/routes/installer/purchases/times-card.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PlanCard } from "#app/ui/plan-card.tsx";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { type FormState, idOf } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import { handoverOfCompany } from "#domain/handover/handover.ts";
import { depositOfCompany } from "#domain/handover/my-deposit.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import { purchasePage } from "#domain/projects/purchase-page.ts";
import { nextWorkdayMorning } from "#domain/purchases/next-act.ts";
import type { OwnQuote } from "#domain/quotes/present-to-company.ts";
import { londonClock } from "#domain/time/calendar.ts";
import type { Route } from "./+types/purchase.ts";
import "#app/routes/admin/parts/queue.css";
import "./lead-desk.css";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Purchased Lead",
    description: "A lead you have bought: contact details, stage, notes and how to report it.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ params, context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  const page = await purchasePage(domain, actor, idOf(params));
  return {
    ...page,
    quotes: page.quotes.map(shownQuote),
    handover: await handoverOfCompany(domain, actor, idOf(params)),
    deposit: await depositOfCompany(domain, actor, idOf(params)),
    now: domain.now,
    callAgainAt: londonClock(nextWorkdayMorning(domain.now)),
    /** Of whatever is written here next, so that clicking twice writes once. */
    freshId: randomUUID(),
  };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args, "files");
  const purchaseId = idOf(args.params);
  return answerForm(posted, purchasePath(purchaseId), purchaseIntents(posted, purchaseId), { act: "bought_leads" });
});

export const shouldRevalidate = alsoAfterRefusals;

/** What the cards show of a quote: not its words, which are many. */
function shownQuote({ words, ...quote }: OwnQuote) {
  return { ...quote, isReadable: words !== null };
}

const FORMS: readonly PurchaseIntent[] = [
  "stage",
  "assign",
  "notes",
  "report",
  "stop",
  "reached",
  "attempt",
  "call-again",
  "next-act",
  "job-value",
  "offer-times",
  "handover",
];

export default function PurchasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, report, readOnly, stop, quotes, outcome, contracts, now } = loaderData;
  const state = useFailedForm(actionData);
  const isReported = useSearchParams()[0].get("report") === "wrong_phone";
  const canAct = !readOnly && !lead.endedAt;
  const isReachable = canAct && !lead.anonymisedAt && !lead.closedByCustomerAt;
  return (
    <div className="wrap page stack lead-desk">
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
      <Questions loaderData={loaderData} state={state} />
      {quotes.some(({ status }) => status === "chosen") && !lead.endedAt && !outcome && (
        <ChosenNotice name={lead.contact.name} readOnly={readOnly} />
      )}
      {isReachable && (
        <ReachBand
          lead={lead}
          freshId={loaderData.freshId}
          isTried={loaderData.attempts.length > 0}
          state={stateOfForm(state, "reached")}
          now={now}
        />
      )}
      <div className="desk-row">
        <NextActCard
          {...loaderData}
          dueAt={loaderData.callAgainAt}
          canSet={canAct}
          state={stateOfForm(state, "next-act")}
        />
        <StagePart lead={lead} readOnly={readOnly} state={stateOfForm(state, "stage")} />
        <AssignPart
          lead={lead}
          colleagues={loaderData.colleagues}
          canAssign={loaderData.mayAssign && !readOnly}
          state={stateOfForm(state, "assign")}
        />
      </div>
      <div className="desk-columns">
        <Work loaderData={loaderData} state={state} canAct={canAct} />
        <div className="stack">
          <ToldCard lead={lead} />
          <BriefCard lead={lead} readOnly={readOnly} />
          <PlanCard plan={lead.plan} />
          <ContactCard lead={lead} />
          {contracts.length > 0 && <ContractCard contracts={contracts} />}
          <JobCard lead={lead} canSet={!readOnly} state={stateOfForm(state, "job-value")} />
          <ReportCard
            report={report}
            requestId={loaderData.freshId}
            readOnly={readOnly}
            isEnded={lead.endedAt !== null}
            priceCredits={lead.priceCredits}
            begun={isReported ? wrongNumberOf(lead, now) : undefined}
            state={stateOfForm(state, "report")}
          />
        </div>
      </div>
    </div>
  );
}

type PartProps = { loaderData: Route.ComponentProps["loaderData"]; state: FormState | undefined };

/** What the page asks back: when to call again, or whether Lost is meant and why. */
function Questions({ loaderData, state }: PartProps) {
  const { lead, quotes, readOnly, attempts, callAgainAt, nextAct, readerId, freshId } = loaderData;
  const [asked] = useSearchParams();
  const attempt = attempts.find(({ id }) => id === asked.get("then"));
  if (readOnly) return null;
  return (
    <>
      {asked.get("ask") === "lost" && <LostQuestion quotes={quotes} lead={lead} state={stateOfForm(state, "stage")} />}
      {attempt && (
        <CallAgain
          attempt={attempt}
          purchaseId={lead.purchaseId}
          freshId={freshId}
          userId={readerId}
          dueAt={callAgainAt}
          nextAct={nextAct}
          state={stateOfForm(state, "call-again")}
        />
      )}
    </>
  );
}

/** What the company does about the lead, in the order of a day. */
function Work({ loaderData, state, canAct }: PartProps & { canAct: boolean }) {
  const { lead, readOnly, quotes, messages, notes, outcome, appointments, now } = loaderData;
  // Once the purchase has ended or the details are gone, the address is hidden whether there was one or not.
  const hasPage = lead.contact.email !== null || lead.endedAt !== null || lead.anonymisedAt !== null;
  return (
    <div className="stack">
      {outcome && <OutcomeCard outcome={outcome} />}
      {canAct && !hasPage && (
        <Notice tone="info" title="By phone only">
          <p>
            {lead.contact.name} gave no email address, so there is no page to read quotes, messages or times on. Ring
            them, and send your quote your own way.
          </p>
        </Notice>
      )}
      {hasPage && (
        <>
          <QuotesCard quotes={quotes} now={now} purchaseId={lead.purchaseId} canQuote={canAct} />
          <LastMessage
            purchaseId={lead.purchaseId}
            name={lead.contact.name}
            last={loaderData.lastMessage}
            count={messages.length}
            freshId={loaderData.freshId}
            canWrite={canAct}
          />
        </>
      )}
      <NotesCard notes={notes} noteId={loaderData.freshId} readOnly={readOnly} state={stateOfForm(state, "notes")} />
      {hasPage && (
        <TimesCard
          appointments={appointments}
          offerId={loaderData.freshId}
          canOffer={canAct}
          state={stateOfForm(state, "offer-times")}
        />
      )}
      {loaderData.deposit && (
        <DepositCard
          deposit={loaderData.deposit}
          entryId={loaderData.freshId}
          canAct={canAct}
          state={stateOfForm(state, "certificate")}
        />
      )}
      <HandoverCard
        rows={loaderData.handover}
        entryId={loaderData.freshId}
        canGive={canAct}
        state={stateOfForm(state, "handover")}
        now={now}
      />
      <HistoryCard {...loaderData}>
        {canAct && <EarlierAttempt freshId={loaderData.freshId} lead={lead} state={stateOfForm(state, "attempt")} />}
      </HistoryCard>
    </div>
  );
}

function wrongNumberOf({ contact: { phone } }: PurchasedLead, now: Date) {
  const called = phone === null ? "Called" : `Called ${nationalPhone(phone)}`;
  return { reason: "wrong_phone", note: `${called} on ${formatDateTime(now)}: wrong number.` } as const;
}
