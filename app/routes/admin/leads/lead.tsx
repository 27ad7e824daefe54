import { Form, Link } from "react-router";
import { LeadEdit } from "#app/routes/admin/leads/lead-edit.tsx";
import {
  AskedNotice,
  CustomerCard,
  DuplicatesNotice,
  HeldNotice,
  RequestCard,
} from "#app/routes/admin/leads/lead-facts.tsx";
import { LeadStatusBadge } from "#app/routes/admin/leads/lead-status.tsx";
import { ProjectStateBadge } from "#app/routes/admin/parts/project-state-badge.tsx";
import { ReasonForm } from "#app/routes/admin/parts/reason-form.tsx";
import { shownTimeline } from "#app/routes/admin/parts/shown-timeline.ts";
import { Timeline } from "#app/routes/admin/parts/timeline.tsx";
import { Day } from "#app/ui/day.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { LinkTabs } from "#app/ui/navigation/tabs.tsx";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { type FormState, idOf } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { editLead } from "#domain/admin/leads/edit-lead.ts";
import { leadEditForm } from "#domain/admin/leads/lead-edit-form.ts";
import { type LeadFile, leadFile } from "#domain/admin/leads/lead-file.ts";
import { resumeLead } from "#domain/admin/leads/resume-lead.ts";
import { withdrawLead } from "#domain/admin/leads/withdraw-lead.ts";
import { KINDS_OF_LEAD, leadTimeline } from "#domain/admin/timeline/timelines.ts";
import { eraseCustomer } from "#domain/leads/erase-customer.ts";
import { stopForCaller } from "#domain/projects/stop-everything.ts";
import type { Route } from "./+types/lead.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Lead",
    description: "One lead: what the customer told us, its history and what you can change.",
    path: "",
    hidden: true,
  });

/** "customer" in an address: the timeline of all leads of the same customer. */
const WHOLE = "customer";

export const loader = withErrorPage(async ({ request, params, context }: Route.LoaderArgs) => {
  const caller = callerOf(context);
  const id = idOf(params);
  const whole = new URL(request.url).searchParams.get("of") === WHOLE;
  return {
    file: await leadFile(...caller, id),
    whole,
    timeline: await shownTimeline(request, (asked) => leadTimeline(...caller, id, { ...asked, whole }), KINDS_OF_LEAD),
  };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const leadId = idOf(args.params);
  const posted = await postedForm(args);
  const { caller, text, fields } = posted;
  const reason = text("reason");
  return answerForm(posted, `/admin/leads/${leadId}`, {
    withdraw: { do: () => withdrawLead(...caller, { leadId, reason }), notice: "lead-withdrawn" },
    stop: { do: () => stopForCaller(...caller, { leadId, reason }), notice: "stopped-for-caller" },
    resume: { do: () => resumeLead(...caller, leadId), notice: "lead-resumed" },
    erase: { do: () => eraseCustomer(...caller, { leadId, reason }), notice: "customer-erased" },
    edit: {
      do: () => editLead(...caller, { leadId, fingerprint: text("fingerprint"), form: fields(leadEditForm) }),
      notice: "lead-saved",
    },
  });
});

export const shouldRevalidate = alsoAfterRefusals;

export default function LeadPage({ loaderData: { file, timeline, whole }, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const { lead } = file;
  const withdrawing = stateOfForm(state, "withdraw");
  const erasing = stateOfForm(state, "erase");
  const stopping = stateOfForm(state, "stop");
  return (
    <section className="stack" aria-labelledby="lead-title">
      <p className="small">
        <Link to="/admin/leads/all">All leads</Link>
      </p>
      <div className="head-row">
        <h1 id="lead-title">
          {lead.customer.name}: {lead.serviceLabel} <LeadStatusBadge status={lead.status} />
        </h1>
        {file.project && <ProjectState project={file.project} />}
        <div className="btn-row">
          <FormRefusal state={withdrawing ?? stopping ?? erasing} />
          {file.canResume && <Resume />}
          {file.canWithdraw && <Withdraw lead={lead} state={withdrawing} />}
          {file.canStop && <Stop lead={lead} state={stopping} />}
          {!lead.anonymisedAt && <Erase lead={lead} state={erasing} />}
        </div>
      </div>
      <FormRefusal state={stateOfGone(state, ["withdraw", "stop", "erase", "edit"])} />
      <DuplicatesNotice duplicates={file.duplicates} />
      {file.isHeld && <HeldNotice />}
      {lead.contactAskedAt && <AskedNotice lead={lead} askedAt={lead.contactAskedAt} />}
      <div className="two">
        <div className="stack">
          <CustomerCard lead={lead} />
          <RequestCard file={file} />
        </div>
        <LeadEdit key={file.fingerprint} file={file} state={stateOfForm(state, "edit")} />
      </div>
      <Timeline timeline={timeline} path={`/admin/leads/${lead.id}`} kept={whole ? { of: WHOLE } : {}}>
        <WhoseTimeline id={lead.id} whole={whole} />
        <Alerts alerts={file.alerts} />
      </Timeline>
    </section>
  );
}

/** Of this lead, or of everything that its customer asked for. */
function WhoseTimeline({ id, whole }: { id: string; whole: boolean }) {
  const path = `/admin/leads/${id}`;
  return (
    <LinkTabs
      label="Whose timeline"
      tabs={[
        { label: "This lead", to: path, current: !whole },
        { label: "This customer", to: `${path}?of=${WHOLE}`, current: whole },
      ]}
    />
  );
}

function Alerts({ alerts }: Pick<LeadFile, "alerts">) {
  return (
    <p className="muted small">
      Alerts to installers: {formatNumber(alerts.sent)} sent, {formatNumber(alerts.waiting)} waiting,{" "}
      {formatNumber(alerts.failed)} failed. Mails of the last weeks are listed; older ones are not kept.
    </p>
  );
}

function ProjectState({ project: { status, statusChangedAt } }: { project: NonNullable<LeadFile["project"]> }) {
  return (
    <p className="small muted">
      Project: <ProjectStateBadge status={status} /> since <Day when={statusChangedAt} />
    </p>
  );
}

function Resume() {
  return (
    <Form method="post" preventScrollReset>
      <SubmitButton
        name="intent"
        value="resume"
        variant="secondary"
        size="tight"
        pendingLabel="Putting back…"
        intent={{ name: "intent", value: "resume" }}
      >
        Put back on sale
      </SubmitButton>
    </Form>
  );
}

/** Where a decision about the lead goes, and what on the page names the lead. */
function formOn({ id }: { id: string }) {
  return { action: `/admin/leads/${id}`, subject: { field: "leadId", id, nameId: "lead-title" } };
}

function Withdraw({ lead, state }: { lead: LeadFile["lead"]; state: FormState | undefined }) {
  return (
    <ReasonForm
      {...formOn(lead)}
      intent="withdraw"
      label="Withdraw"
      title="Withdraw this lead?"
      consequence="No more installers will be able to buy it. Installers who have bought it keep it. We do not email anyone."
      reasonLabel="Reason, kept in the audit log"
      confirmLabel="Withdraw lead"
      state={state}
    />
  );
}

function Stop({ lead, state }: { lead: LeadFile["lead"]; state: FormState | undefined }) {
  return (
    <ReasonForm
      {...formOn(lead)}
      intent="stop"
      label="Stop for the caller"
      title="Stop everything for this customer?"
      consequence="For customers who ask us to. All works of this request leave sale. Every company that has the details is told to stop and delete them, and gets back credits it spent in the last day. You cannot undo this."
      reasonLabel="Reason, kept in the audit log"
      confirmLabel="Stop everything"
      state={state}
    />
  );
}

function Erase({ lead, state }: { lead: LeadFile["lead"]; state: FormState | undefined }) {
  return (
    <ReasonForm
      {...formOn(lead)}
      intent="erase"
      label="Erase this customer"
      title="Erase this customer?"
      consequence="We’ll remove the name, contact details, message and all notes from this lead and every other lead with the same email address. We’ll close open requests and ask companies that bought them to delete what they hold. Purchases and the ledger are kept. You cannot undo this."
      reasonLabel="Reason, kept in the audit log: nothing about the customer"
      confirmLabel="Erase this customer"
      state={state}
    />
  );
}
