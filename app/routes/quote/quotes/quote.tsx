import { Form, Link } from "react-router";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { AskAbout, askAddress } from "#app/routes/quote/parts/ask-about.tsx";
import { NotSaid } from "#app/routes/quote/parts/not-said.tsx";
import { portraitInWords, portraitOf } from "#app/routes/quote/quotes/portrait-of.ts";
import { QuotePrice } from "#app/routes/quote/quotes/quote-price.tsx";
import { Equipment, Lines, Payments } from "#app/routes/quote/quotes/quote-tables.tsx";
import { factsOf, includedOf, jobInWords, type NamedValue, termsOf } from "#app/routes/quote/quotes/quote-words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { dateTimeInWords, formatNumber } from "#app/ui/format.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SystemPortrait } from "#app/ui/system-portrait.tsx";
import { AttachedFiles } from "#app/ui/talk/attached-files.tsx";
import { PriceNote } from "#app/ui/talk/price-note.tsx";
import { domainContext } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { idOf } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { dayInWords } from "#content/proofs.ts";
import { quoteStates } from "#content/quote-states.ts";
import type { DomainErrorCode } from "#domain/errors.ts";
import { declineQuote } from "#domain/projects/choose-quote.ts";
import { type CustomerQuote, openMyQuote } from "#domain/quotes/customer-quotes.ts";
import type { Route } from "./+types/quote.ts";
import "./quotes.css";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Quote - Your project",
    description: "The full quote: price line by line, what is included, the terms and what to ask about.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => ({
  quote: await openMyQuote(domainContext(context), params.token, idOf(params)),
}));

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const { token } = args.params;
  const quoteId = idOf(args.params);
  const decline = { do: () => declineQuote(domainContext(args.context), token, quoteId) };
  const isShown = (code: DomainErrorCode) => code !== "not_found";
  return answerForm(await postedForm(args), `/requests/${token}/quotes`, { decline }, { isShown });
});

export const shouldRevalidate = alsoAfterRefusals;

export default function QuotePage({ loaderData: { quote }, actionData, params }: Route.ComponentProps) {
  const home = `/requests/${params.token}`;
  return (
    <div className="wrap page stack-l">
      <header className="quote-head">
        <p className="small">
          <Link to={`${home}/quotes`}>All quotes</Link>
        </p>
        <h1>
          <CompanyMark position={quote.position} name={quote.company} /> {quote.company}
        </h1>
        <QuotePrice quote={quote} />
        <p className="lead">{jobInWords(quote)}</p>
        <p className="muted">
          <Badge tone={quote.status === "sent" || quote.status === "chosen" ? "ok" : "plain"}>
            {quoteStates[quote.status]}
          </Badge>{" "}
          Option {quote.option}, revision {quote.revision}, sent {dateTimeInWords(quote.sentAt)}. Valid until{" "}
          {dayInWords(quote.validUntil)}.
        </p>
        {quote.technology !== "other" && <SystemPortrait shown={portraitOf(quote)} label={portraitInWords(quote)} />}
      </header>
      <FormRefusal state={actionData} />
      <Decide quote={quote} home={home} />
      <Checks quote={quote} home={home} />
      <Lines quote={quote} />
      <Payments quote={quote} />
      <div className="two">
        <Named title="What is in it" values={includedOf(quote)} quote={quote} home={home} />
        <Named title="The system" values={factsOf(quote)} quote={quote} home={home} />
      </div>
      <Equipment quote={quote} />
      <div className="two">
        <Named title="Terms" values={termsOf(quote)} quote={quote} home={home} />
        <Party quote={quote} home={home} />
      </div>
      <Files quote={quote} at={`${home}/files`} />
      {quote.quote.notes && (
        <Card title="Notes">
          <p className="as-typed">{quote.quote.notes}</p>
        </Card>
      )}
    </div>
  );
}

/** While it is open: links to choose or decline it. */
function Decide({ quote, home }: { quote: CustomerQuote; home: string }) {
  if (quote.status !== "sent") return null;
  return (
    <Form method="post" className="btn-row">
      <LinkButton to={`${home}/choose/${quote.id}`}>Choose this quote</LinkButton>
      <SubmitButton name="intent" value="decline" variant="secondary" pendingLabel="Declining…">
        Decline this quote
      </SubmitButton>
    </Form>
  );
}

/** Something to ask, not an alarm. */
function Checks({ quote, home }: { quote: CustomerQuote; home: string }) {
  const { checks, factsText, priceLine, dataDate, plannerKwh } = quote;
  return (
    <Card title="Worth asking">
      {checks.length === 0 ? (
        <p>Nothing stands out.</p>
      ) : (
        <ul className="quote-checks">
          {checks.map(({ id, text }) => (
            <li key={id}>
              {text}{" "}
              <AskAbout to={askAddress(home, quote.purchaseId, { quoteId: quote.id, about: [id] })} about={text} />
            </li>
          ))}
        </ul>
      )}
      <PriceNote line={priceLine} />
      {plannerKwh && (
        <p>
          Our planner’s range for these panels: {formatNumber(plannerKwh.lowKwh)} to {formatNumber(plannerKwh.highKwh)}{" "}
          kWh a year.
        </p>
      )}
      <p className="small muted">
        {factsText} Compared with published figures as of {dayInWords(dataDate)}.
      </p>
    </Card>
  );
}

function Files({ quote: { files, sentAt }, at }: { quote: CustomerQuote; at: string }) {
  if (files.length === 0) return null;
  return (
    <Card title="Files">
      <AttachedFiles
        files={files}
        at={at}
        note={({ addedAt }) => (addedAt > sentAt ? `, added ${dateTimeInWords(addedAt)}` : "")}
      />
    </Card>
  );
}

type NamedProps = { title: string; values: readonly NamedValue[]; quote: CustomerQuote; home: string };

function Named({ title, values, quote, home }: NamedProps) {
  if (values.length === 0) return null;
  return (
    <Card title={title}>
      <dl className="facts">
        {values.map(({ name, label, value }) => (
          <Fact key={name} name={label}>
            {value ?? <NotSaid fact={label} quote={quote} home={home} />}
          </Fact>
        ))}
      </dl>
    </Card>
  );
}

function Party({ quote, home }: { quote: CustomerQuote; home: string }) {
  const { legalName, address, companyNumber } = quote.quote.party;
  return (
    <Card title="Who signs the contract">
      <dl className="facts">
        <Fact name="Legal name">{legalName}</Fact>
        <Fact name="Address">{address}</Fact>
        <Fact name="Company number">
          {companyNumber ?? <NotSaid fact="Company number" quote={quote} home={home} />}
        </Fact>
      </dl>
    </Card>
  );
}
