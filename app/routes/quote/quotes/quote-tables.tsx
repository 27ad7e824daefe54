import { Card } from "#app/ui/card.tsx";
import { formatPenceInFull } from "#app/ui/format.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import { lineSums } from "#domain/quotes/sheet/line-sums.ts";

type Of<Name extends "lines" | "payments" | "equipment"> = CustomerQuote["quote"][Name][number];
type Numbered<Row> = Row & { position: number };

const numbered = <Row extends object>(rows: readonly Row[]): Numbered<Row>[] =>
  rows.map((row, position) => ({ ...row, position }));

const labelIn = (options: readonly { value: string | number; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

const roles = quoteSheets.other.equipment.kind.of.role.kind.options;
const times = quoteSheets.other.payments.kind.of.when.kind.options;
const schemes = quoteSheets.other.grant.kind.of.scheme.kind.options;

const lineColumns: Column<Numbered<Of<"lines">>>[] = [
  { key: "text", header: "What", rowHeader: true, cell: ({ text }) => text },
  { key: "count", header: "How many", align: "end", cell: ({ count }) => count },
  { key: "unit", header: "Each, before VAT", align: "end", cell: ({ unitPence }) => formatPenceInFull(unitPence) },
  { key: "vat", header: "VAT", align: "end", cell: ({ vatPercent }) => `${vatPercent}%` },
  { key: "total", header: "With VAT", align: "end", cell: (line) => formatPenceInFull(lineSums(line).totalPence) },
];

export function Lines({ quote }: { quote: CustomerQuote }) {
  const { duePence, payPence } = quote;
  const { lines, grant } = quote.quote;
  return (
    <Card title="The price">
      <DataTable
        caption="The price, line by line"
        columns={lineColumns}
        rows={numbered(lines)}
        rowKey={({ position }) => String(position)}
      />
      <dl className="quote-sums">
        <Sum name="Before VAT" pence={quote.sums.netPence} />
        <Sum name="VAT" pence={quote.sums.vatPence} />
        <Sum name="With VAT, before grants" pence={quote.totalPence} />
        {grant && (
          <Sum
            name={`${labelIn(schemes, grant.scheme)}, ${grant.deducted ? "taken off" : "you claim it yourself"}`}
            pence={grant.deducted ? -grant.pence : grant.pence}
          />
        )}
        <Sum name="You pay" pence={duePence} isTotal />
        {payPence !== duePence && <Sum name="With the extras it names" pence={payPence} />}
      </dl>
    </Card>
  );
}

function Sum({ name, pence, isTotal = false }: { name: string; pence: number; isTotal?: boolean }) {
  return (
    <div className={isTotal ? "is-total" : undefined}>
      <dt>{name}</dt>
      <dd>{formatPenceInFull(pence)}</dd>
    </div>
  );
}

export function Payments({ quote }: { quote: CustomerQuote }) {
  const columns: Column<Numbered<Of<"payments">>>[] = [
    { key: "when", header: "When", rowHeader: true, cell: ({ when }) => labelIn(times, when) },
    { key: "amount", header: "Amount", align: "end", cell: ({ pence }) => formatPenceInFull(pence) },
    { key: "share", header: "Share", align: "end", cell: ({ pence }) => shareInWords(pence, quote.duePence) },
  ];
  return (
    <Card title="When you pay">
      <DataTable
        caption="When you pay what"
        columns={columns}
        rows={numbered(quote.quote.payments)}
        rowKey={({ position }) => String(position)}
        compact
      />
    </Card>
  );
}

function shareInWords(part: number, whole: number): string {
  return whole === 0 ? "" : `${Math.round((part / whole) * 100)}%`;
}

const equipmentColumns: Column<Numbered<Of<"equipment">>>[] = [
  { key: "role", header: "What", rowHeader: true, cell: ({ role }) => labelIn(roles, role) },
  { key: "make", header: "Make and model", cell: ({ make, model }) => `${make} ${model}` },
  { key: "count", header: "How many", align: "end", cell: ({ count }) => count },
  { key: "warranty", header: "Warranty", align: "end", cell: ({ warrantyYears }) => yearsInWords(warrantyYears) },
];

const yearsInWords = (years: number) => `${years} ${years === 1 ? "year" : "years"}`;

export function Equipment({ quote }: { quote: CustomerQuote }) {
  return (
    <Card title="Equipment">
      <DataTable
        caption="Equipment"
        columns={equipmentColumns}
        rows={numbered(quote.quote.equipment)}
        rowKey={({ position }) => String(position)}
      />
    </Card>
  );
}
