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
import { alertChoiceOf, chooseAlertsByLink, type Wishes } from "#domain/alerts/my-wishes.ts";
import { alertsForm } from "#domain/alerts/news-form.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/alerts.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Lead alerts",
    description:
      "Choose how often we email you about new leads in your company’s area: straight away, once a day or never.",
    path: "",
    hidden: true,
  });

export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "same-origin" };
}

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const link = linkOf(request, domain.now);
  const choice = link.state === "ended" ? undefined : await alertChoiceOf(domain, link.memberId);
  return data({ choice }, { status: choice ? 200 : 410 });
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
  const saved = await chooseAlertsByLink(domain, link.memberId, parsed.data.alerts);
  // No redirect: mail programs need not follow one.
  return data({ saved }, { status: saved ? 200 : 410 });
});

function linkOf(request: Request, now: Date) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const link = readAlertLink(token, keyFor(env().SESSION_SECRET, "alert links"), now);
  if (link.state === "unknown") throw new DomainError("link_invalid");
  return link;
}

const options: readonly { value: Wishes["alerts"]; label: string; now: string }[] = [
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
          You get {current} for {companyName}.
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
          When you are signed in, you can also change this under <a href="/account/notices#alerts">Notices</a>. Your
          colleagues choose their own.
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
        The links in our lead alerts work for {limits.alertLinkDays} days, and no longer than you are in the company.
        Use the link in a newer email, or sign in and choose how often we email you under Notices.
      </p>
      <div className="btn-row">
        <LinkButton to="/account/notices#alerts">Choose under Notices</LinkButton>
      </div>
    </div>
  );
}
