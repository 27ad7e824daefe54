import { randomUUID } from "node:crypto";
import { RefundsToApprove } from "#app/routes/admin/payments/refunds-to-approve.tsx";
import { GrantsToApprove } from "#app/routes/admin/security/grants-to-approve.tsx";
import { AskRecovery, Recoveries } from "#app/routes/admin/security/recoveries.tsx";
import { secondPersonIntents } from "#app/routes/admin/security/second-person-intents.ts";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { stepUpAsked } from "#app/web/forms/step-up.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import type { Actor } from "#domain/actor.ts";
import { installerFile } from "#domain/admin/installers/installer-file.ts";
import type { Context } from "#domain/context.ts";
import { grantsToApprove } from "#domain/credits/grant-credits.ts";
import { refundsToApprove } from "#domain/payments/decide-refund.ts";
import { mayAdminister } from "#domain/roles.ts";
import { peopleToHelp, waitingRecoveries } from "#domain/team/recovery.ts";
import type { Route } from "./+types/second-person.ts";
import "#app/routes/admin/parts/queue.css";

const PATH = "/admin/second-person";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Second person",
    description: "What one administrator has asked for and another must approve.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const caller = callerOf(context);
  const grants = await grantsToApprove(...caller);
  const refunds = await refundsToApprove(...caller, limits.adminPageSize);
  return { grants, refunds, ...(await ofSignIns(...caller, request)), stepUp: await stepUpAsked(context) };
}, "Failed to load admin data.");

/** For those who may: what waits, and the form for the company in the address. */
async function ofSignIns(domain: Context, actor: Actor, request: Request) {
  if (actor.kind !== "user" || !mayAdminister(actor.adminRoles, "roles")) return { recoveries: [], company: null };
  const id = new URL(request.url).searchParams.get("company");
  const company = id && {
    id,
    name: (await installerFile(domain, actor, id)).companyName,
    people: await peopleToHelp(domain, actor, id),
  };
  return { recoveries: await waitingRecoveries(domain, actor), company: company || null, recoveryId: randomUUID() };
}

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  return answerForm(posted, PATH, secondPersonIntents(posted), { beside: posted.text("id") });
});

export const shouldRevalidate = alsoAfterRefusals;

export default function SecondPersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { grants, refunds, recoveries, company, recoveryId = "", stepUp } = loaderData;
  const state = useFailedForm(actionData);
  const ids = [...grants, ...recoveries].map(({ id }) => id);
  return (
    <div className="stack-l">
      <h1>Second person</h1>
      <FormRefusal state={stateOfGone(state, company ? [...ids, "recovery"] : ids)} />
      {company && (
        <AskRecovery company={company} recoveryId={recoveryId} stepUp={stepUp} state={stateOfForm(state, "recovery")} />
      )}
      {recoveries.length > 0 && <Recoveries recoveries={recoveries} stepUp={stepUp} state={state} />}
      {grants.length > 0 && <GrantsToApprove grants={grants} stepUp={stepUp} state={state} />}
      {refunds.total > 0 && <RefundsToApprove refunds={refunds.oldest} total={refunds.total} />}
      {!company && grants.length + refunds.total + recoveries.length === 0 && (
        <p className="muted">Nothing waits for a second person.</p>
      )}
    </div>
  );
}
