import { Form, redirect } from "react-router";
import { LostLinkPage } from "#app/routes/quote/parts/lost-link.tsx";
import { keepPrivate, refuseWriting } from "#app/routes/quote/parts/private-page.ts";
import { closingInWords } from "#app/routes/quote/request/request-ending.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { listInWords } from "#content/planner/figures.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { myWorks } from "#domain/requests/my-works.ts";
import type { Route } from "./+types/close-request.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Close your request?",
    description: "Check before you close your request for quotes. Nothing changes until you click the button.",
    path: "",
    hidden: true,
  });

export const middleware = [keepPrivate, refuseWriting];

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const { serviceLabel, installers, isOver } = await customerRequest(domainContext(context), params.token);
  if (isOver) throw redirect(`/requests/${params.token}`);
  const works = await myWorks(domainContext(context), params.token);
  const others = works.filter(({ isShown }) => !isShown).map(({ name }) => name);
  return { serviceLabel, others, hasBuyers: installers.length > 0 };
});

/** Asks for confirmation where there are no scripts. */
export default function CloseRequestPage({ loaderData, params }: Route.ComponentProps) {
  const back = `/requests/${params.token}`;
  return (
    <div className="wrap page page-narrow">
      <div className="card stack">
        <h1>Close your request?</h1>
        <p>
          Your request for {loaderData.serviceLabel} is still open.
          {loaderData.others.length > 0 && ` Closing it changes nothing for ${listInWords(loaderData.others)}.`}
        </p>
        <p>{closingInWords(loaderData.hasBuyers)} You cannot undo this, but you can send a new request at any time.</p>
        <Form method="post" action={back} className="btn-row">
          <SubmitButton name="intent" value="close" variant="danger" pendingLabel="Closing…">
            Close my request
          </SubmitButton>
          <LinkButton variant="secondary" to={back}>
            Keep it open
          </LinkButton>
        </Form>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LostLinkPage error={error} />;
}
