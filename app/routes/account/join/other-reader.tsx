import { Form } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { Offered, Reader } from "#domain/team/invitations.ts";

type OtherReaderProps = {
  offered: Offered;
  as: Exclude<Reader, "new" | "member">;
  me: string | null;
  /** The invitation's own address, to come back to. */
  here: string;
};

/** For whoever has something to do before they can accept. */
export function OtherReader({ offered: { email, refusal }, as, me, here }: OtherReaderProps) {
  if (as === "sign_in")
    return (
      <div className="card stack">
        <p>This address already has a sign-in. Sign in with it, and you come back here to join.</p>
        <div className="btn-row">
          <LinkButton to={`/auth?next=${encodeURIComponent(here)}`}>Sign in</LinkButton>
        </div>
      </div>
    );
  if (as === "unconfirmed")
    return (
      <div className="card stack">
        <p>
          Somebody signed up with this address and never confirmed it. Choose a new password, which confirms it, sign
          in, and open the link in our email again.
        </p>
        <div className="btn-row">
          <LinkButton to="/auth?tab=reset">Choose a new password</LinkButton>
        </div>
      </div>
    );
  if (as === "other_person")
    return (
      <Form method="post" action="/sign-out" className="card stack" noValidate>
        <p>
          You are signed in as {me}, and this invitation is for {email}. Sign out to accept it.
        </p>
        <input type="hidden" name="next" value={here} />
        <SubmitButton pendingLabel="Signing out…">Sign out</SubmitButton>
      </Form>
    );
  return (
    <div className="card stack">
      <p>{refusal}</p>
      <div className="btn-row">
        <LinkButton to="/account">Your account</LinkButton>
      </div>
    </div>
  );
}
