import { Form, redirect } from "react-router";
import { LostLinkPage } from "#app/routes/quote/parts/lost-link.tsx";
import { keepPrivate, refuseWriting } from "#app/routes/quote/parts/private-page.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { domainContext } from "#app/web/context.ts";
import { readForm } from "#app/web/forms/form.ts";
import { markedAddress } from "#app/web/page-mark.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { listInWords } from "#content/planner/figures.ts";
import { eraseMyDetails } from "#domain/requests/erase-my-details.ts";
import { requestsOfWorks } from "#domain/requests/my-works.ts";
import type { Route } from "./+types/delete-details.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Delete your details?",
    description: "Check before we delete your details. Nothing changes until you click the button.",
    path: "",
    hidden: true,
  });

export const middleware = [keepPrivate, refuseWriting];

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const works = await requestsOfWorks(domain, params.token);
  const companies = works.flatMap(({ installers }) => installers.map(({ companyName }) => companyName));
  return {
    services: works.map(({ serviceLabel }) => serviceLabel),
    email: works[0]?.email ?? "",
    companies: [...new Set(companies)],
  };
});

export const action = withErrorPage(async ({ request, context, params }: Route.ActionArgs) => {
  const domain = domainContext(context);
  const scope = (await readForm(request)).get("scope") === "everything" ? "everything" : "request";
  await eraseMyDetails(domain, params.token, scope);
  return redirect(markedAddress("/requests/deleted", "details-deleted", domain.now));
});

export default function DeleteDetailsPage({ loaderData, params }: Route.ComponentProps) {
  const { services, email, companies } = loaderData;
  return (
    <div className="wrap page page-narrow">
      <div className="card stack">
        <h1>Delete your details?</h1>
        <p>
          We remove your name, email address, phone number, message and the second half of your postcode, and anything
          written about you. If your request is open, we close it. What is left, such as the service and district, does
          not identify you.
        </p>
        {companies.length > 0 && (
          <p>We ask {companies.join(", ")} to delete your details too. By law, they must also answer you if you ask.</p>
        )}
        <p>This cannot be undone, and your private link stops working.</p>
        <Form method="post" className="stack">
          <ChoiceGroup
            label="What to delete"
            name="scope"
            type="radio"
            options={[
              { value: "request", label: `This request for ${listInWords(services)} only` },
              { value: "everything", label: `Everything sent from ${email}` },
            ]}
            chosen={["request"]}
          />
          <div className="btn-row">
            <SubmitButton variant="danger" pendingLabel="Deleting…">
              Delete my details
            </SubmitButton>
            <LinkButton variant="secondary" to={`/requests/${params.token}`}>
              Keep them
            </LinkButton>
          </div>
        </Form>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LostLinkPage error={error} />;
}
