import { Link } from "react-router";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Day } from "#app/ui/day.tsx";
import { dateTimeInWords, formatNumber, formatTime } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { receiptNumberInWords } from "#content/receipt-number.ts";
import type { Transaction } from "#domain/credits/my-credits.ts";
import "./tables.css";

const looks: Record<Transaction["type"], { tone: BadgeTone; word: string; amount: string }> = {
  purchase: { tone: "ok", word: "Purchase", amount: "amount-in" },
  grant: { tone: "ok", word: "Grant", amount: "amount-in" },
  refund: { tone: "info", word: "Refund", amount: "amount-back" },
  hold: { tone: "warn", word: "Hold", amount: "amount-out" },
  release: { tone: "info", word: "Release", amount: "amount-back" },
  reversal: { tone: "bad", word: "Reversal", amount: "amount-out" },
  spend: { tone: "bad", word: "Spend", amount: "amount-out" },
};

const columnsOf = (purchasesAt: string | undefined): Column<Transaction>[] => [
  { key: "date", header: "Date", phone: "line", cell: ({ createdAt }) => <When at={createdAt} /> },
  {
    key: "type",
    header: "Type",
    phone: "hidden",
    cell: ({ type }) => <Badge tone={looks[type].tone}>{looks[type].word}</Badge>,
  },
  {
    key: "description",
    header: "Description",
    rowHeader: true,
    cell: (row) => <Description row={row} purchasesAt={purchasesAt} />,
  },
  {
    key: "credits",
    header: "Credits",
    align: "end",
    phone: "end",
    cell: ({ amount, type }) => <span className={`amount ${looks[type].amount}`}>{signed(amount)}</span>,
  },
  {
    key: "balance",
    header: "Balance",
    align: "end",
    phone: "end",
    cell: ({ balanceAfter }) => formatNumber(balanceAfter),
  },
];

function When({ at }: { at: Date }) {
  return (
    <>
      <Day when={at} />
      <br />
      <span className="sub">{formatTime(at)}</span>
    </>
  );
}

type DescriptionProps = { row: Transaction; purchasesAt: string | undefined };

function Description({ row, purchasesAt }: DescriptionProps) {
  const { description, receiptNumber, serviceLabel } = row;
  if (serviceLabel !== null) {
    return (
      <>
        {description}
        <br />
        {purchasesAt ? (
          <LinkToLead {...row} purchasesAt={purchasesAt} />
        ) : (
          <span className="small muted">{serviceLabel}</span>
        )}
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

type LinkProps = Pick<Transaction, "reference" | "serviceLabel" | "createdAt"> & { purchasesAt: string };

/** Most of a company's leads are for the same service, so a screen reader's list of links includes the time. */
function LinkToLead({ purchasesAt, reference, serviceLabel, createdAt }: LinkProps) {
  return (
    <Link className="small" to={`${purchasesAt}/${reference}`}>
      {serviceLabel}
      <span className="sr-only">, the lead of {dateTimeInWords(createdAt)}</span>
    </Link>
  );
}

type TransactionTableProps = {
  transactions: readonly Transaction[];
  caption?: string;
  /** Where the reader finds the pages of bought leads; without it, their services are not links. */
  purchasesAt?: string;
};

export function TransactionTable({
  transactions,
  caption = "Your newest transactions",
  purchasesAt,
}: TransactionTableProps) {
  return <DataTable caption={caption} columns={columnsOf(purchasesAt)} rows={transactions} rowKey={({ id }) => id} />;
}

function signed(amount: number): string {
  return amount > 0 ? `+${formatNumber(amount)}` : `−${formatNumber(-amount)}`;
}
