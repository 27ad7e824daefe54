import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { CompanyField, QuestionField, SiteFields, WorkField } from "#app/routes/site/parts/business-fields.tsx";
import { FIND, finds, type QuoteFormState } from "#app/routes/site/parts/quote-look-up.ts";
import { SECONDS, TRAP } from "#app/routes/site/parts/trap.ts";
import { WorksField } from "#app/routes/site/parts/works-field.tsx";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { ContactWishQuestions } from "#app/ui/forms/contact-wish-questions.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { AnswerSource, EnterKey, FindAddress } from "#app/ui/forms/find-address.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { type FieldsOfForm, fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { PlanFacts } from "#app/ui/plan-facts.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import { certificateField, readTold, useAddressFinder } from "#app/web/address-finder.ts";
import { limits } from "#config/limits.ts";
import { certifiedQuestions } from "#content/brief/questions.ts";
import {
  businessBudgetOptions,
  propertyTypeOptions,
  quoteBudgetOptions,
  quoteServiceOptions,
  timeframeOptions,
} from "#content/options.ts";
import { addressWords, certificateSays } from "#content/planner/address-words.ts";
import { fromPlan, type PlanToTell } from "#content/planner/attached-words.ts";
import { pickText, sharingOptions, sharingText } from "#content/sharing-text.ts";
import "#app/ui/forms/choices.css";
import "./quote-form.css";

type QuoteFormProps = {
  action: string;
  state: QuoteFormState | undefined;
  /** Preselected on a service's page. */
  serviceType?: string | undefined;
  serviceSlug?: string | undefined;
  postcode?: string | undefined;
  postcodeExample?: string | undefined;
  /** With a plan: what it advises, and the rest that it knows. */
  works?: readonly string[] | undefined;
  propertyType?: string | undefined;
  /** Asks a company, a school or a farm about its site. */
  forBusiness?: boolean | undefined;
  plan?: PlanToSend | undefined;
};

type PlanToSend = PlanToTell & { readonly query: string };

type AddressProps = Pick<QuoteFormProps, "state">;

type FieldsProps = { field: FieldsOfForm; preset: Omit<QuoteFormProps, "action" | "state"> };

const CHOOSE = "Choose one";
const SEND = "Get my 3 free quotes";

/**
 * Where the form's answer leads without scripts: to the section around the form, or, once it has failed, to what is
 * wrong, which then gets the focus, because browsers ignore `autofocus` in an address with a fragment.
 */
const QUOTE = "quote";

/** Of the section around the form. */
export const quoteSection = (state: QuoteFormState | undefined) => ({
  ...(!state && { id: QUOTE }),
  "aria-labelledby": "quote-title",
});

/** The one quote form, used on every page that offers quotes. Works without JavaScript. */
export function QuoteForm({ action, state, ...preset }: QuoteFormProps) {
  const { forBusiness, serviceSlug } = preset;
  const field = fieldsOf(state, "quote");
  return (
    <Form
      method="post"
      action={`${action}#${QUOTE}`}
      className="stack"
      noValidate
      aria-label="Get 3 free quotes"
      data-repeatable
    >
      {!forBusiness && <EnterForQuotes />}
      <FormFailure state={state?.lookUp ? undefined : state} idPrefix="quote" id={QUOTE} />
      <p className="pledge">
        <ShieldCheck className="icon" aria-hidden="true" />
        <span>{sharingText}</span>
      </p>
      <FormPart title="The job">
        {forBusiness ? <WorkField field={field} slug={serviceSlug} /> : <ServiceField field={field} preset={preset} />}
        {!forBusiness && <WorksField field={field} preset={preset.works} />}
        <JobFields field={field} budgets={forBusiness ? businessBudgetOptions : quoteBudgetOptions} />
      </FormPart>
      <FormPart title={forBusiness ? "Your site" : "Your home"}>
        <PostcodeField field={field} preset={preset} />
        {!forBusiness && !preset.plan && <QuoteAddress state={state} />}
        {forBusiness ? <SiteFields field={field} /> : <HomeFields field={field} state={state} preset={preset} />}
      </FormPart>
      <FormPart title="How to reach you">
        {forBusiness && <CompanyField field={field} />}
        <ContactFields field={field} />
      </FormPart>
      {preset.plan && <PlanSlip plan={preset.plan} />}
      {serviceSlug && !forBusiness && <input type="hidden" name="serviceSlug" value={serviceSlug} />}
      <input type="hidden" name="form" value="quote" />
      <input type="hidden" name={SECONDS} data-seconds-open={state?.values[SECONDS] ?? ""} />
      {!state?.values[TRAP] && <Trap />}
      <BeforeSending />
      <SubmitButton pendingLabel="Sending your request…" wide intent={{ name: "form", value: "quote" }}>
        {SEND}
      </SubmitButton>
    </Form>
  );
}

/**
 * What the law wants said where details are given: article 13 of the UK GDPR, and the terms before they bind anybody.
 */
function BeforeSending() {
  return (
    <p className="small muted">
      Installers pay us for the introduction. They will get in touch by phone or email. Our{" "}
      <Link to="/terms-of-service">Terms of Service</Link> apply; the <Link to="/privacy-policy">Privacy Policy</Link>{" "}
      says who gets your details. We remove them after {limits.customerDetailsKeptMonths} months at the latest.
    </p>
  );
}

/** Left out once filled in: a program would fill it in again, and nobody could send. */
function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={`quote-${TRAP}`}>Leave this empty</label>
      <input id={`quote-${TRAP}`} name={TRAP} tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
    </div>
  );
}

/** What an installer sees of the plan before buying; the customer can leave it out. */
function PlanSlip({ plan }: { plan: PlanToSend }) {
  return (
    <fieldset className="plan-slip stack">
      <legend>Your energy plan</legend>
      <p>Your plan goes with your request: home, use, wishes. No more of your address than the form asks.</p>
      <details>
        <SummaryButton>What installers will see</SummaryButton>
        <PlanFacts plan={plan} />
      </details>
      <div className="field choices">
        <label className="choice">
          <input type="checkbox" name="plan" value={plan.query} defaultChecked />
          <span>Send my plan with this request</span>
        </label>
      </div>
    </fieldset>
  );
}

function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="form-part stack">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function ServiceField({ field, preset }: FieldsProps) {
  return (
    <SelectField
      label="Service Required"
      {...field("serviceType", preset.serviceType)}
      options={quoteServiceOptions}
      placeholder={CHOOSE}
      required
    />
  );
}

type JobProps = Pick<FieldsProps, "field"> & { budgets: readonly { value: string; label: string }[] };

function JobFields({ field, budgets }: JobProps) {
  return (
    <>
      <SelectField
        label="Project Timeframe"
        {...field("timeframe")}
        options={timeframeOptions}
        placeholder={CHOOSE}
        optional
      />
      <SelectField label="Estimated Budget" {...field("budget")} options={budgets} placeholder={CHOOSE} optional />
      <TextAreaField label="Additional Details" {...field("message")} lengthMax={limits.messageLengthMax} optional />
    </>
  );
}

function PostcodeField({ field, preset }: FieldsProps) {
  return (
    <TextField
      label="Postcode"
      {...field("postcode", preset.postcode)}
      autoComplete="postal-code"
      autoCapitalize="characters"
      hint={`${preset.plan ? `${fromPlan}: please add the rest. ` : ""}Installers see only the first half until they take your request.`}
      placeholder={preset.postcodeExample ?? "CR0 1EA"}
      className="input-short"
      required
    />
  );
}

/** With an address finder its button would be the first of the form. */
function EnterForQuotes() {
  return useAddressFinder() && <EnterKey>{SEND}</EnterKey>;
}

/** The home's certificate, if there is one, answers for it. Nothing is kept of the choice but the answers. */
function QuoteAddress({ state }: AddressProps) {
  const finder = useAddressFinder();
  if (!finder) return null;
  const { lookUp } = state ?? {};
  const told = readTold(state?.values[certificateField]);
  return (
    <>
      <FindAddress {...finder} byHand={lookUp?.byHand} {...(lookUp && { isAnswered: !lookUp.homes, answerId: QUOTE })}>
        <FindButton value={finds.homes}>{addressWords.find}</FindButton>
      </FindAddress>
      {told && <input type="hidden" name={certificateField} value={state?.values[certificateField]} />}
      {lookUp?.homes && <HomeChoice homes={lookUp.homes} isMissing={lookUp.isMissing} />}
    </>
  );
}

type HomeChoiceProps = { homes: readonly { number: string; address: string }[]; isMissing: boolean | undefined };

function HomeChoice({ homes, isMissing }: HomeChoiceProps) {
  const options = homes.map(({ number, address }) => ({ value: number, label: address }));
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript this is what takes a person to the answer
    <div className="stack" id={QUOTE} tabIndex={-1} autoFocus>
      <ChoiceGroup
        type="radio"
        name="address"
        idPrefix="quote"
        label={addressWords.choose}
        errors={isMissing ? [addressWords.notChosen] : undefined}
        options={[...options, { value: "", label: addressWords.notListed }]}
        chosen={[]}
      />
      <FindButton value={finds.certificate}>{addressWords.go}</FindButton>
    </div>
  );
}

function FindButton({ value, children }: { value: string; children: string }) {
  return (
    <div>
      <SubmitButton variant="secondary" name={FIND} value={value} pendingLabel="Looking it up…">
        {children}
      </SubmitButton>
    </div>
  );
}

type HomeFieldsProps = FieldsProps & AddressProps;

/** More is asked only to be corrected, where a certificate answers it; what goes with a plan says it already. */
function HomeFields({ field, state, preset: { plan, propertyType } }: HomeFieldsProps) {
  const told = readTold(state?.values[certificateField]);
  const isTold = (name: string) => told?.entries.some(([one, value]) => one === name && state?.values[name] === value);
  const says = (name: string) => told && isTold(name) && <AnswerSource>{certificateSays.right(told.day)}</AnswerSource>;
  return (
    <>
      <div>
        <SelectField
          label="Property Type"
          {...field("propertyType", propertyType)}
          options={propertyTypeOptions}
          placeholder={CHOOSE}
          optional
        />
        {plan ? <AnswerSource>{fromPlan}</AnswerSource> : says("propertyType")}
      </div>
      {told &&
        !plan &&
        Object.entries(certifiedQuestions).map(([name, question]) => (
          <div key={name}>
            <QuestionField naming={field(name)} question={question} />
            {says(name)}
          </div>
        ))}
    </>
  );
}

function ContactFields({ field }: Pick<FieldsProps, "field">) {
  return (
    <>
      <TextField label="Full Name" {...field("name")} autoComplete="name" required />
      <TextField
        label="Email Address"
        {...field("email")}
        type="email"
        autoComplete="email"
        hint="We’ll send you a link to confirm your request."
        required
      />
      <TextField
        label="Phone Number"
        {...field("phone")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="Only installers who take your request see it."
        required
      />
      <ContactWishFields field={field} />
      <Sharing {...field("sharing", "on_purchase")} />
    </>
  );
}

function Sharing({ defaultValue, ...naming }: ReturnType<FieldsOfForm>) {
  return (
    <ChoiceGroup
      label="How may installers reach you?"
      type="radio"
      {...naming}
      hint={`The second option: ${pickText}`}
      options={sharingOptions}
      chosen={[defaultValue]}
    />
  );
}

/**
 * What the first caller should know. Both answers are optional, so they stay folded until somebody opens or fills them
 * in, or until they have errors.
 */
function ContactWishFields({ field }: { field: FieldsOfForm }) {
  const way = field("contactWay");
  const times = field("contactTimes");
  const isInUse = [way, times].some(({ defaultValue, errors }) => Boolean(defaultValue || errors));
  return (
    <details className="contact-wish" open={isInUse}>
      <summary>Say how and when you want to be contacted (optional)</summary>
      <ContactWishQuestions way={way} times={times} />
    </details>
  );
}
