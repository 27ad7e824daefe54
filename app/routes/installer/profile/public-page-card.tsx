import { Form, Link } from "react-router";
import type { ProfileIntent } from "#app/routes/installer/profile/profile-intents.ts";
import { Card } from "#app/ui/card.tsx";
import { dateInWords } from "#app/ui/format.ts";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { profilePath } from "#content/public-profile.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";
import type { OwnPublicPage } from "#domain/profiles/publish-profile.ts";

interface PublicPageCardProps {
  page: OwnPublicPage;
  isApproved: boolean;
  stepUp: StepUpNeeds;
  state: FormState | undefined;
}

/** Whether anybody may read what we checked of the company; off until an owner says so. */
export function PublicPageCard({ page: { slug, publishedAt }, isApproved, stepUp, state }: PublicPageCardProps) {
  const intent: ProfileIntent = publishedAt ? "take-down" : "publish";
  const own = stateOfForm(state, intent);
  return (
    <Card title="Public profile" id="public">
      <div className="stack">
        {publishedAt && slug ? (
          <p>
            Anybody can read <Link to={profilePath(slug)}>your profile</Link> since {dateInWords(publishedAt)}. Take it
            down and it is gone at once; your customers still see your checks, figures and reviews in their projects.
          </p>
        ) : (
          <p>
            A page for anybody: what we checked and when, your area from the middle of its outward code, your figures
            and reviews. It never has documents, policy numbers, names of your people or your postcode. While it is
            published you are in the directory of installers too.
          </p>
        )}
        {!publishedAt && !isApproved ? (
          <p className="muted">You can publish it once your company is approved.</p>
        ) : (
          <Form method="post" className="stack" noValidate aria-label="Public profile">
            <FormFailure state={own} idPrefix={intent} id={`${intent}-errors`} />
            {publishedAt ? (
              <input type="hidden" name="form" value={"take-down" satisfies ProfileIntent} />
            ) : (
              <input type="hidden" name="form" value={"publish" satisfies ProfileIntent} />
            )}
            <StepUpFields needs={stepUp} idPrefix={intent} state={own} />
            <div className="btn-row">
              {publishedAt ? (
                <SubmitButton
                  variant="secondary"
                  pendingLabel="Taking it down…"
                  intent={{ name: "form", value: intent }}
                >
                  Take it down
                </SubmitButton>
              ) : (
                <SubmitButton pendingLabel="Publishing…" intent={{ name: "form", value: intent }}>
                  Publish my profile
                </SubmitButton>
              )}
            </div>
          </Form>
        )}
      </div>
    </Card>
  );
}
