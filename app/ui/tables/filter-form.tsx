import { SlidersHorizontal } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { closeFromElsewhere } from "#app/ui/navigation/close-from-elsewhere.ts";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import "./filter-form.css";

/** A field of the form that narrows a list, named as in the address. */
export type FilterField<Name extends string = string> = { name: Name; label: string; hint?: string } & (
  | { type: "search" | "date" }
  | { options: readonly { value: string; label: string }[]; placeholder?: string }
);

export const dayFields: readonly FilterField<"from" | "to">[] = [
  { name: "from", label: "From", type: "date" },
  { name: "to", label: "To", type: "date" },
];

type Filter = Readonly<Record<string, string | undefined>>;

type FilterFormProps<Given extends Filter> = {
  /** The page that the form opens. */
  action: string;
  /** What the list holds: "Installers". */
  label: string;
  /** The first is always in view if one types in it; the others fold out. */
  fields: readonly FilterField<keyof Given & string>[];
  /** Values without a field are sent along. */
  filter: Given;
};

/** A GET form of one line, so that the filter is part of the address and works without JavaScript. */
export function FilterForm<Given extends Filter>({ action, label, fields, filter }: FilterFormProps<Given>) {
  const kept = Object.entries(filter).filter(([name]) => fields.every((field) => field.name !== name));
  const [first, ...others] = fields;
  const words = first && "type" in first && first.type === "search" ? first : undefined;
  return (
    <Form method="get" action={action} className="list-filter" noValidate role="search" aria-label={label}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {words && (
        <input
          className="input"
          type="search"
          name={words.name}
          aria-label={words.label}
          placeholder={words.label}
          enterKeyHint="search"
          // With a constant key, a field would keep what was typed when the address changes.
          key={filter[words.name]}
          defaultValue={filter[words.name]}
        />
      )}
      <FoldedFields fields={words ? others : fields} hint={words?.hint} filter={filter} />
    </Form>
  );
}

type FoldedFieldsProps = { fields: readonly FilterField[]; hint: string | undefined; filter: Filter };

/** Closed again once another filter is in force. */
function FoldedFields({ fields, hint, filter }: FoldedFieldsProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const address = JSON.stringify(filter);
  const shown = useRef(address);
  useEffect(() => closeFromElsewhere(() => (fold.current ? [fold.current] : [])), []);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (!fold.current?.open) return;
    fold.current.open = false;
    fold.current.querySelector("summary")?.focus();
  }, [address]);
  const inForce = fields.filter(({ name }) => filter[name]).length;
  return (
    <details className="list-fold" ref={fold}>
      <SummaryButton className="btn btn-secondary btn-tight">
        <SlidersHorizontal className="icon" aria-hidden="true" />
        {inForce > 0 ? `Filter (${inForce})` : "Filter"}
      </SummaryButton>
      <div className="list-fields">
        {fields.map((field) => (
          <FilterControl key={`${field.name} ${filter[field.name]}`} field={field} value={filter[field.name]} />
        ))}
        <Button type="submit">Show</Button>
        {hint && <p className="hint">{hint}</p>}
      </div>
    </details>
  );
}

function FilterControl({ field, value }: { field: FilterField; value: string | undefined }) {
  if ("options" in field) return <SelectField {...field} defaultValue={value ?? ""} />;
  return <TextField {...field} defaultValue={value} />;
}
