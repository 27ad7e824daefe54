import { Form, redirect } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { formatDate, formatDateTime } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { confirmDataRequest, dataLink } from "#domain/personal-data/data-requests.ts";
import type { Route } from "./+types/your-data.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Your data", description: "A copy of all that we hold about you.", path: "", hidden: true });

export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "same-origin" };
}

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => ({
  link: await dataLink(domainContext(context), params.token),
  token: params.token,
}));

export const action = withErrorPage(async ({ context, params }: Route.ActionArgs) => {
  await confirmDataRequest(domainContext(context), params.token);
  return redirect(`/data/${encodeURIComponent(params.token)}`);
});

/** Programs that look for harm in mails open links, so opening this one neither confirms nor downloads. */
export default function YourDataPage({ loaderData: { link, token } }: Route.ComponentProps) {
  return (
    <div className="wrap page page-narrow">
      <div className="card stack">
        {link.state === "to-confirm" && (
          <Form method="post" className="stack">
            <h1>Is this your address?</h1>
            <p>
              Someone asked for a copy of everything we hold about the address to which we wrote. Confirm that it is
              yours, and we’ll send the file there by {formatDate(link.answerBy)}.
            </p>
            <div>
              <SubmitButton pendingLabel="Confirming…">Yes, it is mine</SubmitButton>
            </div>
            <p className="muted">If you did not ask, close this page. Nothing is sent.</p>
          </Form>
        )}
        {link.state === "confirmed" && (
          <>
            <h1>Thank you, we know it is you</h1>
            <p>We’ll send a link to your file to that address by {formatDate(link.answerBy)}.</p>
          </>
        )}
        {link.state === "ready" && (
          <form method="post" action={`/data/${encodeURIComponent(token)}/file`} className="stack">
            <h1>Your data is ready</h1>
            <p>
              One file (JSON), which any text editor opens. This link works once, until {formatDateTime(link.until)}.
            </p>
            <div>
              <Button type="submit">Download my data</Button>
            </div>
          </form>
        )}
        {(link.state === "fetched" || link.state === "expired") && (
          <>
            <h1>{link.state === "fetched" ? "The file was downloaded" : "This link has ended"}</h1>
            <p>
              A link works once. {link.state === "fetched" && "If that wasn’t you, tell us at once. "}Reply to our email
              if you need another.
            </p>
          </>
        )}
      </div>
    </div>
  );
}
