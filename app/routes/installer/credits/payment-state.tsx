import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import { formatCredits, formatPence } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toasts/toast-queue.ts";
import { WithoutScript } from "#app/ui/without-script.tsx";
import { limits } from "#config/limits.ts";
import { receiptNumberInWords } from "#content/receipt-number.ts";
import type { Payment } from "#domain/payments/payment.ts";

type PaymentStateProps = { payment: Payment; wasCancelled: boolean };

/** The state of the payment from which the buyer has returned, going only by our own records. */
export function PaymentState({ payment, wasCancelled }: PaymentStateProps) {
  if (payment.status === "paid") return <Paid payment={payment} />;
  if (payment.status === "expired") {
    return (
      <Notice tone="warn" title="This payment has expired">
        <p>It was not paid in time. No credits were added; choose a pack below to start again.</p>
      </Notice>
    );
  }
  if (payment.status === "pending") return <OnItsWay payment={payment} />;
  if (payment.status === "failed") {
    return (
      <Notice tone="warn" title={`Your bank payment of ${formatPence(payment.amountPence)} failed`}>
        <p>
          Your bank did not send us the money, so no credits were added. Your bank can tell you why. To buy the pack,
          choose it again below and pay by card or from another account.
        </p>
      </Notice>
    );
  }
  if (payment.status === "mismatched") {
    return (
      <Notice tone="warn" title="We are checking this payment">
        <p>
          The money we received does not match your order, so we have not added any credits yet. We are looking into it,
          and you will get your credits or your money back. You do not need to do anything.
        </p>
      </Notice>
    );
  }
  if (wasCancelled) {
    return (
      <Notice tone="info" title="Payment cancelled">
        <p>You left the payment page before paying. You were not charged and no credits were added.</p>
      </Notice>
    );
  }
  return <Waiting payment={payment} />;
}

/** By Bacs or bank transfer, until it arrives. */
export function OnItsWay({ payment: { amountPence, credits } }: { payment: Payment }) {
  return (
    <Notice tone="info" title={`Your payment of ${formatPence(amountPence)} is on its way`}>
      <p>
        Bank payments can take several working days. Your {formatCredits(credits)} and receipt will follow once the
        money arrives. We’ll email you if the payment fails. You do not need to do anything.
      </p>
    </Notice>
  );
}

/** Announced once per visit to the page, however often it is redrawn. */
const told = new Set<string>();

function Paid({ payment }: { payment: Payment }) {
  const description = `${formatCredits(payment.credits)} have been added to your balance.`;
  useEffect(() => {
    if (told.has(payment.id)) return;
    told.add(payment.id);
    showToast({ title: "Credits Purchased!", description, tone: "ok" });
  }, [payment.id, description]);
  return (
    <>
      <WithoutScript>
        <div role="status">
          <Notice tone="ok" title="Credits Purchased!" />
        </div>
      </WithoutScript>
      <Notice tone="ok" title={`Your payment of ${formatPence(payment.amountPence)} has arrived`}>
        <p>
          {description}{" "}
          {payment.receiptNumber !== null && (
            <Link to={`/credits/receipts/${payment.receiptNumber}`}>
              Receipt {receiptNumberInWords(payment.receiptNumber)}
            </Link>
          )}
        </p>
      </Notice>
    </>
  );
}

function Waiting({ payment }: { payment: Payment }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), limits.paymentWaitSeconds * 1000);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(limits.paymentWaitSeconds)} />
      </noscript>
      <div role="status">
        <Notice tone="info" title="Waiting for your payment">
          <p>
            If you have paid, your {formatCredits(payment.credits)} will arrive in a moment. This page updates
            automatically, or you can leave it. We’ll email you the receipt. If you have not paid, you will not be
            charged.
          </p>
        </Notice>
      </div>
    </>
  );
}
