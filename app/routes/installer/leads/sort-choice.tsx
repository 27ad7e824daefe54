import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/forms/field.tsx";
import { WithoutScript } from "#app/ui/without-script.tsx";
import type { LeadFilter } from "#domain/leads-for-sale/lead-filter.ts";

type SortChoiceProps = { order: LeadFilter["order"]; form: string; onChoice: () => void };

const orders = [
  { value: "", label: "Newest first" },
  { value: "nearest", label: "Nearest first" },
];

/** Part of the form of filters, which is folded away while this is not. */
export function SortChoice({ order, form, onChoice }: SortChoiceProps) {
  return (
    <div className="sort-choice">
      <SelectField
        label="Sort"
        name="order"
        options={orders}
        form={form}
        defaultValue={order ?? ""}
        onChange={onChoice}
      />
      <WithoutScript>
        <Button type="submit" variant="secondary" size="tight" form={form}>
          Sort the list
        </Button>
      </WithoutScript>
    </div>
  );
}
