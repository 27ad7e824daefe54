import { Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { cancelling } from "#content/cancelling.ts";
import { CITIZENS_ADVICE, cardInWords, cardProtection, depositSchemes } from "#content/deposits.ts";
import type { MyDeposit } from "#domain/handover/my-deposit.ts";

/** Something about the company has changed while the money is out: what it is, and what to do, in order. */
export function DepositAtRisk({ deposit, home }: { deposit: MyDeposit; home: string }) {
  const { company, purchaseId, quoteId, risks, certificate, pricePence, isForBusiness, hasThread } = deposit;
  const scheme = depositSchemes.find(({ value }) => value === certificate?.scheme);
  return (
    <section className="stack" aria-labelledby={`risk-${deposit.id}`}>
      <Notice tone="warn">
        <h2 className="notice-title" id={`risk-${deposit.id}`}>
          Pay nothing more to {company} for now
        </h2>
        <ul>
          {risks.map(({ words, at }) => (
            <li key={words}>
              {words}, told on {dateTimeInWords(at)}
            </li>
          ))}
        </ul>
      </Notice>
      <div className="card stack">
        <p>This does not mean that your money is lost. What you can do:</p>
        <ol className="stack">
          <li>
            <b>Ask in writing</b> where your money is.{" "}
            {hasThread && (
              <LinkButton variant="secondary" size="tight" to={`${home}/messages/${purchaseId}?ask=deposit#write`}>
                Begin the message
              </LinkButton>
            )}
          </li>
          <li>
            <b>Tell the scheme</b> that insures it.{" "}
            {scheme?.url ? (
              <a href={scheme.url}>{scheme.label}</a>
            ) : (
              "Its address is on the certificate, if you have one."
            )}
          </li>
          <li>
            <b>Use your card.</b> {cardInWords(pricePence)}{" "}
            <a href={cardProtection.source.url}>{cardProtection.source.title}</a>
          </li>
          {!isForBusiness && (
            <li>
              <b>Cancel</b>, if your {cancelling.days} days are not over:{" "}
              <Link to={`${home}/choose/${quoteId}`}>your contract</Link>.
            </li>
          )}
          <li>
            <b>Get free advice</b> from <a href={CITIZENS_ADVICE.url}>{CITIZENS_ADVICE.label}</a>.
          </li>
          <li>
            <b>
              <Link to={`${home}/complaint?company=${purchaseId}`}>Complain</Link>
            </b>{" "}
            to us about {company}.
          </li>
        </ol>
      </div>
    </section>
  );
}
