import { randomUUID } from "node:crypto";
import { Form, Link, redirect } from "react-router";
import { SheetFields } from "#app/routes/installer/parts/sheet-fields.tsx";
import { inFormWords } from "#app/routes/installer/parts/sheet-words.ts";
import { Fact } from "#app/ui/fact.tsx";
import { formatCredits } from "#app/ui/format.ts";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { idOf, readForm, readUuid, textFields } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { viewerCredits } from "#app/web/read-once.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { contactWishAsFact } from "#content/contact-wish.ts";
import { labelOf, timeframeOptions } from "#content/options.ts";
import { outlineSheets } from "#content/quote-sheet/outline-sheet.ts";
import { requireInstaller } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { MaskedLead } from "#domain/leads/lead.ts";
import { leadToOutline } from "#domain/outline-quotes/company-outlines.ts";
import { sendOutline } from "#domain/outline-quotes/send-outline.ts";
import { postedByFields } from "#domain/quotes/sheet/typed-quote.ts";
import { technologyOf } from "#domain/vetting/technologies-of.ts";
import type { Route } from "./+types/write-outline.ts";
import "#app/routes/installer/quote/quote-rows.css";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Send an outline",
    description: "Send a rough first offer to a customer who chooses who gets their details.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ params, context }: Route.LoaderArgs) => {
  const lead = await leadToOutline(...callerOf(context), idOf(params));
  // Made here, so that double-clicking sends one outline.
  return {
    lead,
    technology: technologyOf(lead.serviceType),
    balance: (await viewerCredits(context)).balance,
    id: randomUUID(),
  };
});

export const action = withErrorPage(async ({ request, params, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const [domain, actor] = callerOf(context);
  requireInstaller(actor, "leads_for_sale");
  const leadId = idOf(params);
  const id = readUuid(form.get("id"));
  if (!id) throw new DomainError("not_found");
  const { serviceType } = await leadToOutline(domain, actor, leadId);
  const sheet = outlineSheets[technologyOf(serviceType)];
  try {
    await sendOutline(domain, actor, { leadId, id, posted: postedByFields(sheet, textFields(form)) });
    return redirect(`/outlines/${id}?notice=outline-sent`);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "not_found") throw error;
    const isWrong = error.code === "invalid_input";
    return isWrong ? failedForm(form, { errors: inFormWords(error.fields, sheet) }) : failedForm(form, { error });
  }
});

export const shouldRevalidate = alsoAfterRefusals;

export default function WriteOutlinePage({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, technology, balance } = loaderData;
  const state = useFailedForm(actionData);
  const id = state?.values.id ?? loaderData.id;
  const { included, ...rough } = outlineSheets[technology];
  const held = { typed: state?.values ?? {}, errors: state?.errors ?? {} };
  const isAffordable = balance >= lead.priceCredits;
  return (
    <div className="wrap page stack">
      <p className="small">
        <Link to="/leads">Leads</Link>
      </p>
      <h1>Send an outline</h1>
      <AboutLead lead={lead} />
      <Form method="post" className="card stack quote-form" noValidate>
        <FormFailure state={state} idPrefix="quote" />
        <input type="hidden" name="id" value={id} />
        <div className="quote-grid">
          <SheetFields fields={rough} {...held} />
        </div>
        <details open={Object.keys(held.errors).some((path) => path.startsWith("included"))}>
          <summary>What is included, if you know it already</summary>
          <div className="quote-grid">
            <SheetFields fields={{ included }} {...held} />
          </div>
        </details>
        <p className="small muted">
          {formatCredits(lead.priceCredits)} are held for at most {limits.outlineDays} days. If {lead.firstName} picks
          you, they pay for the lead. If not, you get them back. Your balance is {formatCredits(balance)}.
        </p>
        {!isAffordable && (
          <Notice tone="warn" title="Insufficient Credits">
            <p>
              <Link to="/credits">Buy credits</Link> first. What you typed here is not saved.
            </p>
          </Notice>
        )}
        <div className="btn-row">
          <SubmitButton name="intent" value="send" pendingLabel="Sending…" disabled={!isAffordable}>
            Send an outline ({lead.priceCredits} credits held)
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}

function AboutLead({ lead }: { lead: MaskedLead }) {
  const timeframe = labelOf(timeframeOptions, lead.timeframe);
  const prefers = contactWishAsFact(lead);
  return (
    <section className="card stack" aria-labelledby="about-lead">
      <h2 id="about-lead" className="h3">
        {lead.serviceLabel}, {lead.location}, {lead.outcode}
      </h2>
      {lead.description && <p className="as-typed">{lead.description}</p>}
      <dl className="facts">
        <Fact name="Customer">{lead.firstName}</Fact>
        {lead.budgetRange && <Fact name="Budget">{lead.budgetRange}</Fact>}
        {timeframe && <Fact name="Timeframe">{timeframe}</Fact>}
        {prefers && <Fact name="Prefers">{prefers}</Fact>}
        <Fact name="Outlines">
          {limits.outlinesWaitingMax - (lead.outlinesLeft ?? 0)} of {limits.outlinesWaitingMax} are waiting
        </Fact>
      </dl>
    </section>
  );
}
