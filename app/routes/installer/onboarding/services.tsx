import { Form } from "react-router";
import { onward } from "#app/routes/installer/onboarding/onward.ts";
import { StepPage } from "#app/routes/installer/onboarding/step-page.tsx";
import { CoverageFields } from "#app/routes/installer/parts/coverage-fields.tsx";
import { saveArea } from "#app/routes/installer/parts/save-area.ts";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { callerOf } from "#app/web/context.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { onboardingPath } from "#content/onboarding.ts";
import { myOnboarding } from "#domain/onboarding/onboarding.ts";
import type { Route } from "./+types/services.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Your services and area",
    description: "The services you offer and how far you travel, so that leads and checks match your work.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const { area, done } = await myOnboarding(...callerOf(context));
  const { basePostcode, radiusMiles, services } = area;
  return { area: { basePostcode, radiusMiles, services }, done };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const save = async () => {
    await saveArea(posted);
    return onward(args.context);
  };
  return answerForm(
    posted,
    onboardingPath("services"),
    {},
    {
      act: "company",
      otherwise: { answer: save, beside: "coverage", isShown: () => false },
    },
  );
});

export default function ServicesStep({ loaderData: { area, done }, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  return (
    <StepPage step="services" done={done}>
      <Form method="post" className="stack" noValidate>
        <FormFailure state={state} idPrefix="coverage" />
        {!done.includes("services") && (area.basePostcode || area.services.length > 0) && (
          <p>We have filled this in from what you told us when you joined. Please check it.</p>
        )}
        <CoverageFields area={area} state={state} />
        <div className="btn-row">
          <SubmitButton pendingLabel="Saving…">Save and continue</SubmitButton>
        </div>
      </Form>
    </StepPage>
  );
}
