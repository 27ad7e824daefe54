import { Link } from "react-router";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatCredits, formatDateTime, formatPence } from "#app/ui/format.ts";
import { creditNoteNumberInWords, receiptNumberInWords } from "#content/receipt-number.ts";
import type { PaymentFile } from "#domain/admin/payments/payment-file.ts";

/** Who paid what when, and under which numbers the provider knows it. */
export function PaymentFacts({ payment }: { payment: PaymentFile }) {
  const { installerId, companyName, packName, credits, pricePence, amountPence, startedAt, paidAt } = payment;
  const { receiptNumber, creditNotes, sessionId, paymentIntentId, chargeId } = payment;
  return (
    <Card title="Payment">
      <dl className="facts">
        <Fact name="Company">
          <Link to={`/admin/installers/${installerId}?tab=money#payments`}>{companyName}</Link>
        </Fact>
        <Fact name="Pack">
          {packName} ({formatCredits(credits)})
        </Fact>
        <Fact name="Price">{formatPence(pricePence)}</Fact>
        {paidAt && amountPence !== pricePence && <Fact name="Paid">{formatPence(amountPence)}</Fact>}
        <Fact name="Started">{formatDateTime(startedAt)}</Fact>
        {paidAt && <Fact name="Paid on">{formatDateTime(paidAt)}</Fact>}
        {receiptNumber !== null && (
          <Fact name="Receipt">
            <Link to={`/credits/receipts/${receiptNumber}`}>{receiptNumberInWords(receiptNumber)}</Link>
          </Fact>
        )}
        {creditNotes.map((number) => (
          <Fact key={number} name="Credit note">
            <Link to={`/credits/credit-notes/${number}`}>{creditNoteNumberInWords(number)}</Link>
          </Fact>
        ))}
        <Reference name="Checkout session" value={sessionId} />
        <Reference name="Provider’s payment" value={paymentIntentId} />
        <Reference name="Charge" value={chargeId} />
      </dl>
    </Card>
  );
}

/** The amount claimed, and the deadline for answering. */
export function DisputeFacts({ payment }: { payment: PaymentFile }) {
  const { id, receiptNumber, disputeStatus, disputedPence, disputedAt, disputeDueAt, amountPence } = payment;
  return (
    <Card title="Dispute" id="dispute">
      <dl className="facts">
        <Fact name="State">{disputeStatus?.replaceAll("_", " ")}</Fact>
        <Fact name="Disputed amount">{formatPence(disputedPence ?? amountPence)}</Fact>
        {disputedAt && <Fact name="Opened">{formatDateTime(disputedAt)}</Fact>}
        {disputeDueAt && <Fact name="Evidence by">{formatDateTime(disputeDueAt)}</Fact>}
      </dl>
      {receiptNumber !== null && (
        <p>
          {/* A file, not a page: the browser fetches it. */}
          <a className={buttonClass({ variant: "secondary" })} href={`/admin/payments/${id}/evidence.pdf`} download>
            Download the evidence
          </a>
        </p>
      )}
    </Card>
  );
}

function Reference({ name, value }: { name: string; value: string | null }) {
  return (
    value && (
      <Fact name={name}>
        <code>{value}</code>
      </Fact>
    )
  );
}
