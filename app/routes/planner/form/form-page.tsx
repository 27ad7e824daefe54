import { drawnForm } from "#app/routes/planner/form/drawn-form.ts";
import { errorsInSummary } from "#app/routes/planner/form/errors-by-name.ts";
import type { FormView } from "#app/routes/planner/form/form-view.ts";
import { Stage } from "#app/routes/planner/form/stage.tsx";
import { StepEnergy } from "#app/routes/planner/form/step-energy.tsx";
import { StepHome } from "#app/routes/planner/form/step-home.tsx";
import { StepLook } from "#app/routes/planner/form/step-look.tsx";
import { StepRoof } from "#app/routes/planner/form/step-roof.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { EnterKey } from "#app/ui/forms/find-address.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { certificateField, useAddressFinder } from "#app/web/address-finder.ts";
import { type FormGoal, planGoal, plannerPage } from "#content/planner/form-words.ts";
import "./assumed.css";
import "./fields.css";
import "./pictures.css";
import "./planner.css";

export const plannerCrumbs = [
  { name: "Home", path: "/" },
  { name: "Planner", path: plannerPage.path },
];

interface FormPageProps {
  view: FormView;
  goal?: FormGoal;
  byHand?: string | undefined;
}

/** The whole form beside the house; also the response to an address that asks for no plan we can make. */
export function FormPage({ view, goal = planGoal, byHand }: FormPageProps) {
  const found = useAddressFinder();
  const finder = found && goal === planGoal ? { ...found, byHand } : undefined;
  const form = drawnForm(view, goal, finder);
  const certificate = form.typed.get(certificateField);
  return (
    <div className="wrap planner">
      <div className="planner-head">
        <Breadcrumbs crumbs={plannerCrumbs} />
        <h1>{goal.heading}</h1>
        <p className="lead">{goal.intro}</p>
      </div>
      <ErrorSummary errors={errorsInSummary(view.errors)} idPrefix="plan" />
      <div className="planner-grid">
        <form method="get" action={goal.to} className="planner-form" data-planner noValidate aria-label={goal.heading}>
          {finder && <EnterKey>{form.button}</EnterKey>}
          {certificate && <input type="hidden" name={certificateField} value={certificate} />}
          <StepHome form={form} />
          <StepEnergy form={form} />
          <StepRoof form={form} />
          <StepLook form={form} />
        </form>
        <Stage view={view} />
      </div>
    </div>
  );
}
