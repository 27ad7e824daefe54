import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { regions } from "#domain/areas/region.ts";

export interface AreaSearchValues {
  query: string;
  /** Empty for all. */
  region: string;
}

const options = [{ value: "", label: "All Regions" }, ...regions.map(({ name }) => ({ value: name, label: name }))];

/** A GET form, so that a search has an address and works without JavaScript. */
export function AreaSearch({ asked, path }: { asked: AreaSearchValues; path: string }) {
  return (
    <search>
      <form method="get" action={`${path}#areas`} className="area-search" aria-label="Search local areas">
        <TextField
          label="Search by area name, town or postcode"
          name="query"
          idPrefix="areas"
          type="search"
          autoComplete="off"
          defaultValue={asked.query}
        />
        <SelectField label="Region" name="region" idPrefix="areas" options={options} defaultValue={asked.region} />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
