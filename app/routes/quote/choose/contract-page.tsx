import { Form, Link } from "react-router";
import { QuoteSlip } from "#app/routes/quote/choose/quote-slip.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { dateTimeInWords, formatPenceInFull } from "#app/ui/format.ts";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { GroupFrame } from "#app/ui/forms/group-frame.tsx";
import { Segments } from "#app/ui/forms/segments.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { cancelling } from "#content/cancelling.ts";
import { labelOf } from "#content/options.ts";
import { dayInWords } from "#content/proofs.ts";

import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import type { MyContract } from "#domain/projects/contracts/cancel-contract.ts";
import { cancelUntil } from "#domain/projects/contracts/cancel-days.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

const TIMES = quoteSheets.other.payments.kind.of.when.kind.options;

/** What of the page's forms is about a contract. */
export type ContractIntent = "signed" | "cancel-contract";

type Props = {
  quote: CustomerQuote;
  contract: MyContract;
  home: string;
  isLetterOpen: boolean;
  state: FormState | undefined;
};

/** What was agreed, when it was signed, and how to cancel it. */
export function ContractPage({ quote, contract, home, isLetterOpen, state }: Props) {
  const { party, payments } = quote.quote;
  const { cancelledAt, letter, signedOn } = contract;
  const here = `${home}/choose/${quote.id}`;
  const canCancel = !contract.isForBusiness && cancelledAt === null;
  return (
    <div className="wrap page page-narrow stack">
      <header>
        <h1>Contract</h1>
        <p className="lead">This is not a contract. It gathers what you agreed with {quote.company}.</p>
      </header>
      {cancelledAt && (
        <section className="card stack" aria-labelledby="cancelled">
          <h2 id="cancelled">You have cancelled your contract</h2>
          <p>
            We sent your notice to {quote.company} on {dateTimeInWords(cancelledAt)}, with a copy to you.
          </p>
          {letter && <p className="as-typed">{letter}</p>}
        </section>
      )}
      <QuoteSlip quote={quote} href={`${home}/quotes/${quote.id}`} />
      <section className="card stack" aria-labelledby="contract">
        <h2 id="contract">Your contract</h2>
        <dl className="facts">
          <Fact name="Signed">{signedOn ? `I signed on ${dayInWords(signedOn)}` : "You have not told us yet"}</Fact>
          <Fact name="With">{[party.legalName, party.companyNumber, party.address].filter(Boolean).join(", ")}</Fact>
          <Fact name="Company that we checked">{quote.company}</Fact>
          {payments.map(({ when, pence }) => (
            <Fact key={when} name={`You pay: ${labelOf(TIMES, when)?.toLowerCase() ?? when}`}>
              {formatPenceInFull(pence)}
            </Fact>
          ))}
          {!contract.isForBusiness && (
            <Fact name="Days to cancel">
              <DaysToCancel contract={contract} />
            </Fact>
          )}
        </dl>
        {!contract.isForBusiness && (
          <p className="small">
            If you ask in writing for the work to start within these days and cancel later, you pay for what was done by
            then. Source: <a href={cancelling.source.url}>{cancelling.source.title}</a>, {cancelling.source.date}.
          </p>
        )}
        {canCancel && !isLetterOpen && (
          <p>
            <Link className="btn btn-secondary" to={`${here}?cancel=letter#cancel`}>
              Cancel my contract
            </Link>
          </p>
        )}
      </section>
      {canCancel && isLetterOpen && <CancelLetter quote={quote} contract={contract} here={here} state={state} />}
      {!cancelledAt && <SignedForm contract={contract} state={state} />}
      <p>
        <Link to={home}>Back to the overview</Link>
      </p>
    </div>
  );
}

function DaysToCancel({ contract: { signedOn, goodsOn, toldOfRight } }: { contract: MyContract }) {
  if (!signedOn) return `Usually ${cancelling.days} days after you sign, or after the last goods arrive`;
  const until = dayInWords(cancelUntil({ signedOn, goodsOn, toldOfRight }));
  if (toldOfRight === false) return `usually until ${until}, because you had no notice of your right to cancel`;
  if (goodsOn) return `usually until ${until}: ${cancelling.days} days after the last goods arrived`;
  return `usually until ${until}, and where goods are part of it until ${cancelling.days} days after the last arrive; up to ${cancelling.monthsWithoutNotice} months longer without notice of this right`;
}

function CancelLetter({ quote, contract, here, state }: Omit<Props, "home" | "isLetterOpen"> & { here: string }) {
  return (
    <section className="card stack" id="cancel" aria-labelledby="cancel-title">
      <h2 id="cancel-title">Cancel my contract</h2>
      <FormFailure state={stateOfForm(state, "cancel-contract")} idPrefix="cancel" />
      <p>
        This goes to {quote.company}{" "}
        {contract.hasThread ? "as a message and an email" : "as an email, if it still has an account with us"}, dated,
        with a copy to you. It also takes your choice back. You can print this page and post it, too.
      </p>
      <blockquote className="as-typed">{contract.draft}</blockquote>
      <p className="small">
        Money paid is due back within {cancelling.refundDays} days. Ask your card company if it is not.
      </p>
      <Form method="post" className="btn-row">
        <input type="hidden" name="intent" value={"cancel-contract" satisfies ContractIntent} />
        <SubmitButton pendingLabel="Sending…">Send</SubmitButton>
        <Link className="btn btn-secondary" to={here}>
          Keep the contract
        </Link>
      </Form>
    </section>
  );
}

const ANSWERS = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
  { value: "", label: "Not sure" },
];

function SignedForm({ contract, state: all }: { contract: MyContract; state: FormState | undefined }) {
  const state = stateOfForm(all, "signed");
  const field = fieldsOf(state, "signed");
  const told = contract.toldOfRight === null ? "" : contract.toldOfRight ? "yes" : "no";
  return (
    <section className="card stack" aria-labelledby="when">
      <h2 id="when">When did you sign?</h2>
      <Form method="post" className="stack" noValidate>
        <FormFailure state={state} idPrefix="signed" />
        <input type="hidden" name="intent" value={"signed" satisfies ContractIntent} />
        <DayBoxes label="I signed on" name="signed" day={contract.signedOn} field={field} />
        {!contract.isForBusiness && (
          <>
            <DayBoxes label="The last goods arrived on (optional)" name="goods" day={contract.goodsOn} field={field} />
            <Segments
              {...field("told")}
              label="Did they tell you in writing of your right to cancel?"
              options={ANSWERS}
              chosen={field("told", told).defaultValue}
            />
          </>
        )}
        <p>
          <SubmitButton pendingLabel="Saving…">Save the date</SubmitButton>
        </p>
      </Form>
    </section>
  );
}

const BOXES = [
  { part: "Day", at: 2 },
  { part: "Month", at: 1 },
  { part: "Year", at: 0 },
] as const;

type Boxes = { label: string; name: string; day: string | null; field: ReturnType<typeof fieldsOf> };

function DayBoxes({ label, name, day, field }: Boxes) {
  const first = field(`${name}Day`);
  return (
    <GroupFrame className="day-boxes" label={label} name={first.name} idPrefix={first.idPrefix} errors={first.errors}>
      {(firstId) => (
        <div className="btn-row">
          {BOXES.map(({ part, at }) => {
            const { name: named, defaultValue } = field(
              `${name}${part}`,
              day ? String(Number(day.split("-")[at])) : "",
            );
            return (
              <label key={part}>
                {part}
                <input
                  className="input input-short"
                  id={part === "Day" ? firstId : undefined}
                  name={named}
                  defaultValue={defaultValue}
                  inputMode="numeric"
                  autoComplete="off"
                />
              </label>
            );
          })}
        </div>
      )}
    </GroupFrame>
  );
}
