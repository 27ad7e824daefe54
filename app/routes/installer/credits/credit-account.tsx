import { Receipt } from "lucide-react";
import { CreditPacks, type PaymentIds } from "#app/routes/installer/credits/credit-packs.tsx";
import { HowCreditsWork } from "#app/routes/installer/credits/how-credits-work.tsx";
import { OnItsWay, PaymentState } from "#app/routes/installer/credits/payment-state.tsx";
import { LowBalance } from "#app/routes/installer/parts/low-balance.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatCredits, formatNumber } from "#app/ui/format.ts";
import { LinkTabs } from "#app/ui/navigation/tabs.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pager } from "#app/ui/tables/pager.tsx";
import { TransactionTable } from "#app/ui/tables/transaction-table.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { verifyWords } from "#content/verify-words.ts";
import type { Transaction } from "#domain/credits/my-credits.ts";
import type { Page } from "#domain/cursor.ts";
import type { Payment } from "#domain/payments/payment.ts";

export interface CreditAccount {
  balance: number;
  /** Beside the balance, while a payment is disputed or being refunded, and for outlines. */
  held: number;
  heldForOutlines: number;
  isPaused: boolean;
  /** For payments refunded after their credits were spent. */
  owed: number;
  /** Only on its tab; null when it could not be read. */
  history: Page<Transaction> | null | undefined;
  /** Not the first page of the history. */
  isContinued: boolean;
  /** The payment from which the buyer has returned. */
  payment: Payment | undefined;
  /** Bank payments, whichever the buyer has returned from. */
  onTheirWay: Payment[];
  wasCancelled: boolean;
  /** Why this company cannot buy at the moment. */
  obstacle: "not-approved" | "payments-off" | undefined;
  paymentIds: PaymentIds;
}

interface CreditsOfProps {
  account: CreditAccount;
  state: FormState | undefined;
}

export function CreditsOf({ account, state }: CreditsOfProps) {
  const { balance, isPaused, owed, history, payment, onTheirWay, wasCancelled } = account;
  return (
    <>
      {payment && <PaymentState payment={payment} wasCancelled={wasCancelled} />}
      {onTheirWay.map((one) => one.id !== payment?.id && <OnItsWay key={one.id} payment={one} />)}
      <div className={history === undefined ? "card balance" : "card balance is-short"}>
        <p className="big">
          {formatNumber(balance)} <span>{balance === 1 ? "credit" : "credits"}</span>
        </p>
        <p className="muted">Enough for {leadsFor(balance)}. Credits never expire.</p>
        {heldInWords(account).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      {isPaused && (
        <Notice tone="warn" title="Payment Disputed">
          <p>
            One of your card payments is in dispute and your credits do not cover it. You can buy leads again once the
            dispute is settled or your balance covers it.
          </p>
        </Notice>
      )}
      {owed > 0 && (
        <Notice tone="warn" title={`You owe ${formatCredits(owed)}`}>
          <p>A card payment was returned after you had spent its credits. Your next pack will settle this first.</p>
        </Notice>
      )}
      <LowBalance balance={balance} />
      <LinkTabs
        label="Credits"
        tabs={[
          { label: "Purchase Credits", to: "/credits", current: history === undefined },
          { label: "Transaction History", to: "/credits?tab=history", current: history !== undefined },
        ]}
      />
      {history === undefined && <Purchase account={account} state={state} />}
      {history === null && (
        <EmptyState
          title="We cannot show your history right now"
          icon={Receipt}
          actions={
            <LinkButton variant="secondary" to="/credits?tab=history" reloadDocument>
              Try again
            </LinkButton>
          }
        >
          Your balance above is right. Please try again in a moment.
        </EmptyState>
      )}
      {history && <History page={history} isContinued={account.isContinued} />}
    </>
  );
}

function Purchase({ account: { obstacle, paymentIds }, state }: CreditsOfProps) {
  return (
    <>
      {obstacle === "not-approved" && (
        <Notice tone="warn" title="Account Approval Required">
          <p>Only approved installers can buy credits.</p>
        </Notice>
      )}
      {obstacle === "payments-off" && (
        <Notice tone="warn" title="Buying is not available">
          <p>Card payments are not set up yet, so you cannot buy credits.</p>
        </Notice>
      )}
      <CreditPacks paymentIds={paymentIds} state={state} />
      <HowCreditsWork />
    </>
  );
}

function History({ page, isContinued }: { page: Page<Transaction>; isContinued: boolean }) {
  if (page.items.length === 0 && !isContinued) {
    return (
      <EmptyState
        title="No Transactions Yet"
        icon={Receipt}
        actions={
          <LinkButton variant="secondary" to="/credits">
            See the packs
          </LinkButton>
        }
      >
        Credits you get or spend will be listed here, with your balance after each.
      </EmptyState>
    );
  }
  return (
    <section className="stack" aria-labelledby="history-title">
      <h2 className="sr-only" id="history-title">
        Transaction History
      </h2>
      <TransactionTable transactions={page.items} purchasesAt="/leads/purchases" />
      <Pager
        rows="transactions"
        nextCursor={page.nextCursor}
        continued={isContinued}
        path="/credits"
        filter={{ tab: "history" }}
      />
      <section className="stack" aria-labelledby="proof-title">
        <h2 className="h3" id="proof-title">
          Check it yourself
        </h2>
        <p>
          Each entry carries a hash of all entries before it. Your receipts, credit notes and emails about credits have
          the number and hash of your newest entry, so nobody can change your history unnoticed, not even us.
        </p>
        <div>
          <LinkButton variant="secondary" to="/credits/verify">
            {verifyWords.title}
          </LinkButton>
        </div>
      </section>
    </section>
  );
}

function leadsFor(balance: number): string {
  const count = Math.floor(balance / limits.leadPriceCredits);
  return count === 1 ? "1 lead" : `${count} leads`;
}

/** Shown beside a balance while credits are held: one sentence for each reason. */
function heldInWords({ held, heldForOutlines }: { held: number; heldForOutlines: number }): string[] {
  const forPayments = held - heldForOutlines;
  return [
    ...(heldForOutlines > 0 ? [`${formatCredits(heldForOutlines)} held for outlines awaiting an answer.`] : []),
    ...(forPayments > 0 ? [`${formatCredits(forPayments)} held: a card payment is in dispute or being refunded.`] : []),
  ];
}
