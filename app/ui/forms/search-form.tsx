import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";

type SearchFormProps = {
  /** The page the form goes to. */
  action: string;
  /** What is searched: "Installers". */
  label: string;
  /** The search words, sent as `q`. */
  words: { label: string; value: string | undefined };
  choice: {
    label: string;
    name: string;
    placeholder: string;
    options: readonly { value: string; label: string }[];
    value: string | undefined;
  };
  /** Further fields of the address, carried along. */
  kept: Readonly<Record<string, string>>;
};

/** A GET form, so that the search is part of the address and works without JavaScript. */
export function SearchForm({ action, label, words, choice: { value: chosen, ...choice }, kept }: SearchFormProps) {
  return (
    <Form method="get" action={action} className="search-form" role="search" aria-label={label}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label={words.label}
        name="q"
        type="search"
        // Without a key the fields would keep what was typed when the address changes to show all.
        key={`q ${words.value}`}
        defaultValue={words.value}
      />
      <SelectField {...choice} key={`${choice.name} ${chosen}`} defaultValue={chosen ?? ""} />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}
