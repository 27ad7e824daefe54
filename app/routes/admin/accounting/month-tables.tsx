import { formatCredits, formatNumber, formatPenceInFull } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import type { Difference, MonthAccounts, Voucher } from "#domain/accounting/accounts-of-month.ts";

interface Sum {
  name: string;
  many: number;
  netPence: number;
  /** VAT of vouchers, fees of the provider's entries. */
  vatPence: number | null;
  feePence: number | null;
  grossPence: number;
}

const money = (pence: number | null) => (pence === null ? "" : formatPenceInFull(pence));

const sumColumns: Column<Sum>[] = [
  { key: "name", header: "What", rowHeader: true, cell: ({ name }) => name },
  { key: "many", header: "How many", align: "end", cell: ({ many }) => formatNumber(many) },
  { key: "net", header: "Net", align: "end", cell: ({ netPence }) => money(netPence) },
  { key: "vat", header: "VAT", align: "end", cell: ({ vatPence }) => money(vatPence) },
  { key: "fee", header: "Fees", align: "end", cell: ({ feePence }) => money(feePence) },
  { key: "gross", header: "Gross", align: "end", cell: ({ grossPence }) => money(grossPence) },
];

/** Ours by receipts and credit notes, the provider's by its categories. */
export function SumsTable({ accounts: { vouchers, entries } }: { accounts: MonthAccounts }) {
  const isReceipt = ({ grossPence }: Voucher) => grossPence > 0;
  const categories = [...new Set(entries.map(({ category }) => category))].toSorted();
  const rows = [
    sumOf("Receipts", vouchers.filter(isReceipt)),
    sumOf(
      "Credit notes",
      vouchers.filter((voucher) => !isReceipt(voucher)),
    ),
    ...categories.map((category) => {
      const those = entries.filter((entry) => entry.category === category);
      return {
        name: `Provider: ${category.replaceAll("_", " ")}`,
        many: those.length,
        vatPence: null,
        netPence: total(those.map(({ netPence }) => netPence)),
        feePence: total(those.map(({ feePence }) => feePence)),
        grossPence: total(those.map(({ amountPence }) => amountPence)),
      };
    }),
  ];
  return (
    <DataTable caption="Totals for the month" columns={sumColumns} rows={rows} rowKey={({ name }) => name} compact />
  );
}

function sumOf(name: string, vouchers: readonly Voucher[]): Sum {
  return {
    name,
    many: vouchers.length,
    feePence: null,
    netPence: total(vouchers.map(({ netPence }) => netPence)),
    vatPence: total(vouchers.map(({ vatPence }) => vatPence)),
    grossPence: total(vouchers.map(({ grossPence }) => grossPence)),
  };
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

const kinds: Record<Difference["kind"], string> = {
  payment: "Receipt and the provider’s charge",
  refund: "Credit note and the provider’s refund",
  ledger: "Receipt and the credits in the ledger",
  unknown: "Known only to the provider",
};

function value(amount: number | null, kind: Difference["kind"]): string {
  if (amount === null) return "Nothing";
  return kind === "ledger" ? formatCredits(amount) : formatPenceInFull(amount);
}

const differenceColumns: Column<Difference>[] = [
  { key: "what", header: "Which", rowHeader: true, cell: ({ what }) => <span className="break-words">{what}</span> },
  { key: "kind", header: "Difference", cell: ({ kind }) => kinds[kind] },
  { key: "ours", header: "Ours", align: "end", cell: ({ ours, kind }) => value(ours, kind) },
  { key: "theirs", header: "Theirs", align: "end", cell: ({ theirs, kind }) => value(theirs, kind) },
];

export function DifferencesTable({ differences }: { differences: readonly Difference[] }) {
  return (
    <DataTable
      caption="Difference"
      columns={differenceColumns}
      rows={differences}
      rowKey={({ kind, what }) => `${kind} ${what}`}
    />
  );
}
