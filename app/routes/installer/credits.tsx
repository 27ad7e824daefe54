import { Receipt } from "lucide-react";
import { Link } from "react-router";
import { TransactionTable } from "#app/installer/transaction-table.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatCredits, formatNumber } from "#app/ui/format.ts";
import { answering } from "#app/web/answering.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { limits } from "#config/limits.ts";
import { myBalance, myTransactions } from "#domain/credits/my-credits.ts";
import type { Route } from "./+types/credits.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: "Credits for installers",
    description:
      "How credits work for installers: one lead costs 5 credits, credits never expire, and every change is in your history.",
    path: "/credits",
    pictureOf: "/",
  });

export const loader = answering(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context);
  if (actor.kind === "visitor" || !actor.installer) return { account: null };
  const verbs = domainContext(context);
  return { account: { balance: await myBalance(verbs, actor), transactions: await myTransactions(verbs, actor) } };
});

export default function CreditsPage({ loaderData: { account } }: Route.ComponentProps) {
  return (
    <div className="wrap page stack-l">
      <div className="page-head">
        <h1>Credits</h1>
        {!account && <LinkButton to="/auth?next=%2Fcredits">Sign In</LinkButton>}
      </div>
      {account && (
        <div className="card balance">
          <p className="big">
            {formatNumber(account.balance)}
            <span>{account.balance === 1 ? "credit" : "credits"}</span>
          </p>
          <p className="muted">enough for {leadsFor(account.balance)}</p>
        </div>
      )}
      <HowCreditsWork />
      <p>
        Do you work with software of your own? <Link to="/api/docs">Read how our API works</Link>.
      </p>
      {account && (
        <section className="stack" aria-labelledby="history-title">
          <h2 id="history-title">Transaction History</h2>
          {account.transactions.length === 0 ? (
            <EmptyState title="No Transactions Yet" icon={Receipt}>
              Each credit you get or spend will be listed here, with your balance after it.
            </EmptyState>
          ) : (
            <TransactionTable transactions={account.transactions} />
          )}
        </section>
      )}
    </div>
  );
}

function HowCreditsWork() {
  const price = formatCredits(limits.leadPriceCredits);
  return (
    <Card title="How Credits Work">
      <ul className="ticks-plain stack">
        <li>One lead costs {price}, whatever the job is worth. You see the price before you press.</li>
        <li>
          A lead goes to at most {limits.leadPlacesMax} installers. If the last place goes first, you are not charged.
        </li>
        <li>Credits never expire.</li>
        <li>Each change of your balance is a line in your history that nobody can edit, ourselves included.</li>
      </ul>
    </Card>
  );
}

function leadsFor(balance: number): string {
  const count = Math.floor(balance / limits.leadPriceCredits);
  return count === 1 ? "1 lead" : `${count} leads`;
}
