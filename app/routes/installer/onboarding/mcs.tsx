import { Form, Link } from "react-router";
import { onward } from "#app/routes/installer/onboarding/onward.ts";
import { StepPage } from "#app/routes/installer/onboarding/step-page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { actorOf, callerOf } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { type FormState, parseForm, readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { onboardingPath } from "#content/onboarding.ts";
import { technologyLabel } from "#content/vetting.ts";
import { requireInstaller } from "#domain/actor.ts";
import { giveMcsNumbers } from "#domain/onboarding/give-mcs-numbers.ts";
import { mcsField, mcsForm } from "#domain/onboarding/mcs-form.ts";
import { myOnboarding, type Onboarding } from "#domain/onboarding/onboarding.ts";
import type { Route } from "./+types/mcs.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Your MCS number",
    description: "The number on your MCS certificate for each technology you install that MCS certifies.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const { mcs, done, next } = await myOnboarding(...callerOf(context));
  return { mcs, done, next };
});

export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  requireInstaller(actorOf(context), "company");
  const { mcs } = await myOnboarding(...callerOf(context));
  const parsed = parseForm(mcsForm(mcs.map(({ technology }) => technology)), form);
  if (!parsed.ok) return failedForm(form, { errors: parsed.errors });
  await giveMcsNumbers(...callerOf(context), parsed.value);
  return onward(context);
});

export default function McsStep({ loaderData: { mcs, done, next }, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const hasServices = done.includes("services");
  return (
    <StepPage step="mcs" done={done}>
      {mcs.length > 0 ? (
        <McsFields mcs={mcs} state={state} />
      ) : (
        <div className="stack">
          <p>
            {hasServices
              ? "MCS does not certify any of the services you offer, so you can skip this step."
              : "First tell us which services you offer. We only ask for a number where MCS certifies the work."}
          </p>
          <div className="btn-row">
            <LinkButton to={hasServices ? (next ? onboardingPath(next) : "/dashboard") : onboardingPath("services")}>
              {hasServices ? "Continue" : "Services and area"}
            </LinkButton>
          </div>
        </div>
      )}
    </StepPage>
  );
}

function McsFields({ mcs, state }: { mcs: Onboarding["mcs"]; state: FormState | undefined }) {
  const field = fieldsOf(state, "mcs");
  return (
    <Form method="post" className="stack" noValidate>
      <FormFailure state={state} idPrefix="mcs" />
      {mcs.map(({ technology, number }, index) => (
        <TextField
          key={technology}
          label={`MCS number: ${technologyLabel(technology)}`}
          {...field(mcsField(technology), number ?? "")}
          {...(index === 0 && {
            hint: "Exactly as on your certificate. If one certificate covers several technologies, enter its number for each.",
          })}
          autoComplete="off"
          spellCheck={false}
          required
        />
      ))}
      <p className="small">
        Not certified for one of these? Take its services out of{" "}
        <Link to={onboardingPath("services")}>your services</Link>. You can add them back later.
      </p>
      <div className="btn-row">
        <SubmitButton pendingLabel="Saving…">Save and continue</SubmitButton>
      </div>
    </Form>
  );
}
