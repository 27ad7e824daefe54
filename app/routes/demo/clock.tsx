import { Form, redirect } from "react-router";
import { demonstrationClock } from "#app/routes/demo/demonstration-clock.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDateTime, formatNumber } from "#app/ui/format.ts";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { fieldErrorsOf, parseForm, readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { answeringJson, isJson, problem, readJson } from "#app/web/problem.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { clockForm } from "#domain/demo/demo-clock.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/clock.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Demonstration clock",
    description:
      "Moves the time of the demonstration on, so that you can see what happens after a day, a week or a month.",
    path: "",
    hidden: true,
  });

export function headers() {
  return { "cache-control": "no-store" };
}

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => demonstrationClock(context).state());

/** A program posts JSON and gets JSON; a page's action could only respond with the page. */
const moveByProgram: Route.MiddlewareFunction = async ({ request, context }, next) => {
  if (request.method !== "POST" || !isJson(request)) return next();
  return moveForProgram({ request, context });
};

export const middleware = [moveByProgram];

const moveForProgram = answeringJson(async ({ request, context }: Pick<Route.ActionArgs, "request" | "context">) => {
  const clock = demonstrationClock(context);
  const parsed = clockForm.safeParse(await readJson(request));
  if (!parsed.success) return problem("invalid_input", undefined, fieldErrorsOf(parsed.error));
  await clock.moveOn(parsed.data.hours);
  return Response.json(clock.state(), { headers: { "cache-control": "no-store" } });
});

export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const { moveOn } = demonstrationClock(context);
  const form = await readForm(request);
  const parsed = parseForm(clockForm, form);
  if (!parsed.ok) return failedForm(form, { errors: parsed.errors });
  try {
    await moveOn(parsed.value.hours);
  } catch (error) {
    if (error instanceof DomainError) return failedForm(form, { error });
    throw error;
  }
  return redirect("/demo/clock", 303);
});

const STEPS = [
  { hours: 1, label: "1 hour on" },
  { hours: 24, label: "1 day on" },
  { hours: 7 * 24, label: "1 week on" },
  { hours: 30 * 24, label: "30 days on" },
];

export default function DemoClockPage({ loaderData: { now, hoursAhead }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap page page-narrow stack">
      <h1>Demonstration clock</h1>
      <p className="muted">
        Moves the time of this demonstration on, for good, so that you can see what happens after a day or a week: links
        that end, mails that remind, leads that expire. Sign-ins and limits of attempts keep the real time.
      </p>
      <Card title="It is now">
        <p>
          <strong>
            <time dateTime={now}>{formatDateTime(now)}</time>
          </strong>
        </p>
        <p className="small muted">
          {hoursAhead === 0 ? "That is the real time." : `${formatNumber(hoursAhead)} hours ahead of the real time.`}
        </p>
      </Card>
      <ErrorSummary errors={actionData?.errors} idPrefix="clock" />
      <Form method="post" className="btn-row">
        {STEPS.map(({ hours, label }) => (
          <Button key={hours} type="submit" name="hours" value={String(hours)} variant="secondary">
            {label}
          </Button>
        ))}
      </Form>
      <Form method="post" className="stack" noValidate>
        <TextField
          label="Hours"
          {...fieldsOf(actionData, "clock")("hours")}
          type="number"
          min={1}
          max={limits.demoClockHoursMax}
        />
        <Button type="submit">Move the clock on</Button>
      </Form>
    </div>
  );
}
