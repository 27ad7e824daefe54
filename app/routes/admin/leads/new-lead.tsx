import { randomUUID } from "node:crypto";
import { data, Form, redirect } from "react-router";
import { DuplicatesNotice } from "#app/routes/admin/leads/lead-facts.tsx";
import { ChoiceGroup } from "#app/ui/forms/choice-group.tsx";
import { ContactWishQuestions } from "#app/ui/forms/contact-wish-questions.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { type FieldsOfForm, fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { joinTicked, parseForm, readForm, readUuid } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { failedWords } from "#content/failed-words.ts";
import { adminServiceOptions, requestBudgetOptions, timeframeOptions, urgencyOptions } from "#content/options.ts";
import { sharingText } from "#content/sharing-text.ts";
import { requireAdmin } from "#domain/actor.ts";
import { createLead, NOT_TOLD } from "#domain/admin/leads/create-lead.ts";
import { type Duplicate, duplicatesOfForm } from "#domain/admin/leads/duplicates.ts";
import { leadForm } from "#domain/admin/leads/lead-form.ts";
import type { Route } from "./+types/new-lead.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Add New Lead",
    description: "Add a lead that came by phone. Approved installers can buy it straight away.",
    path: "",
    hidden: true,
  });

const TOLD_BY_PHONE = "told_by_phone";

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  requireAdmin(actorOf(context), "customers");
  return { leadId: randomUUID() };
});

export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const actor = actorOf(context);
  requireAdmin(actor, "customers");
  const form = await readForm(request);
  joinTicked(form, "contact_times");
  const parsed = parseForm(leadForm, form);
  const toldByPhone = form.has(TOLD_BY_PHONE);
  if (!parsed.ok) {
    const untold = toldByPhone ? {} : { [TOLD_BY_PHONE]: [NOT_TOLD] };
    return failedForm(form, { form: "lead", errors: { ...parsed.errors, ...untold } });
  }
  const leadId = readUuid(form.get("leadId")) ?? randomUUID();
  try {
    const duplicates = await duplicatesOfForm(domainContext(context), actor, { leadId, form: parsed.value });
    const known = String(form.get("known") ?? "").split(" ");
    if (duplicates.some(({ id }) => !known.includes(id))) return warned(form, duplicates);
    await createLead(domainContext(context), actor, { leadId, form: parsed.value, toldByPhone });
  } catch (error) {
    return failedForm(form, { form: "lead", error, context, unexpected: failedWords.createLead });
  }
  return redirect("/admin/leads?notice=lead-created");
});

/** The form comes back once for each duplicate; sending it again puts the lead on sale all the same. */
function warned(form: FormData, duplicates: Duplicate[]) {
  const message = "It is not on sale yet. Click Create Lead again to put it on sale anyway.";
  const failed = failedForm(form, { form: "lead", errors: {}, title: "Possible Duplicate", message });
  return data({ failed: failed.data, duplicates }, { status: 409 });
}

const places = Array.from({ length: limits.leadPlacesMax }, (_, index) => {
  const count = String(index + 1);
  return { value: count, label: count === "1" ? "1 installer" : `${count} installers` };
});

export default function NewLeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const warning = actionData && "duplicates" in actionData ? actionData : undefined;
  const state = useFailedForm(actionData && "duplicates" in actionData ? actionData.failed : actionData);
  const duplicates = warning?.duplicates ?? [];
  const field = fieldsOf(state, "lead");
  return (
    <Form method="post" className="card stack form-narrow" noValidate aria-labelledby="new-lead-title">
      <h1 id="new-lead-title">Add New Lead</h1>
      <FormFailure state={state} idPrefix="lead" />
      <DuplicatesNotice duplicates={duplicates} />
      <input type="hidden" name="known" value={duplicates.map(({ id }) => id).join(" ")} />
      <input type="hidden" name="leadId" value={state?.values.leadId ?? loaderData.leadId} />
      <CustomerFields field={field} />
      <WorkFields field={field} />
      <ToldByPhone {...field(TOLD_BY_PHONE)} />
      <SubmitButton pendingLabel="Creating Lead...">Create Lead</SubmitButton>
    </Form>
  );
}

/** Kept with your name and the time; the customer's receipt shows the words. */
function ToldByPhone({ defaultValue, ...naming }: ReturnType<FieldsOfForm>) {
  const read = { value: "yes", label: "Told on the phone", hint: `I read this to the customer: “${sharingText}”` };
  return <ChoiceGroup label="Consent" type="checkbox" {...naming} options={[read]} chosen={[defaultValue]} />;
}

function CustomerFields({ field }: { field: FieldsOfForm }) {
  return (
    <>
      <TextField label="Customer Name" {...field("customer_name")} required />
      <TextField
        label="Customer Email"
        {...field("customer_email")}
        type="email"
        hint="Without one the customer has no page and gets no mail: you correct, stop and erase for them."
        optional
      />
      <TextField label="Customer Phone" {...field("customer_phone")} type="tel" inputMode="tel" optional />
      <ContactWishQuestions way={field("contact_way")} times={field("contact_times")} isOfCaller />
    </>
  );
}

function WorkFields({ field }: { field: FieldsOfForm }) {
  return (
    <>
      <SelectField
        label="Service Type"
        {...field("service_type")}
        options={adminServiceOptions}
        placeholder="Choose one"
        required
      />
      <TextField
        label="Location"
        {...field("location")}
        placeholder="City or area"
        hint="If it is empty or not near the postcode, we use the postcode’s town."
        optional
      />
      <TextField label="Postcode" {...field("postcode")} className="input-short" required />
      <TextAreaField
        label="Description"
        {...field("description")}
        rows={3}
        lengthMax={limits.messageLengthMax}
        optional
      />
      <SelectField
        label="Budget Range"
        {...field("budget_range")}
        options={requestBudgetOptions.map(({ label }) => ({ value: label, label }))}
        placeholder="Choose one"
        optional
      />
      <SelectField
        label="Timeframe"
        {...field("timeframe")}
        options={timeframeOptions}
        placeholder="Choose one"
        optional
      />
      <SelectField label="Urgency" {...field("urgency", "medium")} options={urgencyOptions} />
      <SelectField
        label="Places"
        {...field("places", String(limits.adminLeadPlacesDefault))}
        options={places}
        hint="How many installers can buy this lead."
      />
    </>
  );
}
