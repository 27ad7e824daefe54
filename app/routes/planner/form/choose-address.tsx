import { plannerCrumbs } from "#app/routes/planner/form/form-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { addressWords } from "#content/planner/address-words.ts";
import { plannerPage } from "#content/planner/form-words.ts";
import "./planner.css";

/** The homes of a postcode, and what was typed before. */
export interface AddressChoice {
  postcode: string;
  homes: readonly { number: string; address: string }[];
  typed: string;
  isMissing: boolean;
}

/** Between the form and the form filled in. Sent as a form, so that no address holds whose home it is. */
export function ChooseAddress({ choice }: { choice: AddressChoice }) {
  const options = choice.homes.map(({ number, address }) => ({ value: number, label: address }));
  return (
    <div className="wrap planner">
      <div className="planner-head">
        <Breadcrumbs crumbs={plannerCrumbs} />
        <h1>{plannerPage.heading}</h1>
      </div>
      <form method="post" action={plannerPage.path} className="step-box choose-address">
        <ChoiceGroup
          type="radio"
          name="address"
          idPrefix="plan"
          label={addressWords.choose}
          hint={`Homes in ${choice.postcode} with an energy certificate`}
          errors={choice.isMissing ? [addressWords.notChosen] : undefined}
          options={[...options, { value: "", label: addressWords.notListed }]}
          chosen={[]}
        />
        <input type="hidden" name="typed" value={choice.typed} />
        <div>
          <Button type="submit">{addressWords.go}</Button>
        </div>
      </form>
    </div>
  );
}
