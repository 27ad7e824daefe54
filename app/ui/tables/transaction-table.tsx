import { Link } from "react-router";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Day } from "#app/ui/day.tsx";
import { formatNumber, formatTime } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { receiptNumberInWords } from "#content/receipt-number.ts";
import type { Transaction } from "#domain/credits/my-credits.ts";

const looks: Record<Transaction["type"], { tone: BadgeTone; word: string; amount: string }> = {
  purchase: { tone: "ok", word: "Purchase", amount: "amount-in" },
  grant: { tone: "ok", word: "Grant", amount: "amount-in" },
  refund: { tone: "info", word: "Refund", amount: "amount-back" },
  hold: { tone: "warn", word: "Hold", amount: "amount-out" },
  release: { tone: "info", word: "Release", amount: "amount-back" },
  reversal: { tone: "bad", word: "Reversal", amount: "amount-out" },
  spend: { tone: "bad", word: "Spend", amount: "amount-out" },
};

const columns: Column<Transaction>[] = [
  { key: "date", header: "Date", cell: ({ createdAt }) => <When at={createdAt} /> },
  { key: "type", header: "Type", cell: ({ type }) => <Badge tone={looks[type].tone}>{looks[type].word}</Badge> },
  { key: "description", header: "Description", rowHeader: true, cell: (row) => <Description {...row} /> },
  {
    key: "credits",
    header: "Credits",
    align: "end",
    cell: ({ amount, type }) => <span className={`amount ${looks[type].amount}`}>{signed(amount)}</span>,
  },
  { key: "balance", header: "Balance", align: "end", cell: ({ balanceAfter }) => formatNumber(balanceAfter) },
];

function When({ at }: { at: Date }) {
  return (
    <>
      <Day when={at} />
      <br />
      <span className="small muted">{formatTime(at)}</span>
    </>
  );
}

function Description({ description, receiptNumber, serviceLabel }: Transaction) {
  if (serviceLabel !== null) {
    return (
      <>
        {description}
        <br />
        <span className="small muted">{serviceLabel}</span>
      </>
    );
  }
  if (receiptNumber === null) return description;
  return (
    <>
      {description}
      <br />
      <Link className="small" to={`/credits/receipts/${receiptNumber}`}>
        Receipt {receiptNumberInWords(receiptNumber)}
      </Link>
    </>
  );
}

type TransactionTableProps = { transactions: readonly Transaction[]; caption?: string };

/** Every change to the balance, newest first. */
export function TransactionTable({ transactions, caption = "Your newest transactions" }: TransactionTableProps) {
  return <DataTable caption={caption} columns={columns} rows={transactions} rowKey={({ id }) => id} />;
}

function signed(amount: number): string {
  return amount > 0 ? `+${formatNumber(amount)}` : `−${formatNumber(-amount)}`;
}
