import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { Segments } from "#app/ui/forms/segments.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { OWN_EXPERIENCE, USE_AGAIN, type UseAgain, useAgainOptions, WAS_OFFERED } from "#content/reviews.ts";
import "#app/routes/quote/stop/stop.css";

const YES_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
const RATINGS = ["1, poor", "2", "3", "4", "5, excellent"].map((label, index) => ({ value: String(index + 1), label }));

/** What was said before. */
export interface SavedReview {
  rating?: number;
  again?: UseAgain | null;
  priceKept?: boolean | null;
  onTime?: boolean | null;
  words?: string | null;
  mayShow?: boolean;
  isNamed?: boolean;
}

export interface ReviewFieldsProps {
  state: FormState | undefined;
  form: string;
  saved: SavedReview | null;
  /** Of the review, as its page knows it; 0 where there is none. */
  version: number;
  /** Whether price and time are asked for: the work is finished. */
  isFinished: boolean;
  firstName: string;
  district: string;
}

/** What a customer says of a company, and whether others may read it. */
export function ReviewFields({ state, form, saved, version, isFinished, firstName, district }: ReviewFieldsProps) {
  const field = fieldsOf(state, form);
  const choice = (name: string, before: string | undefined) => {
    const { defaultValue, ...naming } = field(name, before);
    return { ...naming, chosen: defaultValue };
  };
  const choices = (name: string, before: string | undefined) => {
    const { chosen, ...naming } = choice(name, before);
    return { ...naming, chosen: [chosen] };
  };
  const yesNo = (answer: boolean | null | undefined) => (answer == null ? undefined : answer ? "yes" : "no");
  const ticked = (name: string, before = false) => (state ? state.values[name] === "on" : before);
  return (
    <>
      <input type="hidden" name="version" value={state?.values.version ?? version} />
      {isFinished && (
        <>
          <Segments label="Was the price kept?" options={YES_NO} {...choice("priceKept", yesNo(saved?.priceKept))} />
          <Segments label="Was it on time?" options={YES_NO} {...choice("onTime", yesNo(saved?.onTime))} />
        </>
      )}
      <Segments
        label="How was it, from 1 to 5?"
        options={RATINGS}
        {...choice("rating", saved?.rating ? String(saved.rating) : undefined)}
      />
      <Segments label={USE_AGAIN} options={useAgainOptions} {...choice("again", saved?.again ?? undefined)} />
      <TextAreaField
        label="In your words"
        {...field("words", saved?.words ?? "")}
        hint={`What went well, what did not, and what you would tell a neighbour. At least ${limits.reviewWordsLengthMin} characters, or none. We take out phone numbers, addresses and links.`}
        rows={6}
        lengthMax={limits.outcomeWordsLengthMax}
        optional
      />
      <label className="check-card">
        <input type="checkbox" name="mayShow" defaultChecked={ticked("mayShow", saved?.mayShow)} />
        <span>
          <b>May be shown as a review</b>
          <span className="small muted">Everyone can read it then. You can withdraw it later.</span>
        </span>
      </label>
      <ChoiceGroup
        type="radio"
        label="As"
        hint="If it may be shown."
        options={[
          { value: "district", label: `A customer in ${district}` },
          { value: "name", label: `${firstName}, ${district}` },
        ]}
        {...choices("as", saved?.isNamed ? "name" : "district")}
      />
      <ChoiceGroup
        type="checkbox"
        label="Your word"
        hint="Needed if it may be shown."
        options={[{ value: "on", label: OWN_EXPERIENCE }]}
        {...choices("isOwn", undefined)}
      />
      <label className="check-card">
        <input type="checkbox" name="isOffered" defaultChecked={ticked("isOffered")} />
        <span>
          <b>{WAS_OFFERED}</b>
          <span className="small muted">
            Money, a discount, anything for a review. Our team looks into it, and the review is never shown.
          </span>
        </span>
      </label>
    </>
  );
}
