import { Form, redirect } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmSubmit } from "#app/ui/confirm-submit.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { Banner } from "#app/ui/notice.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { answering } from "#app/web/answering.ts";
import { domainContext } from "#app/web/context.ts";
import { readForm } from "#app/web/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { labelOf, propertyTypeOptions, timeframeOptions } from "#content/options.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import { closeRequest, confirmRequest, customerRequest } from "#domain/quotes/customer-request.ts";
import type { Route } from "./+types/request.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Your request for quotes",
    description: "Your own private page: confirm your request, see which installers have your details, or close it.",
    path: "",
    hidden: true,
  });

const privateHeaders = { "cache-control": "no-store", "referrer-policy": "same-origin", "x-robots-tag": "noindex" };

/** Not as the headers of the page, which an answer that refuses the link would lack. */
export const middleware: Route.MiddlewareFunction[] = [
  async (_, next) => {
    const response = await next();
    for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value);
    return response;
  },
];

export const loader = answering(async ({ context, params }: Route.LoaderArgs) => {
  const request = await customerRequest(domainContext(context), params.token);
  return { request };
});

export const action = answering(async ({ request, context, params }: Route.ActionArgs) => {
  const form = await readForm(request);
  if (form.get("intent") === "confirm") await confirmRequest(domainContext(context), params.token);
  if (form.get("intent") === "close") await closeRequest(domainContext(context), params.token);
  return redirect(`/requests/${params.token}`);
});

type CustomerRequest = Route.ComponentProps["loaderData"]["request"];

export default function RequestPage({ loaderData: { request } }: Route.ComponentProps) {
  const open = request.status === "unconfirmed" || request.status === "available";
  return (
    <div className="wrap page stack-l">
      <div>
        <h1>Your request for {request.serviceLabel}</h1>
        <p className="muted">
          Sent on {formatDateTime(request.createdAt)}. Only people with this link can open this page, so keep it to
          yourself.
        </p>
      </div>
      <StateBanner request={request} />
      <WhoHasMyDetails request={request} />
      <WhatYouAsked request={request} />
      {open && <CloseForm hasBuyers={request.installers.length > 0} />}
    </div>
  );
}

function StateBanner({ request }: { request: CustomerRequest }) {
  switch (request.status) {
    case "unconfirmed":
      return (
        <Banner
          tone="warn"
          title={`One more step, ${request.firstName}: please confirm`}
          actions={
            <Form method="post">
              <SubmitButton name="intent" value="confirm" pendingLabel="Confirming…">
                Confirm my request
              </SubmitButton>
            </Form>
          }
        >
          <p>Until you confirm, no installer sees anything. After that, up to 3 vetted installers can contact you.</p>
        </Banner>
      );
    case "available":
      return (
        <Banner tone="ok" title="Your request is confirmed">
          <p>
            Vetted installers can see the job, without your contact details. Up to 3 of them will get in touch, usually
            within 24 hours. {placesLeft(request.placesLeft)}
          </p>
        </Banner>
      );
    case "sold":
      return (
        <Banner tone="ok" title="All installers are found">
          <p>{everybodyFound(request.installers.length)} Nobody else will get your details.</p>
        </Banner>
      );
    case "withdrawn":
      return (
        <Banner tone="info" title="This request is closed">
          <p>No further installer can get your details. You can send a new request whenever you like.</p>
        </Banner>
      );
    case "expired":
      return (
        <Banner tone="info" title="This request has ended">
          <p>Requests end after {limits.leadLifetimeDays} days. No further installer can get your details.</p>
        </Banner>
      );
  }
}

function placesLeft(places: number): string {
  return places === 1 ? "1 more installer can still take it." : `${places} installers can still take it.`;
}

function everybodyFound(count: number): string {
  return count === 1
    ? "1 installer has your details."
    : `${count} installers have your details, which is the most there can be.`;
}

function WhoHasMyDetails({ request }: { request: CustomerRequest }) {
  return (
    <Card title="Who has your details">
      {request.installers.length === 0 ? (
        <p>Nobody yet. When an installer takes your request, the company’s name and the time appear here.</p>
      ) : (
        <ul className="stack">
          {request.installers.map((installer) => (
            <li key={installer.since.toISOString()}>
              <b>{installer.companyName}</b> since {formatDateTime(installer.since)}
              <br />
              {installer.phone && (
                <>
                  <a href={`tel:${installer.phone}`}>{nationalPhone(installer.phone)}</a> ·{" "}
                </>
              )}
              {installer.email ? (
                <a href={`mailto:${installer.email}`}>{installer.email}</a>
              ) : (
                "The company has closed its account with us."
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function WhatYouAsked({ request }: { request: CustomerRequest }) {
  const facts = [
    ["Service", request.serviceLabel],
    ["Name", request.name],
    ["Email", request.email],
    ["Phone", request.phone ? nationalPhone(request.phone) : "Not given"],
    ["Postcode", request.postcode],
    ["Property", labelOf(propertyTypeOptions, request.propertyType)],
    ["Timeframe", labelOf(timeframeOptions, request.timeframe)],
    ["Budget", request.budgetRange],
    ["Details", request.message ?? "None"],
  ] as const;
  return (
    <Card title="What you told us" aside={<Badge>{request.confirmedAt ? "Confirmed" : "Not confirmed"}</Badge>}>
      <dl className="facts">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className="small muted">
        Something wrong? Call <a href={site.phoneHref}>{site.phone}</a> or write to{" "}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </Card>
  );
}

function CloseForm({ hasBuyers }: { hasBuyers: boolean }) {
  return (
    <Card title="Close this request">
      <p>
        {hasBuyers
          ? "No further installer will get your details. Those above have them already; tell them if you no longer want to hear from them."
          : "No installer will get your details."}
      </p>
      <Form method="post">
        <ConfirmSubmit
          name="intent"
          value="close"
          variant="danger"
          pendingLabel="Closing…"
          title="Close your request?"
          body={<p>Nobody new gets your details. This cannot be undone, but you can send a new request at any time.</p>}
          confirmLabel="Close my request"
          cancelLabel="Keep it open"
        >
          Close my request
        </ConfirmSubmit>
      </Form>
    </Card>
  );
}
