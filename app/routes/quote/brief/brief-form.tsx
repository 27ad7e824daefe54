import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { AnswerSource } from "#app/ui/forms/find-address.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { type FieldsOfForm, fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import {
  type BriefAnswers,
  type BriefPartName,
  briefParts,
  briefPartsOf,
  type Question,
  roofQuestions,
} from "#content/brief/questions.ts";
import { roofName, roofsOf, wordsOf } from "#content/brief/words.ts";
import { fromPlan } from "#content/planner/attached-words.ts";
import { roofField } from "#domain/briefs/brief-form.ts";
import type { MyBrief } from "#domain/briefs/my-brief.ts";

type Brief = Pick<MyBrief, "serviceType" | "answers" | "version" | "companies" | "planned">;

/** The questions, with those most important to the service open and the rest folded. */
export function BriefForm({ brief, state }: { brief: Brief; state: FormState | undefined }) {
  const field = fieldsOf(state, "brief");
  const [first = "home", ...rest] = briefPartsOf(brief.serviceType);
  const part = (name: BriefPartName) => <PartFields name={name} field={field} {...brief} />;
  return (
    <Form method="post" className="stack" noValidate>
      <FormFailure state={state} idPrefix="brief" />
      <input type="hidden" name="seen" value={state?.values.seen ?? brief.version} />
      <section className="card stack" aria-labelledby="brief-first">
        <h2 className="h3" id="brief-first">
          {briefParts[first].title}
        </h2>
        {part(first)}
      </section>
      {rest.map((name) => (
        <Fold
          key={name}
          title={briefParts[name].title}
          aside={answeredInWords(name, brief.answers)}
          open={hasErrors(name, state)}
        >
          {part(name)}
        </Fold>
      ))}
      <div className="btn-row">
        <SubmitButton pendingLabel="Saving…">Save my brief</SubmitButton>
        <span className="small muted">{whoIsTold(brief.companies)}</span>
      </div>
    </Form>
  );
}

type PartProps = { name: BriefPartName; field: FieldsOfForm } & Pick<Brief, "answers" | "planned">;

function PartFields({ name, field, answers, planned }: PartProps) {
  const part = briefParts[name];
  return (
    <>
      {"hasRoofs" in part && <Roofs field={field} answers={answers} planned={planned} />}
      <div className="brief-fields">
        {Object.entries(part.questions).map(([question, asked]) => (
          <Answer
            key={question}
            question={asked}
            plan={beside(answers[question], planned?.said[question], planned?.assumed[question])}
            {...field(question, String(answers[question] ?? ""))}
          />
        ))}
      </div>
    </>
  );
}

/** Only the first roof is open; most homes have no more than two. */
function Roofs({ field, answers, planned }: Omit<PartProps, "name">) {
  const roofs = roofsOf(answers);
  const said = roofsOf(planned?.said ?? {});
  const assumed = roofsOf(planned?.assumed ?? {});
  const one = (index: number) => (
    <fieldset className="brief-roof" key={index}>
      <legend>{roofName(index)}</legend>
      <div className="brief-fields is-three">
        {Object.entries(roofQuestions).map(([name, question]) => (
          <Answer
            key={name}
            question={question}
            plan={beside(roofs[index]?.[name], said[index]?.[name], assumed[index]?.[name])}
            {...field(roofField(index + 1, name), String(roofs[index]?.[name] ?? ""))}
          />
        ))}
      </div>
    </fieldset>
  );
  const others = Array.from({ length: limits.briefRoofsMax - 1 }, (_, index) => index + 1);
  const isWrong = others.some((index) => field(roofField(index + 1, "facing")).errors);
  return (
    <>
      {one(0)}
      <details className="brief-more" open={roofs.length > 1 || isWrong}>
        <summary>More roofs</summary>
        <div className="stack">{others.map(one)}</div>
      </details>
    </>
  );
}

/** What the plan says to a question: it answered it, or it assumed something nobody has said. */
type PlanSays = { said: true } | { assumed: string | number } | undefined;

type Value = BriefAnswers[string] | undefined;

const isPlain = (value: Value): value is string | number => typeof value === "string" || typeof value === "number";

function beside(answer: Value, said: Value, assumed: Value): PlanSays {
  if (answer !== undefined) return answer === said ? { said: true } : undefined;
  return isPlain(assumed) ? { assumed } : undefined;
}

type AnswerProps = { question: Question; plan: PlanSays } & ReturnType<FieldsOfForm>;

function Answer({ question, plan, ...field }: AnswerProps) {
  return (
    <div>
      <Asked question={question} {...field} />
      {plan && "said" in plan && <AnswerSource>{fromPlan}</AnswerSource>}
      {plan && "assumed" in plan && <p className="hint">We assumed in your plan: {wordsOf(question, plan.assumed)}</p>}
    </div>
  );
}

function Asked({ question: { label, hint, kind, unit }, ...field }: Omit<AnswerProps, "plan">) {
  if (kind.is === "choice") {
    const options = kind.options.map((option) => ({ value: String(option.value), label: option.label }));
    return <SelectField label={label} hint={hint} options={options} {...field} placeholder="Not said" />;
  }
  return <TextField label={label} hint={hint} {...field} after={unit} inputMode="numeric" autoComplete="off" />;
}

type FoldProps = { title: string; aside: string; open: boolean; children: ReactNode };

function Fold({ title, aside, open, children }: FoldProps) {
  return (
    <details className="card brief-fold" open={open}>
      <summary>
        <h2 className="h3">{title}</h2>
        <span className="small muted">{aside}</span>
        <ChevronDown className="chev" aria-hidden="true" />
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}

function fieldNames(part: BriefPartName): string[] {
  return Object.keys(briefParts[part].questions);
}

function answeredInWords(part: BriefPartName, answers: BriefAnswers): string {
  const names = fieldNames(part);
  const answered = names.filter((name) => name in answers).length;
  return answered === 0 ? "Optional" : `${answered} of ${names.length} answered`;
}

function hasErrors(part: BriefPartName, state: FormState | undefined): boolean {
  const wrong = Object.keys(state?.errors ?? {});
  return wrong.some((name) => fieldNames(part).includes(name) || (part === "solar" && name.startsWith("roof")));
}

function whoIsTold(companies: number): string {
  if (companies === 0) return "Every question is optional.";
  return companies === 1
    ? "We’ll tell the company that has your details."
    : `We’ll tell the ${companies} companies that have your details.`;
}
