import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import type { FieldsOfForm } from "#app/ui/forms/form-fields.ts";
import { briefParts, type Question, type Questions } from "#content/brief/questions.ts";
import { services } from "#content/services.ts";

type FieldProps = { field: FieldsOfForm };

const work = services
  .filter(({ quoteOption }) => quoteOption === "commercial")
  .map(({ slug, label }) => ({ value: slug, label }));

/** Which service for businesses: installers need to know more than "Commercial Solutions". */
export function WorkField({ field, slug }: FieldProps & { slug: string | undefined }) {
  return (
    <>
      <input type="hidden" name="audience" value="business" />
      <input type="hidden" name="serviceType" value="commercial" />
      <input type="hidden" name="propertyType" value="commercial" />
      <SelectField label="Service Required" {...field("serviceSlug", slug ?? work[0]?.value)} options={work} required />
    </>
  );
}

export function CompanyField({ field }: FieldProps) {
  return (
    <TextField
      label="Company or organisation"
      {...field("company")}
      autoComplete="organization"
      hint="Only installers who take your request see it."
      required
    />
  );
}

const asked: Questions = { ...briefParts.solar.questions, ...briefParts.site.questions };

/** What a business's quote depends on before anybody has seen the site; installers read it before they buy. */
export function SiteFields({ field }: FieldProps) {
  return Object.entries(asked).map(([name, question]) => (
    <QuestionField key={name} naming={field(name)} question={question} />
  ));
}

/** A question of the brief that the quote form asks, too. */
export function QuestionField({ naming, question }: { naming: ReturnType<FieldsOfForm>; question: Question }) {
  const { label, hint, kind, unit } = question;
  if (kind.is === "choice") {
    const options = kind.options.map((option) => ({ value: String(option.value), label: option.label }));
    return <SelectField label={label} hint={hint} options={options} {...naming} placeholder="Choose one" optional />;
  }
  return (
    <TextField label={label} hint={hint} {...naming} after={unit} inputMode="numeric" autoComplete="off" optional />
  );
}
