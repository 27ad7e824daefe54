import { Form } from "react-router";
import { RecoveryCodes } from "#app/routes/account/two-factor/recovery-codes.tsx";
import { twoFactorAction } from "#app/routes/account/two-factor/two-factor-action.ts";
import { TwoFactorSetup, type TwoFactorSetupFacts } from "#app/routes/account/two-factor/two-factor-setup.tsx";
import { Card } from "#app/ui/card.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { actorOf, callerOf, heldBackContext } from "#app/web/context.ts";
import type { FormState } from "#app/web/forms/form.ts";
import { stepUpAsked } from "#app/web/forms/step-up.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { mySecurity } from "#domain/accounts/my-security.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";
import type { Actor } from "#domain/actor.ts";
import type { Route } from "./+types/two-factor.ts";
import "./two-factor.css";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Two-factor sign-in",
    description: "Protect your account with an authenticator app and recovery codes.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => ({
  isOn: (await mySecurity(...callerOf(context))).hasTwoFactor,
  isHeldBack: context.get(heldBackContext),
  requiredBy: requiredBy(actorOf(context)),
  stepUp: await stepUpAsked(context),
}));

/** The company that requires it of them. */
function requiredBy(actor: Actor): string | null {
  const company = actor.kind === "user" ? actor.installer : null;
  return company && company.secondFactor !== "optional" ? company.companyName : null;
}

export const action = twoFactorAction;

type Answer = {
  setup?: TwoFactorSetupFacts | undefined;
  /** What was wrong with the code that the setup asked for. */
  refusal?: FormState;
  recoveryCodes?: string[];
  title?: string;
};

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOn, isHeldBack, requiredBy, stepUp } = loaderData;
  const answer: Answer = actionData && !("form" in actionData) ? actionData : {};
  const state = useFailedForm(actionData && "form" in actionData ? actionData : answer.refusal);
  return (
    <div className="wrap page page-narrow stack">
      <h1>Two-factor sign-in</h1>
      {isHeldBack && !isOn && (
        <Notice tone="warn" title="Administrators need two-factor sign-in">
          <p>Turn it on below to use the admin area.</p>
        </Notice>
      )}
      {requiredBy && !isOn && (
        <Notice tone="warn" title={`${requiredBy} requires two-factor sign-in`}>
          <p>Turn it on below to go on working. Until then you reach only this page.</p>
        </Notice>
      )}
      <TwoFactorState isOn={isOn} requiredBy={requiredBy} answer={answer} state={state} stepUp={stepUp} />
    </div>
  );
}

type TwoFactorStateProps = {
  isOn: boolean;
  requiredBy: string | null;
  answer: Answer;
  state: FormState | undefined;
  stepUp: StepUpNeeds;
};

function TwoFactorState({ isOn, requiredBy, answer, state, stepUp }: TwoFactorStateProps) {
  if (answer.recoveryCodes) return <RecoveryCodes codes={answer.recoveryCodes} title={answer.title} />;
  if (answer.setup) return <TwoFactorSetup setup={answer.setup} state={state} />;
  if (!isOn) {
    return (
      <PasswordForm name="begin" title="Turn it on" button="Continue" state={state} stepUp={stepUp}>
        You need an authenticator app, such as Google’s, Microsoft’s or your password manager. You’ll then sign in with
        your password and a code from the app.
      </PasswordForm>
    );
  }
  return (
    <>
      <PasswordForm
        name="codes"
        title="New recovery codes"
        button="Make new recovery codes"
        state={state}
        stepUp={stepUp}
      >
        Use a recovery code to sign in without your phone. Each works once. If you make new codes, the old ones stop
        working.
      </PasswordForm>
      {requiredBy ? (
        <p className="muted">{requiredBy} requires two-factor sign-in of everybody, so yours stays on.</p>
      ) : (
        <PasswordForm name="off" title="Turn it off" button="Turn off two-factor sign-in" state={state} stepUp={stepUp}>
          Your password alone will be enough to sign in.
        </PasswordForm>
      )}
    </>
  );
}

type PasswordFormProps = {
  name: string;
  title: string;
  button: string;
  state: FormState | undefined;
  stepUp: StepUpNeeds;
  children: React.ReactNode;
};

/** A change that asks for password and code again. */
function PasswordForm({ name, title, button, state, stepUp, children }: PasswordFormProps) {
  const own = stateOfForm(state, name);
  return (
    <Card title={title} className="stack">
      <p>{children}</p>
      <Form method="post" className="stack" noValidate aria-label={title}>
        <FormFailure state={own} idPrefix={name} id={`${name}-errors`} />
        <input type="hidden" name="form" value={name} />
        <StepUpFields needs={stepUp} idPrefix={name} state={own} />
        <SubmitButton
          pendingLabel="One moment…"
          variant={name === "off" ? "danger" : "primary"}
          intent={{ name: "form", value: name }}
        >
          {button}
        </SubmitButton>
      </Form>
    </Card>
  );
}
