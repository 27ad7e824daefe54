import { Link } from "react-router";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { CompanyRecord } from "#app/routes/quote/parts/company-record.tsx";
import { WhatYouPay } from "#app/routes/quote/quotes/quote-bill.tsx";
import {
  addedInWords,
  checkedInWords,
  revisionInWords,
  sentInWords,
  titleOf,
} from "#app/routes/quote/quotes/quote-lines.ts";
import {
  Technical,
  WhatIsPromised,
  WhatMayChange,
  WhatYouGet,
  WhoSigns,
} from "#app/routes/quote/quotes/quote-parts.tsx";
import { QuoteSide } from "#app/routes/quote/quotes/quote-side.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { AttachedFiles } from "#app/ui/talk/attached-files.tsx";
import { domainContext } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { idOf } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { quoteStates } from "#content/quote-states.ts";
import { moneyOfMyQuote } from "#domain/comparison/my-comparison.ts";
import type { DomainErrorCode } from "#domain/errors.ts";
import { declineQuote } from "#domain/projects/choose-quote.ts";
import { type CustomerQuote, openMyQuote } from "#domain/quotes/customer-quotes.ts";
import { statisticsInProject } from "#domain/statistics/company-statistics.ts";
import type { Route } from "./+types/quote.ts";
import "./quotes.css";
import "./quote.css";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Quote - Your project",
    description: "The full quote: price line by line, what is included, the terms and what to ask about.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const quote = await openMyQuote(domain, params.token, idOf(params));
  const statistics = (await statisticsInProject(domain, params.token)).get(quote.purchaseId);
  return { quote, statistics, money: await moneyOfMyQuote(domain, params.token, quote) };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const { token } = args.params;
  const quoteId = idOf(args.params);
  const decline = { do: () => declineQuote(domainContext(args.context), token, quoteId) };
  const isShown = (code: DomainErrorCode) => code !== "not_found";
  return answerForm(await postedForm(args), `/requests/${token}/quotes`, { decline }, { isShown });
});

export const shouldRevalidate = alsoAfterRefusals;

export default function QuotePage({
  loaderData: { quote, statistics, money },
  actionData,
  params,
}: Route.ComponentProps) {
  const home = `/requests/${params.token}`;
  const asking = { quote, home: quote.status === "ended" ? null : home };
  return (
    <div className="wrap page read-quote">
      <header className="quote-head">
        <p className="small">
          <Link to={`${home}/quotes`}>All quotes</Link>
        </p>
        <h1>
          <CompanyMark position={quote.position} name={quote.company} /> {titleOf(quote)}
        </h1>
        <p className="lead">{sentInWords(quote)}</p>
        <p className="muted">
          <Badge tone={quote.status === "sent" || quote.status === "chosen" ? "ok" : "plain"}>
            {quoteStates[quote.status]}
          </Badge>{" "}
          {revisionInWords(quote)}
        </p>
        <p>
          <a href={`${home}/quotes/${quote.id}.pdf`}>PDF</a>
        </p>
        <FormRefusal state={actionData} />
      </header>
      <QuoteSide quote={quote} money={money} home={home} />
      <div className="quote-body">
        <WhatYouGet {...asking} />
        <WhatYouPay {...asking} />
        <WhatMayChange {...asking} />
        <WhatIsPromised {...asking} />
        <WhoSigns {...asking} />
        {statistics && <CompanyRecord company={quote.company} statistics={statistics} />}
        <Technical {...asking} />
        <Files quote={quote} at={`${home}/files`} />
        <p className="small muted">{checkedInWords(quote)}</p>
      </div>
    </div>
  );
}

function Files({ quote: { files, sentAt }, at }: { quote: CustomerQuote; at: string }) {
  if (files.length === 0) return null;
  return (
    <section className="quote-part" aria-labelledby="files">
      <h2 id="files">Files</h2>
      <AttachedFiles files={files} at={at} note={({ addedAt }) => addedInWords(addedAt, sentAt)} />
    </section>
  );
}
