import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { CertificateNote } from "#app/routes/planner/form/certificate-note.tsx";
import { type DrawnForm, hasErrors, idOf, isAnswered, valueIn } from "#app/routes/planner/form/drawn-form.ts";
import { dateInWords } from "#app/ui/format.ts";
import { assumedFields } from "#content/planner/assumed-words.ts";

type AssumedPartProps = {
  form: DrawnForm;
  /** The field that the line is about; `also` are folded with it. */
  name: string;
  label: string;
  also?: readonly string[];
  className?: string;
  children: ReactNode;
};

/** "We assumed …" with its source; "Change" opens the field. */
export function AssumedPart({ form, name, label, also = [], className, children }: AssumedPartProps) {
  return (
    <li className={className}>
      <details open={hasErrors(form, [name, ...also])}>
        <summary>
          <span className="assumed-what" id={`said-${name}`} data-follow>
            <Said form={form} name={name} label={label} />
          </span>
          <span className="assumed-change">
            Change<span className="sr-only"> {label}</span>
          </span>
        </summary>
        <div className="assumed-edit">{children}</div>
      </details>
      <CertificateNote form={form} name={name} />
      <AssumedSource form={form} name={name} />
    </li>
  );
}

/** The same below an open field, to which "Change" leads. */
export function AssumedUnder({ form, name, label }: Pick<AssumedPartProps, "form" | "name" | "label">) {
  return (
    <div className="assumed-under" id={`said-${name}`} data-follow>
      {isAnswered(form, name) ? null : (
        <>
          <p>
            <Said form={form} name={name} label={label} />{" "}
            <a href={`#${idOf(name)}`}>
              Change<span className="sr-only"> {label}</span>
            </a>
          </p>
          <AssumedSource form={form} name={name} />
        </>
      )}
    </div>
  );
}

function Said({ form, name, label }: Pick<AssumedPartProps, "form" | "name" | "label">) {
  const line = form.view.assumed[name];
  if (line) {
    return (
      <>
        We assumed <b>{line.value}</b>
      </>
    );
  }
  if (form.view.certificate?.says[name]) {
    return (
      <>
        {label} <b>{answerInWords(form, name)}</b>
      </>
    );
  }
  return (
    <>
      <b>{label}</b>{" "}
      <span className="assumed-yours">
        <Check className="icon" aria-hidden="true" />
        from you
      </span>
    </>
  );
}

function answerInWords(form: DrawnForm, name: string): string {
  const field = assumedFields[name];
  const typed = valueIn(form, name);
  if (field?.kind === "number") return `${typed} ${field.unit}`;
  return field?.options.find((option) => option.typed === typed)?.label ?? typed;
}

function AssumedSource({ form, name }: Pick<AssumedPartProps, "form" | "name">) {
  const line = form.view.assumed[name];
  if (!line) return null;
  return (
    <p className="assumed-source">
      {line.id ? <Link to={`/assumptions/${line.id}`}>{line.source}</Link> : line.source}
      {line.checkedOn && `, checked ${dateInWords(line.checkedOn)}`}
      {line.also && `. ${line.also}.`}
      {line.staleSince && <b> Out of date since {dateInWords(line.staleSince)}</b>}
    </p>
  );
}
