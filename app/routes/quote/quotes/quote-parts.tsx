import { portraitInWords, portraitOf } from "#app/routes/quote/quotes/portrait-of.ts";
import { PromisedYears } from "#app/routes/quote/quotes/promised-years.tsx";
import { givenInWords, partyInWords, systemInWords } from "#app/routes/quote/quotes/quote-lines.ts";
import { type Asking, Remarks, Terms } from "#app/routes/quote/quotes/remarks.tsx";
import { SystemPortrait } from "#app/ui/system-portrait.tsx";
import { equipmentOf, factsOf, includedOf } from "#domain/quotes/quote-words.ts";

/** The system drawn and in a sentence, piece by piece, and what the price covers. */
export function WhatYouGet(asking: Asking) {
  const { quote } = asking;
  const items = includedOf(quote.quote);
  return (
    <section className="quote-part" aria-labelledby="what-you-get">
      <h2 id="what-you-get">What you get</h2>
      {quote.technology === "other" ? (
        <p className="as-typed">{"deliver" in quote.quote && quote.quote.deliver}</p>
      ) : (
        <div className="quote-drawn">
          <SystemPortrait shown={portraitOf(quote)} label={portraitInWords(quote)} />
          <p>{systemInWords(quote)}</p>
        </div>
      )}
      <Terms {...asking} facts={equipmentOf(quote.quote).map((piece) => ({ ...piece, value: "" }))} />
      <Terms {...asking} facts={factsOf(quote.quote).own} />
      <Remarks {...asking} at="get" />
      <h3>What the price covers</h3>
      <Terms {...asking} facts={items} />
    </section>
  );
}

export function WhatMayChange(asking: Asking) {
  return (
    <section className="quote-part" aria-labelledby="what-may-change">
      <h2 id="what-may-change">What may change</h2>
      <Remarks {...asking} at="change" />
      <Terms {...asking} facts={factsOf(asking.quote.quote).change} />
    </section>
  );
}

export function WhatIsPromised(asking: Asking) {
  return (
    <section className="quote-part" aria-labelledby="what-is-promised">
      <h2 id="what-is-promised">What is promised</h2>
      <PromisedYears quote={asking.quote} />
      <Remarks {...asking} at="promised" />
      <Terms {...asking} facts={factsOf(asking.quote.quote).promised} />
    </section>
  );
}

export function WhoSigns(asking: Asking) {
  const { legalName, address } = asking.quote.quote.party;
  return (
    <section className="quote-part" aria-labelledby="who-signs">
      <h2 id="who-signs">Who you would sign with</h2>
      <p>
        <b>{legalName}</b>, {address}. {partyInWords(asking.quote)}
      </p>
      <Remarks {...asking} at="sign" />
      <Terms {...asking} facts={factsOf(asking.quote.quote).sign} />
    </section>
  );
}

/** What few people ask for, folded. */
export function Technical(asking: Asking) {
  const { technical } = factsOf(asking.quote.quote);
  const { notes } = asking.quote.quote;
  return (
    <>
      <details className="card quote-technical">
        <summary>
          Technical facts <span className="small muted">{givenInWords(technical)}</span>
        </summary>
        <Terms {...asking} facts={technical} />
      </details>
      {notes && (
        <section className="quote-part" aria-labelledby="their-notes">
          <h2 id="their-notes">Their notes</h2>
          <p className="as-typed">{notes}</p>
        </section>
      )}
    </>
  );
}
