import { Form, isRouteErrorResponse } from "react-router";
import { FailurePage } from "#app/shell/failure-page.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";

/**
 * Mails fresh links to the address given; everybody gets the same answer. `isSecond`: the page has something nearer at
 * hand.
 */
export function LinkForm({ state, isSecond = false }: { state: FormState | undefined; isSecond?: boolean }) {
  return (
    <Form method="post" action="/requests" className="stack" noValidate>
      <TextField
        label="Email Address"
        {...fieldsOf(state, "link")("email")}
        type="email"
        autoComplete="email"
        hint="The one you used to ask for quotes."
        required
      />
      <div className="btn-row">
        <SubmitButton variant={isSecond ? "secondary" : "primary"} pendingLabel="Sending…">
          Email me my links
        </SubmitButton>
      </div>
    </Form>
  );
}

const ENDED = ["link_invalid", "link_revoked", "read_only_link"] as const;
type Ended = (typeof ENDED)[number];

const codeOf = (error: unknown): Ended | undefined =>
  isRouteErrorResponse(error) ? ENDED.find((code) => code === error.data?.code) : undefined;

const words: Record<Ended, { title: string; text: string }> = {
  link_invalid: {
    title: "This link does not work",
    text: `Part of it may be missing, or it has ended. A link ends if it is not used for ${limits.requestLinkDays} days, or when we no longer have your details. Nothing has changed.`,
  },
  link_revoked: { title: "Link ended", text: "Ask for a new one. This one was ended on the “My links” page." },
  read_only_link: { title: "Read only", text: "This link can only look. Nothing has changed." },
};

/** The page for a private link that no longer works; other failures keep their own pages. */
export function LostLinkPage({ error }: { error: unknown }) {
  const code = codeOf(error);
  if (!code) return <FailurePage error={error} siteName={site.name} />;
  const { title, text } = words[code];
  return (
    <div className="wrap page page-narrow">
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="card stack">
        <h1>{title}</h1>
        <p>{text}</p>
        <p>Is it your own request? Enter your email address and we’ll send you the links to your requests.</p>
        <LinkForm state={undefined} />
      </div>
    </div>
  );
}
