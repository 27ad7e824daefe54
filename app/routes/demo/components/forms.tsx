import { LONG_NAME, LONG_WORD, type SpecimenGroup } from "#app/routes/demo/components/specimen.tsx";
import { CertificateFields } from "#app/ui/forms/certificate-fields.tsx";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { ContactWishQuestions } from "#app/ui/forms/contact-wish-questions.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { FieldErrors, FieldFrame } from "#app/ui/forms/field-frame.tsx";
import { FileField } from "#app/ui/forms/file-field.tsx";
import { AnswerSource, FindAddress } from "#app/ui/forms/find-address.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { GroupFrame } from "#app/ui/forms/group-frame.tsx";
import { ListField } from "#app/ui/forms/list-field.tsx";
import { MeantDomain } from "#app/ui/forms/meant-domain/meant-domain.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { Segments } from "#app/ui/forms/segments.tsx";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { FilterForm } from "#app/ui/tables/filter-form.tsx";
import { limits } from "#config/limits.ts";

const options = [
  { value: "one", label: "One" },
  { value: "long", label: LONG_NAME },
];
const rates = ["0", "5", "20"].map((value) => ({ value, label: `${value}%` }));
const choices = [
  { value: "asap", label: "As soon as possible" },
  { value: "later", label: "Later", hint: "In more than three months." },
  { value: "long", label: LONG_NAME },
];
const wrong = { errors: ["Please type what is asked for."] };
const file = { name: "file", bytesMax: limits.documentBytesMax, tooLarge: "This file is too large." };
const password = { name: "password", autoComplete: "current-password" } as const;

export const forms: SpecimenGroup = {
  title: "Forms",
  specimens: [
    {
      component: "TextField",
      states: {
        empty: <TextField label="Name" name="text" idPrefix="specimen" optional />,
        "with a hint and units": (
          <TextField
            label="Annual bill"
            name="unit"
            idPrefix="specimen"
            hint="Of last year."
            before="£"
            after="a year"
          />
        ),
        wrong: <TextField label="Name" name="text" idPrefix="specimen-bad" {...wrong} defaultValue={LONG_WORD} />,
        "read-only": <TextField label="Name" name="text" idPrefix="specimen-read" readOnly defaultValue={LONG_NAME} />,
        disabled: <TextField label="Name" name="text" idPrefix="specimen-off" disabled defaultValue="Sam" />,
      },
    },
    {
      component: "CertificateFields",
      states: { empty: <CertificateFields field={fieldsOf(undefined, "specimen-certificate")} /> },
    },
    {
      component: "MeantDomain",
      states: { "one slip away": <MeantDomain id="specimen-meant" typed="sam@gmial.com" /> },
    },
    {
      component: "TextAreaField",
      states: {
        empty: (
          <TextAreaField label="Notes" name="area" idPrefix="specimen" lengthMax={limits.messageLengthMax} optional />
        ),
        wrong: <TextAreaField label="Notes" name="area" idPrefix="specimen-bad" {...wrong} defaultValue={LONG_NAME} />,
      },
    },
    {
      component: "SelectField",
      states: {
        "nothing chosen": (
          <SelectField label="Service" name="select" idPrefix="specimen" options={options} placeholder="Choose one" />
        ),
        "wrong, long words": (
          <SelectField
            label="Service"
            name="select"
            idPrefix="specimen-bad"
            options={options}
            defaultValue="long"
            {...wrong}
          />
        ),
      },
    },
    {
      component: "ChoiceGroup",
      states: {
        "one of them": (
          <ChoiceGroup label="When?" name="when" idPrefix="specimen" type="radio" options={choices} chosen={["asap"]} />
        ),
        "any number, wrong": (
          <ChoiceGroup
            label="Which?"
            name="which"
            idPrefix="specimen"
            type="checkbox"
            options={choices}
            chosen={[]}
            {...wrong}
          />
        ),
      },
    },
    {
      component: "ListField",
      states: {
        "one ticked, one typed": (
          <ListField
            label="Others"
            question="Which of them?"
            name="list"
            idPrefix="specimen"
            errors={undefined}
            defaultValue="First, Something else"
            choices={["First", "Second"]}
          />
        ),
      },
    },
    {
      component: "GroupFrame",
      states: {
        "with what stands in it": (
          <GroupFrame label="Which?" name="framed" idPrefix="specimen" hint="As many as you like." className="choices">
            {(firstId) => <span id={firstId}>Answers</span>}
          </GroupFrame>
        ),
      },
    },
    {
      component: "ContactWishQuestions",
      states: {
        "something said, one wrong": (
          <ContactWishQuestions
            way={{ name: "contactWay", idPrefix: "specimen", defaultValue: "", ...wrong }}
            times={{ name: "contactTimes", idPrefix: "specimen", defaultValue: "weekends", errors: undefined }}
          />
        ),
      },
    },
    {
      component: "Segments",
      states: {
        "none chosen": (
          <Segments label="VAT" name="rate" idPrefix="specimen" options={rates} chosen="" hint="As the line has it." />
        ),
        chosen: <Segments label="VAT" name="rate-chosen" idPrefix="specimen" options={rates} chosen="20" />,
        wrong: <Segments label="VAT" name="rate-wrong" idPrefix="specimen" options={rates} chosen="" {...wrong} />,
      },
    },
    {
      component: "PasswordField",
      states: {
        empty: <PasswordField label="Password" idPrefix="specimen" {...password} />,
        wrong: (
          <PasswordField label="Password" idPrefix="specimen-bad" {...password} subject="wrong password" {...wrong} />
        ),
      },
    },
    {
      component: "FileField",
      states: {
        empty: <FileField label="Certificate" idPrefix="specimen" {...file} hint="A PDF or a photo." />,
        wrong: <FileField label="Certificate" idPrefix="specimen-bad" {...file} {...wrong} />,
      },
    },
    {
      component: "FieldFrame",
      states: {
        "around any control": (
          <FieldFrame label="Area" name="frame" idPrefix="specimen" hint="Of the roof." optional>
            <input className="input" id="specimen-frame" aria-describedby="specimen-frame-hint" />
          </FieldFrame>
        ),
      },
    },
    {
      component: "FieldErrors",
      states: {
        "two of them": <FieldErrors id="specimen-two-errors" errors={["Too short.", `${LONG_NAME}: unknown.`]} />,
      },
    },
    {
      component: "StepUpFields",
      states: {
        "password and code, wrong": (
          <StepUpFields
            needs={{ password: true, code: true }}
            idPrefix="specimen-step-up"
            state={{
              form: "",
              title: "",
              message: "",
              values: {},
              errors: { currentPassword: ["That is not your password."], code: ["That code is wrong."] },
            }}
          />
        ),
      },
    },
    {
      component: "FindAddress",
      states: {
        "filled in from a certificate": (
          <FindAddress examples={["M21 9ZZ"]} day="12 March 2019">
            <button type="button">Find your address</button>
          </FindAddress>
        ),
        "to be filled in by hand": (
          <FindAddress examples={[]} byHand="The register gave no answer." isAnswered={false}>
            <button type="button">Find your address</button>
          </FindAddress>
        ),
      },
    },
    { component: "EnterKey", elsewhere: "First in the forms that look up an address; nobody sees it." },
    {
      component: "AnswerSource",
      states: {
        "under an answer": <AnswerSource>From the certificate of 12 March 2019. Right?</AnswerSource>,
      },
    },
    {
      component: "FilterForm",
      states: {
        "in use": (
          <FilterForm
            action="/demo/components"
            label="Specimens"
            fields={[
              { name: "q", label: "Name", type: "search" },
              { name: "status", label: "Status", placeholder: "All", options },
            ]}
            filter={{ q: LONG_WORD, status: "one" }}
          />
        ),
      },
    },
  ],
};
