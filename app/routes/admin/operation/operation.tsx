import { Link } from "react-router";
import { featureSettings } from "#app/routes/admin/operation/feature-settings.ts";
import { FiguresToRenew } from "#app/routes/admin/operation/figures-to-renew.tsx";
import { FailedJobs, MailLog } from "#app/routes/admin/operation/job-tables.tsx";
import { FeatureSettings, OperationState } from "#app/routes/admin/operation/operation-state.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { callerOf, requestContext } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { requireAdmin } from "#domain/actor.ts";
import { figuresToRenew } from "#domain/admin/assumptions/figures-to-renew.ts";
import { failedJobs, mailLog, queueState } from "#domain/admin/jobs/job-log.ts";
import { retryFailedJob } from "#domain/admin/jobs/retry-failed-job.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/operation.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Operation",
    description: "Failed jobs to retry, the email log, and the state of the queue, database and prices.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  requireAdmin(actor, "operation");
  const { searchParams } = new URL(request.url);
  const failedFrom = searchParams.get("failed");
  const mailsFrom = searchParams.get("mails");
  const onlyLateMails = searchParams.get("only") === "mails";
  const asked = performance.now();
  const queue = await queueState(domain, actor);
  const answeredInMilliseconds = Math.ceil(performance.now() - asked);
  const { sourceName, lastUpdated, indicative } = context.get(requestContext).prices();
  return {
    queue,
    answeredInMilliseconds,
    prices: { sourceName, lastUpdated, indicative },
    failed: await failedJobs(domain, actor, { cursor: failedFrom, onlyLateMails }),
    onlyLateMails,
    mails: await mailLog(domain, actor, mailsFrom),
    figures: figuresToRenew(domain, actor),
    settings: featureSettings(),
    isContinued: { failed: failedFrom !== null, mails: mailsFrom !== null },
    now: domain.now,
  };
}, "Failed to load admin data.");

/** Job numbers as we write them: no leading zero, and nothing too large for the database. */
const JOB_NUMBER = /^[1-9]\d{0,14}$/;

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const { caller, text } = posted;
  const beside = text("id");
  const retry = () => {
    if (!JOB_NUMBER.test(text("id"))) throw new DomainError("not_found");
    return retryFailedJob(...caller, Number(text("id")));
  };
  return answerForm(posted, "/admin/operation", { retry: { do: retry, notice: "job-queued" } }, { beside });
});

export const shouldRevalidate = alsoAfterRefusals;

export default function OperationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { queue, answeredInMilliseconds, prices, failed, onlyLateMails, mails, figures, settings, isContinued, now } =
    loaderData;
  const state = useFailedForm(actionData);
  return (
    <section className="stack-l" aria-labelledby="operation-title">
      <h1 id="operation-title">Operation</h1>
      <OperationState queue={queue} prices={prices} answeredInMilliseconds={answeredInMilliseconds} now={now} />
      <section className="stack" aria-labelledby="failed">
        <h2 className="h3" id="failed">
          {onlyLateMails ? `Failed emails of the last ${limits.failedMailsToldDays} days` : "Failed jobs"}
        </h2>
        <p className="small muted">
          {onlyLateMails ? (
            <Link to="/admin/operation#failed">Show all failed jobs</Link>
          ) : (
            `Failed jobs of every type, kept for ${limits.failedJobsKeptDays} days.`
          )}
        </p>
        <FormRefusal
          state={stateOfGone(
            state,
            failed.items.map(({ id }) => String(id)),
          )}
        />
        {failed.items.length > 0 ? (
          <FailedJobs jobs={failed.items} state={state} />
        ) : (
          <p>{onlyLateMails ? "No emails have failed in this time." : "No jobs have failed."}</p>
        )}
        <Pager
          field="failed"
          label={onlyLateMails ? "failed emails" : "failed jobs"}
          next={failed.nextCursor}
          isContinued={isContinued.failed}
          only={onlyLateMails}
        />
      </section>
      <section className="stack" aria-labelledby="mails">
        <h2 className="h3" id="mails">
          Email log
        </h2>
        <p className="small muted">
          “Done” means the email was handed over or was no longer needed. The log goes back{" "}
          {limits.finishedJobsKeptDays} days; failed emails are kept for {limits.failedJobsKeptDays}.
        </p>
        {mails.items.length > 0 ? <MailLog mails={mails.items} /> : <p>No emails have been queued.</p>}
        <Pager field="mails" label="mails" next={mails.nextCursor} isContinued={isContinued.mails} />
      </section>
      <FiguresToRenew figures={figures} />
      <section className="stack" aria-labelledby="settings">
        <h2 className="h3" id="settings">
          Feature settings
        </h2>
        <p className="small muted">You set these where you start the server. You cannot change them here.</p>
        <FeatureSettings settings={settings} />
      </section>
    </section>
  );
}

type PagerProps = {
  field: "failed" | "mails";
  label: string;
  next: string | null;
  isContinued: boolean;
  only?: boolean;
};

function Pager({ field, label, next, isContinued, only = false }: PagerProps) {
  if (!next && !isContinued) return null;
  return (
    <nav className="pager" aria-label={`Pages of ${label}`}>
      {isContinued && (
        <LinkButton variant="secondary" to={`/admin/operation${only ? "?only=mails" : ""}#${field}`}>
          Newest {label}
        </LinkButton>
      )}
      {next && (
        <LinkButton
          variant="secondary"
          to={`/admin/operation?${only ? "only=mails&" : ""}${field}=${encodeURIComponent(next)}#${field}`}
        >
          Older {label}
        </LinkButton>
      )}
    </nav>
  );
}
