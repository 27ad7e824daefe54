import { Form, isRouteErrorResponse } from "react-router";
import { FailurePage } from "#app/shell/failure-page.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";

/** Mails fresh links to the address given; everybody gets the same answer. */
export function LinkForm({ state }: { state: FormState | undefined }) {
  return (
    <Form method="post" action="/requests" className="stack" noValidate>
      <TextField
        label="Email Address"
        {...fieldsOf(state, "link")("email")}
        type="email"
        autoComplete="email"
        hint="The one that you asked for quotes with."
        required
        maxLength={limits.emailLengthMax}
      />
      <div className="btn-row">
        <SubmitButton pendingLabel="Sending…">Email me my link</SubmitButton>
      </div>
    </Form>
  );
}

/** The page for a private link that leads nowhere; other failures keep their own pages. */
export function LostLinkPage({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.data?.code !== "link_invalid") {
    return <FailurePage error={error} siteName={site.name} />;
  }
  return (
    <div className="wrap page page-narrow">
      <title>{`This link does not work | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="card stack">
        <h1>This link does not work</h1>
        <p>
          Part of it may be missing, or it has ended: a link works for {limits.requestLinkDays} days, and no longer than
          we have your details. Nothing has been changed.
        </p>
        <p>Type your email address, and we send you the links to your requests.</p>
        <LinkForm state={undefined} />
      </div>
    </div>
  );
}
