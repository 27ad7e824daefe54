import { randomUUID } from "node:crypto";
import { Link } from "react-router";
import { QuoteSlip } from "#app/routes/quote/choose/quote-slip.tsx";
import { NotesToWrite } from "#app/routes/quote/links/household-notes.tsx";
import { TrustLine, WhatWeChecked } from "#app/routes/quote/parts/what-we-checked.tsx";
import { stateBadge } from "#app/routes/quote/request/request-facts.tsx";
import { RequestTimeline } from "#app/routes/quote/request/request-timeline.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { BriefFacts } from "#app/ui/brief-facts.tsx";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { PlanCard } from "#app/ui/plan-card.tsx";
import { domainContext } from "#app/web/context.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { briefInWords } from "#content/brief/words.ts";
import { labelOf, propertyTypeOptions, timeframeOptions } from "#content/options.ts";
import { DomainError } from "#domain/errors.ts";
import { householdQuotes } from "#domain/quotes/customer-quotes.ts";
import { householdOutsideQuotes } from "#domain/quotes/outside-quotes.ts";
import { noteForm } from "#domain/request-links/household-form.ts";
import { householdNotes, leaveNote } from "#domain/request-links/household-notes.ts";
import { requireHouseholdLink } from "#domain/request-links/open-link.ts";
import { type HouseholdRequest, householdRequest } from "#domain/requests/household-request.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/shared.ts";
import "#app/routes/quote/quotes/quotes.css";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Shared with you - Your project",
    description:
      "A request for quotes that someone in your household has shared with you, to look at and leave notes on.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  return {
    request: await householdRequest(domain, params.token),
    quotes: await householdQuotes(domain, params.token),
    elsewhere: (await householdOutsideQuotes(domain, params.token)).length,
    notes: await householdNotes(domain, params.token),
    newNoteId: randomUUID(),
    today: londonDay(domain.now),
  };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const { token } = args.params;
  const domain = domainContext(args.context);
  await requireHouseholdLink(domain, token);
  // What is none of our forms is no note.
  const posted = await postedForm(args).catch(ONLY_NOTES.do);
  const note = () => leaveNote(domain, token, { id: posted.newId("noteId"), form: posted.fields(noteForm) });
  return answerForm(
    posted,
    `/shared/${token}#notes`,
    {
      note: {
        do: note,
        isShown: (code) => code === "invalid_input" || code === "idempotency_key_reused",
        words: { idempotency_key_reused: { title: "Not left yet" } },
      },
    },
    { otherwise: ONLY_NOTES, isShown: () => false },
  );
});

const ONLY_NOTES = {
  do: (): never => {
    throw new DomainError("read_only_link");
  },
};

export default function SharedPage({
  loaderData: { request, quotes, elsewhere, notes, newNoteId, today },
  actionData,
  params,
}: Route.ComponentProps) {
  return (
    <div className="wrap page stack-l">
      <div>
        <h1>Request for {request.serviceLabel}</h1>
        <p className="muted">
          Someone in your household has shared this with you. You can look at everything here and leave notes, but not
          change anything.
        </p>
        <ToCompare quotes={quotes.length} elsewhere={elsewhere} at={`/shared/${params.token}/compare`} />
      </div>
      <Card title="So far">
        <RequestTimeline request={request} />
      </Card>
      <Card title="Who has the details">
        {request.installers.length === 0 ? (
          <p>No company has them.</p>
        ) : (
          <ul className="stack">
            {request.installers.map(({ companyName, since, checks }) => (
              <li key={since.toISOString()}>
                <b>{companyName}</b> since {dateTimeInWords(since)}
                <TrustLine checks={checks} today={today} />
                <WhatWeChecked checks={checks} today={today} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      {quotes.length > 0 && (
        <section className="stack" aria-labelledby="quotes">
          <h2 id="quotes">Quotes</h2>
          <div className="quote-cards">
            {quotes.map((quote) => (
              <QuoteSlip key={quote.id} quote={quote} filesAt={`/shared/${params.token}/files`} />
            ))}
          </div>
        </section>
      )}
      <NotesToWrite notes={notes} newNoteId={newNoteId} state={actionData} />
      <Asked request={request} />
      <Brief request={request} />
      <PlanCard plan={request.plan} />
    </div>
  );
}

/** Counts as the customer's own; quotes from elsewhere count along only where there would be nothing to compare. */
function ToCompare({ quotes, elsewhere, at }: { quotes: number; elsewhere: number; at: string }) {
  const all = quotes + elsewhere;
  if (all < 2) return null;
  return (
    <p>
      <Link to={at}>Compare {quotes > 1 ? quotes : all} quotes</Link>
      {quotes > 1 && elsewhere > 0 && ` and ${elsewhere} from elsewhere`}
    </p>
  );
}

function Brief({ request: { brief, serviceType } }: { request: HouseholdRequest }) {
  const parts = brief ? briefInWords(brief, serviceType) : [];
  if (parts.length === 0) return null;
  return (
    <Card title="Brief for installers">
      <div className="stack">
        <BriefFacts parts={parts} />
      </div>
    </Card>
  );
}

function Asked({ request }: { request: HouseholdRequest }) {
  const facts = [
    ["Service", request.serviceLabel],
    ["Property", labelOf(propertyTypeOptions, request.propertyType)],
    ["Timeframe", labelOf(timeframeOptions, request.timeframe)],
    ["Budget", request.budgetRange],
  ] as const;
  return (
    <Card title="The request" aside={<Badge>{stateBadge(request)}</Badge>}>
      <dl className="facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ),
        )}
      </dl>
    </Card>
  );
}
