import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";

type SearchFormProps = {
  /** The page that the form asks. */
  action: string;
  /** What is searched: "Installers". */
  label: string;
  /** The words that are looked for, under `q`. */
  words: { label: string; value: string | undefined };
  choice: {
    label: string;
    name: string;
    placeholder: string;
    options: readonly { value: string; label: string }[];
    value: string | undefined;
  };
  /** What else the address says, and goes on saying. */
  kept: Readonly<Record<string, string>>;
};

/** A GET form, so that what is looked for stands in the address and works without JavaScript. */
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
        // Without a key the boxes would keep what was typed when the address changes to show all.
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
