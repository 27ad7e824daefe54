import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";

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
  fields: readonly FilterField<keyof Given & string>[];
  /** Values without a field are sent along. */
  filter: Given;
  className?: "filters" | "audit-filter" | "search-form";
  submit?: "Filter" | "Search";
};

/** A GET form, so that the filter is part of the address and works without JavaScript. */
export function FilterForm<Given extends Filter>(props: FilterFormProps<Given>) {
  const { action, label, fields, filter, className = "filters", submit = "Filter" } = props;
  const kept = Object.entries(filter).filter(([name]) => fields.every((field) => field.name !== name));
  return (
    <Form method="get" action={action} className={className} noValidate role="search" aria-label={label}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterFields fields={fields} filter={filter} />
      <Button type="submit" variant="secondary">
        {submit}
      </Button>
    </Form>
  );
}

export function FilterFields<Given extends Filter>({
  fields,
  filter,
}: Pick<FilterFormProps<Given>, "fields" | "filter">) {
  return fields.map((field) => {
    const value = filter[field.name];
    // With a constant key, a field would keep what was typed when the address changes.
    const key = `${field.name} ${value}`;
    if ("options" in field) return <SelectField {...field} key={key} defaultValue={value ?? ""} />;
    return <TextField {...field} key={key} defaultValue={value} />;
  });
}
