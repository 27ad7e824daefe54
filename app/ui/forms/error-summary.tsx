import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";
import { errorMark } from "#app/ui/forms/error-title.ts";
import { namedMessage } from "#app/ui/forms/field-labels.ts";
import { fieldId } from "#app/ui/forms/field-wiring.ts";
import { useErrorTitle } from "#app/ui/forms/use-error-title.ts";

/** Messages by field name; `form` holds those that concern no single field. */
export type FieldErrorMap = Readonly<Record<string, readonly string[] | undefined>>;

type ErrorSummaryProps = {
  /** Messages by field name; nothing is shown while there are none. */
  errors: FieldErrorMap | undefined;
  idPrefix?: string | undefined;
  id?: string | undefined;
};

function summaryLines(errors: FieldErrorMap) {
  const lines = Object.entries(errors).flatMap(([name, messages]) =>
    (messages ?? []).map((message) => ({ name, message: namedMessage(name, message) })),
  );
  // Several empty fields share one sentence, which links to the first of them.
  return lines.filter(({ message }, index) => lines.findIndex((line) => line.message === message) === index);
}

// A fragment link would be a router navigation, which forgets the action's answer.
function focusField(event: MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  (field.closest(".field") ?? field).scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}

export function ErrorSummary({ errors, idPrefix, id = "error-summary" }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  // A new object is a new answer from the server, which must be announced even if it says the same.
  useEffect(() => {
    if (errors) ref.current?.focus();
  }, [errors]);
  const lines = summaryLines(errors ?? {});
  useErrorTitle(lines.length > 0);
  if (lines.length === 0) return null;
  return (
    <SummaryBox id={id} ref={ref} autoFocus {...errorMark}>
      {lines.map(({ name, message }) => (
        <li key={`${name} ${message}`}>
          <SummaryLine id={name === "form" ? undefined : fieldId(name, idPrefix)} message={message} />
        </li>
      ))}
    </SummaryBox>
  );
}

/** On a page without React, its script copies this when there are errors and adds them to the list. */
export function BlankSummary() {
  return (
    <template data-error-summary="">
      <SummaryBox />
    </template>
  );
}

function SummaryBox({ children, ...box }: ComponentProps<"div">) {
  return (
    <div {...box} className="error-summary" tabIndex={-1}>
      <div role="alert">
        <h2>There is a problem</h2>
        <ul>{children}</ul>
      </div>
    </div>
  );
}

function SummaryLine({ id, message }: { id: string | undefined; message: string }) {
  if (!id) return <b>{message}</b>;
  return (
    <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
      {message}
    </a>
  );
}
