import { Link } from "react-router";
import { SelectField } from "#app/ui/forms/field.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { SavedItem } from "#domain/quotes/library.ts";

/** Puts kept equipment into the next free row. Part of the step's form, so that what is typed there is saved with it. */
export function FromLibrary({ items }: { items: readonly SavedItem[] }) {
  if (items.length === 0) {
    return (
      <p className="small">
        Equipment that you quote often can be kept in your <Link to="/quotes/library">library</Link>.
      </p>
    );
  }
  const options = items.map(({ id, make, model }) => ({ value: id, label: `${make} ${model}` }));
  return (
    <fieldset className="quote-group">
      <legend>From your library</legend>
      <SelectField label="Equipment" name="itemId" idPrefix="library" options={options} />
      <div className="btn-row">
        <SubmitButton name="intent" value="item" variant="secondary" pendingLabel="Adding…">
          Save and add it
        </SubmitButton>
        <Link to="/quotes/library">Change the library</Link>
      </div>
    </fieldset>
  );
}
