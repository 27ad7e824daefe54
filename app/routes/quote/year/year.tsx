import { Form, Link, redirect } from "react-router";
import { YearResult } from "#app/routes/quote/year/year-result.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { domainContext } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { parseForm, readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { dayInWords } from "#content/proofs.ts";
import { DomainError } from "#domain/errors.ts";
import { giveReading } from "#domain/projects/finish-work.ts";
import { readingForm } from "#domain/projects/outcome-form.ts";
import { outcomeOfProject } from "#domain/projects/outcomes.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/year.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "After a year - Your project",
    description: "What your system made or used in its first year, compared with what the quote promised.",
    path: "",
    hidden: true,
  });

/** `work` is null before the work is finished, and where its quote promised nothing for a year. */
export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const outcome = await outcomeOfProject(domain, params.token);
  if (!outcome?.year) return { work: null, isFinished: outcome !== undefined };
  const { finishedOn, readFrom, year } = outcome;
  return { work: { finishedOn, readFrom, year, today: londonDay(domain.now) }, isFinished: true };
});

export const action = withErrorPage(async ({ request, context, params }: Route.ActionArgs) => {
  const form = await readForm(request);
  const domain = domainContext(context);
  const parsed = parseForm(readingForm(domain.now), form);
  if (!parsed.ok) return failedForm(form, { form: "year", errors: parsed.errors });
  try {
    await giveReading(domain, params.token, parsed.value);
  } catch (error) {
    const isExpected =
      error instanceof DomainError && ["project_closed", "conflict", "invalid_input"].includes(error.code);
    if (!isExpected) throw error;
    return failedForm(form, { form: "year", error });
  }
  return redirect(`/requests/${params.token}/year`);
});

export const shouldRevalidate = alsoAfterRefusals;

export default function YearPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const home = `/requests/${params.token}`;
  const state = stateOfForm(useFailedForm(actionData), "year");
  return (
    <div className="wrap page page-narrow stack">
      <p className="small">
        <Link to={home}>Overview</Link>
      </p>
      <div className="card stack">
        <h1>After a year</h1>
        {loaderData.work ? (
          <Reading work={loaderData.work} state={state} home={home} />
        ) : (
          <>
            <FormFailure state={state} idPrefix="year" />
            <p>{loaderData.isFinished ? NOTHING_PROMISED : NOT_FINISHED}</p>
            <div className="btn-row">
              <LinkButton variant="secondary" to={home}>
                Back to my project
              </LinkButton>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

const NOT_FINISHED =
  "A year after the work is finished, we’ll ask you for two meter readings and show you how they compare with what was promised.";
const NOTHING_PROMISED = "The quote for this work made no promise for a year, so there is nothing to compare.";

type Work = NonNullable<Route.ComponentProps["loaderData"]["work"]>;

function Reading({ work, state, home }: { work: Work; state: ReturnType<typeof stateOfForm>; home: string }) {
  const { finishedOn, readFrom, year, today } = work;
  const field = fieldsOf(state, "year");
  const { reading, kind } = year;
  return (
    <>
      {reading && <YearResult year={{ ...year, reading }} />}
      {reading ? (
        <h2>Correct my reading</h2>
      ) : (
        <p>
          The quote promised that it would {kind === "made" ? "make" : "use"} {formatNumber(year.predictedKwh)} kWh in
          its first year. The work was finished on {dayInWords(finishedOn)}.
        </p>
      )}
      {today < readFrom && <p className="muted">{early(readFrom)}</p>}
      <Form method="post" className="stack" noValidate>
        <FormFailure state={state} idPrefix="year" />
        <TextField label="Day of the first reading" {...field("readingFrom", reading?.from)} type="date" required />
        <TextField
          label="Day of the last reading"
          {...field("readingTo", reading?.to)}
          hint={`${limits.readingDaysMin} to ${limits.readingDaysMax} days later.`}
          type="date"
          required
        />
        <TextField
          label="Kilowatt-hours between them"
          {...field("readingKwh", reading ? String(reading.kwh) : "")}
          hint="The last reading minus the first."
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <div className="btn-row">
          <SubmitButton pendingLabel="Saving…">Save my reading</SubmitButton>
          <LinkButton variant="secondary" to={home}>
            Back to my project
          </LinkButton>
        </div>
      </Form>
    </>
  );
}

function early(readFrom: string): string {
  return `We’ll email you on ${dayInWords(readFrom)}, once a full year has passed.`;
}
