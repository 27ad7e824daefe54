import { useSearchParams } from "react-router";
import { CHOSEN_FORM, DecidedTogether } from "#app/routes/admin/refunds/decide-chosen.tsx";
import { RefundQueue } from "#app/routes/admin/refunds/refund-queue.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Day } from "#app/ui/day.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { ListHead } from "#app/ui/tables/list-head.tsx";
import { callerOf, requestContext } from "#app/web/context.ts";
import { counted } from "#app/web/counted.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { type FormState, readUuid } from "#app/web/forms/form.ts";
import { answerForm, type Posted, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { leadOutcomeOptions } from "#content/lead-outcomes.ts";
import { refundReasonLabel } from "#content/refund-reasons.ts";
import { acceptReport, declineReport } from "#domain/lead-reports/decide-report.ts";
import { decideReports } from "#domain/lead-reports/decide-reports.ts";
import { type DecidedReport, decidedReports, openReports } from "#domain/lead-reports/reported-leads.ts";
import type { Route } from "./+types/refunds.ts";
import "#app/routes/admin/parts/queue.css";

const columns: Column<DecidedReport>[] = [
  { key: "company", header: "Company", rowHeader: true, cell: ({ companyName }) => companyName },
  { key: "lead", header: "Lead", phone: "line", cell: ({ serviceLabel, location }) => `${serviceLabel}, ${location}` },
  { key: "reason", header: "Reported as", phone: "line", cell: ({ reason }) => refundReasonLabel(reason) },
  {
    key: "outcome",
    header: "Outcome",
    phone: "end",
    cell: ({ status, decisionReason }) => (
      <>
        <Badge tone={status === "accepted" ? "info" : "plain"}>{status === "accepted" ? "Accepted" : "Declined"}</Badge>
        {decisionReason && <span className="sub">{decisionReason}</span>}
      </>
    ),
  },
  { key: "by", header: "Decided by", phone: "hidden", cell: ({ decidedBy }) => decidedBy },
  { key: "when", header: "Decided", phone: "end", cell: ({ decidedAt }) => <Day when={decidedAt} /> },
];

function RefundDecisions({ refunds }: { refunds: readonly DecidedReport[] }) {
  return <DataTable caption="Latest decisions" columns={columns} rows={refunds} rowKey={({ id }) => id} />;
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Refunds",
    description: "Bad leads that installers have reported, with the evidence, to accept or decline.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  return { open: await openReports(domain, actor), decided: await decidedReports(domain, actor), now: domain.now };
}, "Failed to load admin data.");

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const { caller, form, context, text, id } = posted;
  // Without a choice the lead is kept.
  const outcome = leadOutcomeOptions.find(({ value }) => value === form.get("lead"))?.value ?? "keep";
  const reason = text("reason");
  const accept = () => acceptReport(...caller, { requestId: id("id"), outcome });
  const decline = () => declineReport(...caller, { requestId: id("id"), reason });
  const beside = text("id");
  return answerForm(posted, "/admin/refunds", {
    accept: { do: () => counted(context, "refund", accept, () => "accepted"), notice: "refund-accepted", beside },
    decline: { do: () => counted(context, "refund", decline, () => "declined"), notice: "refund-declined", beside },
    "accept-chosen": { answer: () => decideChosen(posted, "accepted"), beside: CHOSEN_FORM },
    "decline-chosen": { answer: () => decideChosen(posted, "declined"), beside: CHOSEN_FORM },
  });
});

async function decideChosen({ caller, form, context, text }: Posted, deed: "accepted" | "declined") {
  const chosen = form.getAll("reports").map(String);
  // As the page shows them again should this fail.
  form.set("reports", chosen.join(" "));
  const { decided, left } = await decideReports(...caller, {
    requestIds: chosen.filter((id) => readUuid(id)),
    decision: deed === "accepted" ? { accept: true } : { accept: false, reason: text("reason") },
  });
  const { observe } = context.get(requestContext);
  for (const outcome of [...decided.map(() => deed), ...left.map(({ why }) => why)]) observe.outcome("refund", outcome);
  return { deed, decided: decided.length, left };
}

export const shouldRevalidate = alsoAfterRefusals;

export default function RefundsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { open, decided, now } = loaderData;
  const [asked] = useSearchParams();
  const together = actionData && "deed" in actionData ? actionData : undefined;
  const state = useFailedForm(together ? undefined : (actionData as FormState | undefined));
  return (
    <div className="stack-l">
      <section className="stack-s" aria-labelledby="open-title">
        <ListHead id="open-title" title={`Refund requests (${formatNumber(open.total)} open)`} />
        <FormRefusal
          state={stateOfGone(state, open.items.length > 0 ? [CHOSEN_FORM, ...open.items.map(({ id }) => id)] : [])}
        />
        {together && <DecidedTogether {...together} known={[...open.items, ...decided]} />}
        {open.items.length === 0 ? (
          <EmptyState
            title="Nothing to decide"
            actions={
              <LinkButton variant="secondary" to="/admin/work">
                See what else needs doing
              </LinkButton>
            }
          >
            When an installer reports a bad lead, it appears here with what we know about it.
          </EmptyState>
        ) : (
          <RefundQueue refunds={open.items} open={asked.get("report")} now={now} state={state} />
        )}
      </section>
      {decided.length > 0 && (
        <section className="stack" aria-labelledby="decided-title">
          <h2 id="decided-title">Decided</h2>
          <RefundDecisions refunds={decided} />
        </section>
      )}
    </div>
  );
}
