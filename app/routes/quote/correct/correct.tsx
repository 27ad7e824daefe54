import { Form, Link, redirect } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { domainContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { parseForm, readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import { DomainError } from "#domain/errors.ts";
import { contactForm } from "#domain/requests/contact-form.ts";
import { correctContact } from "#domain/requests/correct-contact.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import type { Route } from "./+types/correct.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Correct my details - Your project",
    description: "Correct your name or phone number. We tell every company that has them.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const request = await customerRequest(domainContext(context), params.token);
  const { name, phone, installers, email, postcode, serviceLabel, servicePath } = request;
  return { name, phone, companies: installers.length, fixed: { email, postcode, serviceLabel, servicePath } };
});

const ENDED = {
  title: "This request has ended",
  message: "Nothing has changed: no company can get your details from it any more.",
};

export const action = withErrorPage(async ({ request, context, params }: Route.ActionArgs) => {
  const form = await readForm(request);
  const parsed = parseForm(contactForm, form);
  if (!parsed.ok) return failedForm(form, { form: "correct", errors: parsed.errors });
  try {
    await correctContact(domainContext(context), params.token, parsed.value);
  } catch (error) {
    const isExpected = error instanceof DomainError && ["conflict", "too_many_requests"].includes(error.code);
    if (!isExpected) throw error;
    return failedForm(form, { form: "correct", error, ...(error.code === "conflict" ? ENDED : {}) });
  }
  return redirect(`/requests/${params.token}`);
});

export default function CorrectPage({
  loaderData: { name, phone, companies, fixed },
  actionData,
  params,
}: Route.ComponentProps) {
  const field = fieldsOf(actionData, "correct");
  return (
    <div className="wrap page page-narrow">
      <div className="card stack">
        <h1>Correct my details</h1>
        <p>{whoIsTold(companies)}</p>
        <Form method="post" className="stack" noValidate>
          <FormFailure state={actionData} idPrefix="correct" />
          <TextField label="Your name" {...field("name", name)} autoComplete="name" required />
          <TextField
            label="Your phone number"
            {...field("phone", phone ? nationalPhone(phone) : "")}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
          />
          <div className="btn-row">
            <SubmitButton pendingLabel="Saving…">Save my details</SubmitButton>
            <LinkButton variant="secondary" to={`/requests/${params.token}`}>
              Leave as it is
            </LinkButton>
          </div>
        </Form>
      </div>
      <Fixed {...fixed} home={`/requests/${params.token}`} />
    </div>
  );
}

type FixedProps = { email: string | null; postcode: string; serviceLabel: string; servicePath: string; home: string };

/** What a request cannot change, because companies bought it on that basis, and what to do instead. */
function Fixed({ email, postcode, serviceLabel, servicePath, home }: FixedProps) {
  return (
    <section className="card stack" aria-labelledby="fixed">
      <h2 id="fixed">Email, postcode or service</h2>
      <dl className="facts">
        <Fact name="Email">{email}</Fact>
        <Fact name="Postcode">{postcode}</Fact>
        <Fact name="Service">{serviceLabel}</Fact>
      </dl>
      <p>
        You cannot change these: installers choose requests by place and work, and your link goes to this email address.
        If one is wrong, <Link to={servicePath}>ask again with the right one</Link>, confirm it from the email we send
        you, and then <Link to={`${home}/close`}>close this request</Link>.
      </p>
    </section>
  );
}

function whoIsTold(companies: number): string {
  if (companies === 0) return "No company has your details yet. Those that get them will see the corrected ones.";
  return companies === 1
    ? "We’ll tell the company that has your details."
    : `We’ll tell the ${companies} companies that have your details.`;
}
