import clsx from "clsx";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { asReact } from "#app/ui/drawn/drawn-as-react.ts";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { plannerPage } from "#content/planner/form-words.ts";
import type { Calculator, CalculatorField } from "#domain/calculators/engine/calculator.ts";
import type { Picture } from "#domain/calculators/engine/picture.ts";
import type { CalculatorInputs } from "#domain/calculators/engine/read-inputs.ts";
import type { CalculatorResult } from "#domain/calculators/engine/run-calculator.ts";
import type { CalculatorAnswer } from "#domain/plans/calculator-answers/answer.ts";
import type { Seen } from "./calculate.ts";
import { columnsOf, drawPicture, drawRows } from "./draw-picture.tsx";
import { drawResults } from "./draw-results.tsx";
import "#app/ui/charts/chart.css";
import "./calculator-card.css";

export interface CalculatorCardProps {
  calculator: Omit<Calculator, "calculate" | "picture" | "doubt">;
  /** The page's own address, to which the form adds its figures. */
  path: string;
  values: Readonly<Record<string, string>>;
  read: CalculatorInputs;
  results: readonly CalculatorResult[];
  seen: Seen;
  /** Why the results differ from what homes see. */
  difference: string;
  /** Why these figures cannot be meant. */
  doubt: string | undefined;
  picture: Picture | undefined;
}

/**
 * A calculator as a GET form: its address holds its inputs, it works without JavaScript, and a script updates it live.
 */
export function CalculatorCard(props: CalculatorCardProps) {
  const { calculator, path, values, read, results, seen, difference, doubt, picture } = props;
  const isSent = Object.keys(values).length > 0;
  return (
    <section
      className={clsx("card stack", read.given || "no-print")}
      id="calculator"
      aria-labelledby="calculator-title"
    >
      <h2 id="calculator-title">{calculator.title}</h2>
      <form
        method="get"
        action={`${path}#calculator`}
        className="calc-fields"
        data-calculator={calculator.id}
        aria-labelledby="calculator-title"
      >
        {calculator.fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            value={values[field.name]}
            warning={isSent ? read.warnings[field.name]?.[0] : undefined}
          />
        ))}
        <Button type="submit">Calculate</Button>
      </form>
      <SeenByHomes seen={seen} />
      {asReact(drawResults({ results, doubt, given: read.given }))}
      <p>{difference}</p>
      {picture && <CalculatorPicture picture={picture} />}
      <p>
        This is about one thing. <Link to={plannerPage.path}>Plan your whole home’s energy</Link>: five answers, one
        plan, including what is not worth it.
      </p>
      <Assumptions calculator={calculator} />
    </section>
  );
}

/** The answer by which to decide; app/enhance/calculator.ts has the server write it again. */
function SeenByHomes({ seen }: { seen: Seen }) {
  return (
    <div className="seen stack" id="seen" aria-live="polite">
      <h3>What homes like this really see</h3>
      {"asks" in seen ? <p>{seen.asks}</p> : <SeenAnswer {...seen} />}
    </div>
  );
}

function SeenAnswer({ figures, reason, assumed, source, planQuery }: CalculatorAnswer) {
  return (
    <>
      <dl>
        {figures.map(({ label, value }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={clsx(index === 0 && "seen-first")}>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{reason}</p>
      <p className="small muted">
        We assumed {assumed}. Source: {source}.{" "}
        {planQuery !== undefined && <Link to={`${plannerPage.path}?${planQuery}`}>Change this in the planner</Link>}
      </p>
    </>
  );
}

type FieldProps = { field: CalculatorField; value: string | undefined; warning: string | undefined };

function Field({ field, value, warning }: FieldProps) {
  const { name, label, hint, placeholder, before, after, choices } = field;
  const warningId = `calc-${name}-warning`;
  const shared = { name, label, idPrefix: "calc", hint, defaultValue: value, "aria-describedby": warningId };
  return (
    <div>
      {choices ? (
        <SelectField {...shared} options={choices.map((choice) => ({ ...choice, value: String(choice.value) }))} />
      ) : (
        <TextField
          {...shared}
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          before={before}
          after={after}
        />
      )}
      <span className="hint calc-warning" id={warningId} data-warning={name}>
        {warning}
      </span>
    </div>
  );
}

function Assumptions({ calculator }: { calculator: CalculatorCardProps["calculator"] }) {
  return (
    <div className="assume stack">
      <div>
        <b>What this assumes</b>
        <ul>
          {calculator.assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      </div>
      {calculator.today && (
        <div>
          <b>Good to know</b>
          <ul>
            {calculator.today.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <b>What would change it:</b> {calculator.wouldChange}
      </p>
    </div>
  );
}

/** The picture beside a calculator's results; app/enhance/calculator.ts redraws it and its rows. */
function CalculatorPicture({ picture }: { picture: Picture }) {
  return (
    <figure className="picture">
      <figcaption>{picture.title}</figcaption>
      {asReact(drawPicture(picture))}
      <details className="as-table">
        <summary>Show as table</summary>
        <table className="mini-table">
          <thead>
            <tr>
              {columnsOf(picture).map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {asReact(drawRows(picture))}
        </table>
      </details>
    </figure>
  );
}
