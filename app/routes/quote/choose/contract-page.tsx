import { Check } from "lucide-react";
import { Form, Link } from "react-router";
import { NextBlock } from "#app/routes/quote/parts/next-block.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { dateTimeInWords, formatPence } from "#app/ui/format.ts";
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
import { jobInWords } from "#domain/quotes/quote-words.ts";

const TIMES = quoteSheets.other.payments.kind.of.when.kind.options;

/** What of the page's forms is about a contract. */
export type ContractIntent = "signed" | "cancel-contract";

type Props = {
  quote: CustomerQuote;
  contract: MyContract;
  home: string;
  isLetterOpen: boolean;
  /** The quote is open, so that it can be chosen again after a change of mind. */
  canChoose: boolean;
  state: FormState | undefined;
};

type Letter = Pick<Props, "quote" | "contract" | "state"> & { here: string };

/** What was agreed, when it was signed, and how to cancel it. The page has one filled button: what comes next. */
export function ContractPage({ quote, contract, home, isLetterOpen, canChoose, state }: Props) {
  const { party, payments, firm, mayRisePercent } = quote.quote;
  const extrasPence = quote.payPence - quote.duePence;
  const { cancelledAt, letter, signedOn, isForBusiness } = contract;
  const here = `${home}/choose/${quote.id}`;
  const canCancel = !isForBusiness && cancelledAt === null;
  const isWriting = canCancel && isLetterOpen;
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
          {letter && <blockquote className="letter as-typed">{letter}</blockquote>}
        </section>
      )}
      {!cancelledAt && canChoose && <ChooseAgain company={quote.company} />}
      {isWriting && <CancelLetter quote={quote} contract={contract} here={here} state={state} />}
      {!cancelledAt && !signedOn && !isWriting && <FirstSigned quote={quote} contract={contract} state={state} />}
      <section className="card stack" aria-labelledby="contract">
        <h2 className="sr-only" id="contract">
          Your contract
        </h2>
        {signedOn && (
          <p className="signed">
            <Check className="icon" aria-hidden="true" />
            <span>
              I signed on <b>{dayInWords(signedOn)}</b>
            </span>
          </p>
        )}
        {signedOn && !cancelledAt && <ChangeSigned contract={contract} state={state} />}
        <dl className="facts">
          <Fact name="Offered">
            {quote.technology === "other" ? "" : `${jobInWords(quote)}, `}
            <b>{formatPence(quote.duePence)}</b>,{" "}
            {firm ? "firm" : `not firm: it can rise by up to ${mayRisePercent ?? 0}%`}.
            {extrasPence > 0 && ` Extras that it names: ${formatPence(extrasPence)}.`}{" "}
            <Link to={`${home}/quotes/${quote.id}`}>Read the whole quote</Link>
          </Fact>
          <Fact name="With">
            {[party.legalName, party.companyNumber, party.address].filter(Boolean).join(", ")}
            {party.legalName !== quote.company && `: ${quote.company}, the company that we checked`}.{" "}
            <Link to={`${home}/contract-name?company=${quote.purchaseId}`}>Check the name on your contract</Link>
          </Fact>
          <Fact name="You pay">
            <ul>
              {payments.map(({ when, pence }) => (
                <li key={when}>
                  {formatPence(pence)} {labelOf(TIMES, when)?.toLowerCase() ?? when}
                </li>
              ))}
            </ul>
            <Link to={`${home}/deposit`}>I have paid, and what protects it</Link>
          </Fact>
          {canCancel && (
            <Fact name="Days to cancel">
              <DaysToCancel contract={contract} /> <a href={cancelling.source.url}>The rules</a>
            </Fact>
          )}
        </dl>
        {canCancel && (
          <p className="small muted">
            If you ask in writing for the work to start within these days and cancel later, you pay for what was done by
            then. Source: {cancelling.source.title}, {cancelling.source.date}.
          </p>
        )}
        {canCancel && !isLetterOpen && (
          <p id="cancel">
            <Link className="btn btn-secondary" to={`${here}?cancel=letter#cancel`}>
              Cancel my contract
            </Link>
          </p>
        )}
      </section>
      <p>
        <Link to={home}>Back to the overview</Link>
      </p>
    </div>
  );
}

/** Of a contract that was signed before the customer's change of mind. */
function ChooseAgain({ company }: { company: string }) {
  return (
    <section className="card stack" aria-labelledby="again">
      <h2 id="again">You took your choice back</h2>
      <p>What you signed with {company} still counts until you cancel it.</p>
      <Form method="post">
        <SubmitButton variant="secondary" pendingLabel="Choosing…">
          Choose {company} again
        </SubmitButton>
      </Form>
    </section>
  );
}

function DaysToCancel({ contract: { signedOn, goodsOn, toldOfRight } }: { contract: MyContract }) {
  const { days, monthsWithoutNotice } = cancelling;
  if (!signedOn) return `Usually ${days} days after you sign, or after the last goods arrive.`;
  const until = dayInWords(cancelUntil({ signedOn, goodsOn, toldOfRight }));
  const from = goodsOn ? "after the last goods arrived" : "after you signed";
  if (toldOfRight === false) {
    return `${days} days ${from} and ${monthsWithoutNotice} months more, as nobody told you of your right: usually until ${until}.`;
  }
  if (goodsOn) return `${days} days ${from}: usually until ${until}.`;
  return `${days} days ${from}: usually until ${until}. Where goods are part of it, until ${days} days after the last arrive.`;
}

function CancelLetter({ quote, contract, here, state }: Letter) {
  return (
    <section className="card stack" id="cancel" aria-labelledby="cancel-title">
      <h2 id="cancel-title">Cancel my contract</h2>
      <FormFailure state={stateOfForm(state, "cancel-contract")} idPrefix="cancel" />
      <p>
        This goes to {quote.company}{" "}
        {contract.hasThread ? "as a message and an email" : "as an email, if it still has an account with us"}, dated,
        with a copy to you. It also takes your choice back.
      </p>
      <blockquote className="letter as-typed">{contract.draft}</blockquote>
      <p className="small muted">
        Money paid is due back within {cancelling.refundDays} days of this notice, or of the return of goods that you
        send back. Ask your card company if it is not.
      </p>
      <Form method="post" className="btn-row">
        <input type="hidden" name="intent" value={"cancel-contract" satisfies ContractIntent} />
        <SubmitButton variant="danger" pendingLabel="Sending…">
          Send
        </SubmitButton>
        <Link className="btn btn-secondary" to={here}>
          Keep the contract
        </Link>
      </Form>
    </section>
  );
}

type SignedProps = { contract: MyContract; state: FormState | undefined };

function FirstSigned({ quote, contract, state }: SignedProps & { quote: CustomerQuote }) {
  const { legalName, companyNumber } = quote.quote.party;
  return (
    <NextBlock title="When did you sign?">
      <p>
        Check the name on the contract first: <b>{[legalName, companyNumber].filter(Boolean).join(", ")}</b>.{" "}
        {!contract.isForBusiness && "We count your days to cancel from this date. "}
        {quote.company} sees that you signed, nothing more.
      </p>
      <SignedForm contract={contract} state={state} />
    </NextBlock>
  );
}

function ChangeSigned({ contract, state }: SignedProps) {
  return (
    <details className="more" open={stateOfForm(state, "signed") !== undefined}>
      <summary>Change, or say when the goods arrived</summary>
      <SignedForm contract={contract} state={state} />
    </details>
  );
}

const ANSWERS = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
  { value: "", label: "Not sure" },
];

/** The first time it asks for the day of signing alone: the rest is not known yet. */
function SignedForm({ contract, state: all }: SignedProps) {
  const state = stateOfForm(all, "signed");
  const field = fieldsOf(state, "signed");
  const { signedOn, toldOfRight } = contract;
  const told = toldOfRight === null ? "" : toldOfRight ? "yes" : "no";
  return (
    <Form method="post" className="stack" noValidate>
      <FormFailure state={state} idPrefix="signed" />
      <input type="hidden" name="intent" value={"signed" satisfies ContractIntent} />
      <DayBoxes label="I signed on" name="signed" day={signedOn} field={field} />
      {signedOn && !contract.isForBusiness && (
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
        <SubmitButton variant={signedOn ? "secondary" : "primary"} pendingLabel="Saving…">
          Save the date
        </SubmitButton>
      </p>
    </Form>
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
                  className="input"
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
