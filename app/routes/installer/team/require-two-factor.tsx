import { Form, Link } from "react-router";
import type { TeamIntent } from "#app/routes/installer/team/team-intents.ts";
import { Card } from "#app/ui/card.tsx";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";
import type { Member } from "#domain/team/members.ts";

type RequireTwoFactorProps = {
  isRequired: boolean;
  members: readonly Member[];
  me: string;
  stepUp: StepUpNeeds;
  state: FormState | undefined;
};

/** The switch of the whole company; asks for the password only once somebody tries without having given it recently. */
export function RequireTwoFactor({ isRequired, members, me, stepUp, state }: RequireTwoFactorProps) {
  const own = stateOfForm(state, "require-two-factor");
  const { defaultValue, ...naming } = fieldsOf(own, "two-factor")("isRequired", own || !isRequired ? "" : "yes");
  const without = members.filter(({ hasTwoFactor }) => !hasTwoFactor);
  const isOff = without.some(({ userId }) => userId === me);
  return (
    <Card title="Two-factor sign-in" id="two-factor">
      <Form method="post" className="stack" noValidate aria-label="Two-factor sign-in">
        <FormFailure state={own} idPrefix="two-factor" />
        <ChoiceGroup
          key={String(isRequired)}
          label="Everybody in the company"
          type="checkbox"
          {...naming}
          options={[{ value: "yes", label: "Require two-factor sign-in" }]}
          chosen={[defaultValue]}
        />
        <p className="hint">
          {without.length === 0 ? "All have it." : `${without.length} of ${members.length} without it.`} They reach only
          its set-up until they have it. API keys go on.
          {isOff && (
            <>
              {" "}
              First turn on <Link to="/account/two-factor">your own</Link>.
            </>
          )}
        </p>
        {own && <StepUpFields needs={stepUp} idPrefix="two-factor" state={own} />}
        <div className="btn-row">
          <SubmitButton
            name="intent"
            value={"require-two-factor" satisfies TeamIntent}
            variant="secondary"
            pendingLabel="Saving…"
          >
            Save<span className="sr-only"> two-factor sign-in</span>
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
