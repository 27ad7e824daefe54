import { Form, Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { ContactWishQuestions } from "#app/ui/forms/contact-wish-questions.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { site } from "#config/site.ts";
import { type ContactWish, contactWishAsFact, contactWishInWords } from "#content/contact-wish.ts";
import { labelOf, propertyTypeOptions, timeframeOptions } from "#content/options.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { CustomerRequest } from "#domain/requests/customer-request.ts";
import "#app/routes/site/parts/quote-form.css";

type FactsProps = { request: CustomerRequest };

export function stateBadge({
  status,
  closedAt,
  confirmedAt,
  held,
  isOver,
}: Pick<CustomerRequest, "status" | "closedAt" | "confirmedAt" | "isOver"> &
  Partial<Pick<CustomerRequest, "held">>): string {
  if (!isOver && (status === "withdrawn" || status === "expired")) return "No new companies";
  if (closedAt || status === "withdrawn") return "Closed";
  if (held) return "On hold";
  if (status === "paused") return "Paused";
  if (status === "expired") return "Ended";
  return confirmedAt ? "Confirmed" : "Not confirmed";
}

/** Before confirming, resending the form corrects everything; an open question has its own form. */
export function mayCorrect({ isOver, isAsked, confirmedAt }: CustomerRequest): boolean {
  return !isOver && !isAsked && confirmedAt !== null;
}

type AskedProps = FactsProps & { token: string; wishing?: FormState | undefined };

export function WhatYouAsked({ request, token, wishing }: AskedProps) {
  const facts = [
    ["Service", request.serviceLabel],
    ["Name", request.name],
    ["Email", request.email ?? "Not given"],
    ["Phone", request.phone ? nationalPhone(request.phone) : "Not given"],
    ["Postcode", request.postcode],
    ["You prefer", contactWishAsFact(request)],
    ["Property", labelOf(propertyTypeOptions, request.propertyType)],
    ["Timeframe", labelOf(timeframeOptions, request.timeframe)],
    ["Budget", request.budgetRange],
    ["Details", request.message ?? "None"],
  ] as const;
  return (
    <Card title="What you told us" aside={<Badge>{stateBadge(request)}</Badge>}>
      <div className="stack">
        <dl className="facts">
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
        </dl>
        {request.confirmedAt !== null && !request.isOver && (
          <p>
            <Link to={`/requests/${token}/brief`}>Change what you said about your home</Link>
          </p>
        )}
        {mayCorrect(request) && <WishForm wish={request} state={wishing} />}
        <p className="small muted">
          Something wrong?{" "}
          {mayCorrect(request) && (
            <>
              <Link to={`/requests/${token}/correct`}>Correct my details</Link>, or call{" "}
            </>
          )}
          {!mayCorrect(request) && "Call "}
          <a href={site.phoneHref}>{site.phone}</a> or write to <a href={`mailto:${site.email}`}>{site.email}</a>.
        </p>
      </div>
    </Card>
  );
}

/** Changes how and when to be reached; folded until somebody opens it or it has errors. */
function WishForm({ wish, state }: { wish: ContactWish; state: FormState | undefined }) {
  const field = fieldsOf(state, "wish");
  return (
    <details className="contact-wish no-print" open={state !== undefined}>
      <summary>{contactWishInWords(wish) ? "Change" : "Say"} how and when you want to be contacted</summary>
      <Form method="post" className="stack" noValidate>
        <FormFailure state={state} idPrefix="wish" />
        <ContactWishQuestions
          way={field("contactWay", wish.contactWay ?? "")}
          times={field("contactTimes", wish.contactTimes?.join(","))}
        />
        <p className="small muted">
          Every company sees your latest answer, including those that already have your details.
        </p>
        <div>
          <SubmitButton name="intent" value="wish" pendingLabel="Saving…">
            Save my preferences
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}
