import { StateMark } from "#app/ui/charts/state-mark.tsx";
import { dateTimeInWords, formatPence } from "#app/ui/format.ts";
import { AttachedFiles } from "#app/ui/talk/attached-files.tsx";
import { depositSchemes } from "#content/deposits.ts";
import type { HandoverState } from "#content/handover/handover-items.ts";
import { dayInBrief, dayInWords } from "#content/proofs.ts";
import type { MyDeposit } from "#domain/handover/my-deposit.ts";

type Shown = { deposit: MyDeposit; home: string; today: string };

/** What was paid, whether there is a certificate, and what happens on which day. */
export function DepositStands({ deposit, home, today }: Shown) {
  const { payments, paidPence, pricePence, moneyBackAt, isFinished, certificate, company } = deposit;
  return (
    <>
      {payments.length > 0 && (
        <>
          <p>
            <b className="h3">{formatPence(paidPence)}</b> paid
            {pricePence !== null && `, of ${formatPence(pricePence)}`}
          </p>
          {payments.length > 1 && (
            <ul>
              {payments.map(({ id, pence, paidOn }) => (
                <li key={id}>
                  {formatPence(pence)} on {dayInWords(paidOn)}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {moneyBackAt && <p>You told us on {dateTimeInWords(moneyBackAt)} that you have your money back.</p>}
      {!moneyBackAt && isFinished && <p>The work is finished, so nothing of this is a deposit any more.</p>}
      {certificate && <GivenCertificate certificate={certificate} company={company} home={home} />}
      {!moneyBackAt && !isFinished && !certificate && <Days deposit={deposit} today={today} />}
    </>
  );
}

interface GivenProps {
  certificate: NonNullable<MyDeposit["certificate"]>;
  company: string;
  home: string;
}

function GivenCertificate({ certificate: { scheme, number, by, givenAt, files }, company, home }: GivenProps) {
  const known = depositSchemes.find(({ value }) => value === scheme);
  return (
    <div>
      <p className="state-line">
        <StateMark state="done" />
        <span>
          <b>Certificate {number}</b> {known && known.value !== "other" ? known.label : "another scheme"}
        </span>
      </p>
      <p className="small">
        Given by {by === "installer" ? company : "you"}, not checked by us, on {dateTimeInWords(givenAt)}.{" "}
        {known?.url ? (
          <a href={known.url}>Check it with the scheme</a>
        ) : (
          "Look on the certificate for how to check it with the scheme."
        )}
      </p>
      <AttachedFiles files={files} at={`${home}/files`} />
    </div>
  );
}

/** Without a certificate: what we do on the 7th and the 14th day. */
function Days({ deposit: { payments, firstPaidOn, askOn, deskOn, day, isInsured }, today }: Omit<Shown, "home">) {
  if (firstPaidOn === null || askOn === null || deskOn === null || payments.length === 0) return null;
  const state = (on: string): HandoverState => (on <= today ? "done" : "to_come");
  if (isInsured === false) {
    return <p>Day {day}. No certificate is to come: their quote says that nothing insures it.</p>;
  }
  return (
    <ol className="stack">
      <li className="state-line">
        <StateMark state="done" />
        <span>
          <b>{dayInBrief(firstPaidOn, today)}</b> You paid
        </span>
      </li>
      <li className="state-line">
        <StateMark state={deskOn <= today ? "overdue" : "waiting"} />
        <span>
          <b>Today</b> Day {day}. No certificate yet{askOn > today ? ", which is usual" : ""}.
        </span>
      </li>
      <li className="state-line">
        <StateMark state={state(askOn)} />
        <span>
          <b>{dayInBrief(askOn, today)}</b> Day 7: we ask both of you
        </span>
      </li>
      <li className="state-line">
        <StateMark state={state(deskOn)} />
        <span>
          <b>{dayInBrief(deskOn, today)}</b> Day 14: our team looks into it and writes to you
        </span>
      </li>
    </ol>
  );
}
