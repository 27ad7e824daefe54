import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { DrawnForm } from "#app/routes/planner/form/drawn-form.ts";
import { Button } from "#app/ui/button.tsx";

type StepBoxProps = {
  id: string;
  number: number;
  title: string;
  intro: string;
  children: ReactNode;
};

/** One of the four steps, with its own submit button. */
export function StepBox({ id, number, title, intro, children }: StepBoxProps) {
  return (
    <fieldset className="step-box" id={id}>
      <legend className="sr-only">{title}</legend>
      <div className="step-head">
        <span className="step-number" aria-hidden="true">
          {number}
        </span>
        <div>
          <h2>{title}</h2>
          <p>{intro}</p>
        </div>
      </div>
      {children}
    </fieldset>
  );
}

export function SeePlan({ form, children }: { form: DrawnForm; children?: ReactNode }) {
  return (
    <div className="see-plan">
      <Button type="submit">
        {form.button} <ArrowRight className="icon" aria-hidden="true" />
      </Button>
      {children && <p>{children}</p>}
    </div>
  );
}
