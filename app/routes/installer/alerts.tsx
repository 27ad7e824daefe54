import { data, Form, useSearchParams } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { domainContext } from "#app/web/context.ts";
import { readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { env } from "#config/env.ts";
import { keyFor } from "#config/keys.ts";
import { limits } from "#config/limits.ts";
import { readAlertLink } from "#domain/alerts/alert-link.ts";
import { type AlertChoice, alertChoiceOf, chooseAlerts } from "#domain/coverage/choose-alerts.ts";
import { alertsForm } from "#domain/coverage/coverage-form.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/alerts.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Lead alerts",
    description:
      "Choose how often we email your company about new leads in its area: straight away, once a day or never.",
    path: "",
    hidden: true,
  });

export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "same-origin" };
}

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const link = linkOf(request, domain.now);
  if (link.state === "ended") return data({ choice: undefined }, { status: 410 });
  return data({ choice: await alertChoiceOf(domain, link.installerId) });
});

/** Our own buttons send their choice; a mail program that unsubscribes by itself (RFC 8058) sends `One-Click`. */
export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const domain = domainContext(context);
  const link = linkOf(request, domain.now);
  // The page itself says what is wrong with the link.
  if (link.state === "ended") return data({ saved: false }, { status: 410 });
  const form = await readForm(request);
  const isOneClick = form.get("List-Unsubscribe") === "One-Click";
  const parsed = alertsForm.safeParse({ alerts: isOneClick ? "never" : form.get("alerts") });
  if (!parsed.success) throw new DomainError("link_invalid");
  await chooseAlerts(domain, link.installerId, parsed.data.alerts);
  // No redirect: mail programs need not follow one.
  return data({ saved: true });
});

function linkOf(request: Request, now: Date) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const link = readAlertLink(token, keyFor(env().SESSION_SECRET, "alert links"), now);
  if (link.state === "unknown") throw new DomainError("link_invalid");
  return link;
}

const options: readonly { value: AlertChoice; label: string; now: string }[] = [
  { value: "at_once", label: "Email me straight away", now: "an email straight away for each new lead" },
  {
    value: "daily",
    label: "Email me once a day",
    now: `one email a day, at ${limits.dailyAlertsHour}:00 London time, when there is something new`,
  },
  { value: "never", label: "Stop these emails", now: "no emails about new leads" },
];

/** Mail scanners open links, so merely opening this one changes nothing. */
export default function AlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  if (!loaderData.choice) return <LinkEnded />;
  const { companyName, alerts } = loaderData.choice;
  const wanted = parameters.get("choice");
  const others = options.filter(({ value }) => value !== alerts);
  const first = others.find(({ value }) => value === wanted) ?? others.at(-1);
  const current = options.find(({ value }) => value === alerts)?.now;
  return (
    <div className="wrap page page-narrow">
      <div className="card stack">
        <h1>Lead alerts</h1>
        {actionData?.saved && (
          <div role="status">
            <Notice tone="ok" title="Alerts saved">
              <p>Your choice applies from now on.</p>
            </Notice>
          </div>
        )}
        <p>
          {companyName} gets {current}.
        </p>
        <Form method="post" action={`/alerts?${new URLSearchParams({ token: parameters.get("token") ?? "" })}`}>
          <div className="btn-row">
            {others.map(({ value, label }) => (
              <Button
                key={value}
                type="submit"
                name="alerts"
                value={value}
                variant={value === first?.value && !actionData?.saved ? undefined : "secondary"}
              >
                {label}
              </Button>
            ))}
          </div>
        </Form>
        <p className="small muted">
          When you are signed in, you can also change this on your <a href="/profile#alerts">profile</a>, next to your
          area and services.
        </p>
      </div>
    </div>
  );
}

function LinkEnded() {
  return (
    <div className="wrap page page-narrow stack">
      <h1>This link has expired</h1>
      <p>
        The links in our lead alerts work for {limits.alertLinkDays} days. Use the link in a newer email, or sign in and
        choose how often we email you on your profile.
      </p>
      <div className="btn-row">
        <LinkButton to="/profile#alerts">Choose on my profile</LinkButton>
      </div>
    </div>
  );
}
