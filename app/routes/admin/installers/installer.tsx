import { Link } from "react-router";
import { checkFormName } from "#app/routes/admin/installers/check-form-name.ts";
import { ClaimDesk, claimForms } from "#app/routes/admin/installers/claim-desk.tsx";
import { companyPath, companyTabIn, tabsFor } from "#app/routes/admin/installers/company-tabs.ts";
import { DepositsCard } from "#app/routes/admin/installers/deposits-card.tsx";
import { companyButtons, companyNameId, InstallerButtons } from "#app/routes/admin/installers/installer-buttons.tsx";
import { CompanyCard, CoverageCard } from "#app/routes/admin/installers/installer-facts.tsx";
import { GrantCard, NewNote } from "#app/routes/admin/installers/installer-forms.tsx";
import { type InstallerIntent, installerIntents } from "#app/routes/admin/installers/installer-intents.ts";
import {
  DocumentList,
  LedgerList,
  PaymentList,
  PurchaseList,
  RefundList,
} from "#app/routes/admin/installers/installer-lists.tsx";
import { VettingCards } from "#app/routes/admin/installers/installer-vetting.tsx";
import { loadInstaller } from "#app/routes/admin/installers/load-installer.ts";
import { MoreTimeCard } from "#app/routes/admin/installers/more-time.tsx";
import { openingInWords } from "#app/routes/admin/installers/opening-words.ts";
import { ProfileChangeCard } from "#app/routes/admin/installers/profile-change-card.tsx";
import { shownTimeline } from "#app/routes/admin/parts/shown-timeline.ts";
import { Timeline } from "#app/routes/admin/parts/timeline.tsx";
import { EndSessionsLink } from "#app/routes/admin/security/end-sessions-link.tsx";
import { useDesk } from "#app/shell/use-desk.ts";
import { InstallerStatusBadge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatCredits, formatDateTime, formatPence } from "#app/ui/format.ts";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { LinkTabs } from "#app/ui/navigation/tabs.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { actorOf, callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { type FormState, joinTicked } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { failedWords } from "#content/failed-words.ts";
import { requireAdmin } from "#domain/actor.ts";
import { companyTimeline, kindsOfCompany } from "#domain/admin/timeline/timelines.ts";
import type { Route } from "./+types/installer.ts";
import "#app/routes/admin/parts/queue.css";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Installer",
    description: "One company’s vetting, documents, ledger, purchases, payments and notes.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, params, context }: Route.LoaderArgs) => {
  const { adminRoles } = requireAdmin(actorOf(context), "desk");
  const caller = callerOf(context);
  const shown = await loadInstaller(...caller, params.id);
  const tab = companyTabIn(request, adminRoles);
  const of = (asked: Parameters<typeof companyTimeline>[3]) => companyTimeline(...caller, params.id, asked);
  const timeline = tab === "timeline" ? await shownTimeline(request, of, kindsOfCompany(adminRoles)) : null;
  return { ...shown, timeline, tab, tabs: tabsFor(adminRoles) };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const { id } = args.params;
  for (const ticked of ["looked", "technologies"]) joinTicked(posted.form, ticked);
  const { adminRoles } = requireAdmin(actorOf(args.context), "desk");
  const here = companyPath(id, companyTabIn(args.request, adminRoles));
  return answerForm(posted, here, installerIntents(posted, id, here), {
    unexpected: failedWords.changeStatus,
  });
}, "Failed to load admin data.");

export const shouldRevalidate = alsoAfterRefusals;

function whyTitle({ isClosed, isDeclined }: { isClosed: boolean; isDeclined: boolean }): string {
  if (isClosed) return "Account closed";
  return isDeclined ? "Why it was declined" : "Why it is suspended";
}

export default function InstallerPage({ loaderData: shown, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const { company } = shown;
  return (
    <div className="wrap page stack-l">
      <div className="stack">
        <p className="small">
          <Link to="/admin">Installer Management</Link>
        </p>
        <PageHead shown={shown} state={state && isButton(state.form) ? state : undefined} />
        <FormRefusal state={stateOfGone(state, formsOn(shown))} />
        {company.status === "suspended" && company.statusReason && (
          <Notice tone="warn" title={whyTitle(company)}>
            <p className="as-typed">{company.statusReason}</p>
          </Notice>
        )}
      </div>
      <LinkTabs
        label="This company"
        tabs={shown.tabs.map(({ tab, label }) => ({
          label,
          to: companyPath(company.id, tab),
          current: tab === shown.tab,
        }))}
      />
      <TabPanel shown={shown} state={state} />
    </div>
  );
}

type Shown = Route.ComponentProps["loaderData"];
type PanelProps = { shown: Shown; state: ReturnType<typeof useFailedForm> };

function TabPanel(props: PanelProps) {
  const { company, vetting } = props.shown;
  switch (props.shown.tab) {
    case "vetting":
      return vetting && <VettingPanel {...props} vetting={vetting} />;
    case "company":
      return (
        <div className="two">
          <CompanyCard company={company} claims={vetting?.claims} />
          <CoverageCard coverage={company.coverage} />
        </div>
      );
    case "money":
      return <MoneyPanel {...props} />;
    case "timeline":
      return <TimelinePanel {...props} />;
  }
}

function TimelinePanel({ shown: { company, timeline, noteId }, state }: PanelProps) {
  if (!timeline) return null;
  const newest = timeline.page.items[0];
  return (
    <Timeline
      timeline={timeline}
      path={`/admin/installers/${encodeURIComponent(company.id)}`}
      kept={{ tab: "timeline" }}
    >
      {!company.isClosed && (
        <NewNote noteId={noteId} newest={`${newest?.kind} ${newest?.id}`} state={stateOfForm(state, "note")} />
      )}
    </Timeline>
  );
}

/** What decides whether it may buy. */
function VettingPanel({ shown, vetting, state }: PanelProps & { vetting: NonNullable<Shown["vetting"]> }) {
  const { company } = shown;
  const { waitingChange, checklist } = vetting;
  const stateOf = (form: string) => stateOfForm(state, form);
  return (
    <>
      <DepositsCard deposits={shown.deposits} stateOf={stateOf} />
      {waitingChange && <ProfileChangeCard change={waitingChange} stateOf={stateOf} />}
      {!company.isClosed && <ClaimDesk {...vetting} company={company} claimId={shown.claimId} state={state} />}
      <VettingCards {...vetting} state={state} isClosed={company.isClosed} />
      <DocumentList documents={vetting.documents} />
      {!company.isClosed && (
        <MoreTimeCard
          exceptions={vetting.exceptions}
          technologies={checklist.map(({ technology }) => technology)}
          exceptionId={shown.exceptionId}
          state={stateOf("more-time")}
        />
      )}
    </>
  );
}

function MoneyPanel({ shown, state }: PanelProps) {
  const stateOf = (form: string) => stateOfForm(state, form);
  return (
    <>
      {!shown.company.isClosed && <GrantCard grantId={shown.grantId} state={stateOf("grant-with-reason")} />}
      {shown.waitingGrants.length > 0 && <WaitingGrants grants={shown.waitingGrants} />}
      <PurchaseList purchases={shown.purchases} />
      <RefundList refunds={shown.refunds} />
      <PaymentList payments={shown.payments} stateOf={stateOf} />
      <LedgerList ledger={shown.ledger} />
    </>
  );
}

/** Given only once somebody else agrees. */
function WaitingGrants({ grants }: { grants: Shown["waitingGrants"] }) {
  return (
    <Card title={`Waiting for a second person (${grants.length})`}>
      <ul className="stack">
        {grants.map(({ id, credits, worthPence, reason, askedAt, askedBy }) => (
          <li key={id} className="break-words">
            {formatCredits(credits)} ({formatPence(worthPence)}): {reason}{" "}
            <span className="small muted">
              Asked {formatDateTime(askedAt)} by {askedBy}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/admin/second-person#grants">Approve or decline</Link>
      </p>
    </Card>
  );
}

type HeadProps = { shown: Shown; state: FormState | undefined };

function PageHead({ shown, state }: HeadProps) {
  const { company, vetting } = shown;
  const may = useDesk();
  return (
    <div className="page-head">
      <div>
        <h1 id={companyNameId(company.id)}>{company.companyName}</h1>
        <p className="standing">
          <InstallerStatusBadge
            status={company.isClosed ? "closed" : company.isDeclined ? "declined" : company.status}
          />{" "}
          {!company.isClosed && <span>{formatCredits(company.credits)}</span>}
          {company.heldCredits > 0 && <span>{formatCredits(company.heldCredits)} held</span>}
        </p>
      </div>
      {vetting && !company.isClosed && company.status !== "suspended" && (
        <p className="small">
          {`${company.status === "pending" ? "Once approved" : "Buying"}: ${openingInWords(vetting.openings)}.`}
        </p>
      )}
      <InstallerButtons
        company={{
          ...company,
          checks: vetting?.vetted ?? null,
          grantId: shown.quickGrantId,
          ...(vetting && { opens: openingInWords(vetting.openings) }),
        }}
        action={companyPath(company.id, shown.tab)}
        state={state}
      />
      {!company.isClosed && (
        <div className="btn-row">
          {may("vetting") && <EndSessionsLink userId={company.id} name={company.companyName} />}
          {may("roles") && (
            <LinkButton variant="secondary" size="tight" to={`/admin/second-person?company=${company.id}`}>
              Help with signing in
            </LinkButton>
          )}
          {may("audit") && (
            <LinkButton
              variant="secondary"
              size="tight"
              to={`/admin/security?account=${encodeURIComponent(company.id)}`}
            >
              Security log
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}

const isButton = (form: string) => companyButtons.some((button) => button === form);

/** The forms of the page as it is now; each shows its own refusal. */
function formsOn({ company, vetting, payments, tab }: Shown): string[] {
  const open = (...forms: (InstallerIntent | `check-${string}` | `claim-${string}`)[]) =>
    company.isClosed ? [] : forms;
  switch (tab) {
    case "vetting": {
      const checks = (vetting?.checklist ?? []).flatMap(({ technology, items }) =>
        items.map(({ check }) => checkFormName(technology, check)),
      );
      return [
        ...companyButtons,
        ...open("more-time", ...checks, ...(vetting ? claimForms({ ...vetting, company }) : [])),
        ...(vetting?.waitingChange ? (["accept-change", "decline-change"] satisfies InstallerIntent[]) : []),
      ];
    }
    case "money": {
      const reversals = payments.filter(({ isReversalOpen }) => isReversalOpen);
      return [...companyButtons, ...open("grant-with-reason"), ...reversals.map(({ id }) => id)];
    }
    case "timeline":
      return [...companyButtons, ...open("note")];
    case "company":
      return [...companyButtons];
  }
}
