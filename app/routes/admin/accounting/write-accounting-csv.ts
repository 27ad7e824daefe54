import { formatDate, plainPounds } from "#app/ui/format.ts";
import { csvOf } from "#app/web/csv.ts";
import { site } from "#config/site.ts";
import type { Voucher } from "#domain/accounting/accounts-of-month.ts";
import type { BalanceEntry } from "#domain/accounting/fetch-balance.ts";
import { londonDay } from "#domain/time/calendar.ts";

const pounds = (pence: number) => Number(plainPounds(pence));

type Columns<Row> = readonly (readonly [header: string, value: (row: Row) => string | number])[];

/**
 * The columns of Xero's template for sales invoices, those with an asterisk asked for; prices without VAT ("tax
 * exclusive"). A credit note is a line below zero.
 */
const xeroColumns: Columns<Voucher> = [
  ["*ContactName", ({ company }) => company],
  ["*InvoiceNumber", ({ number }) => number],
  ["Reference", ({ reference }) => reference],
  ["*InvoiceDate", ({ at }) => formatDate(at)],
  ["*DueDate", ({ at }) => formatDate(at)],
  ["Total", ({ grossPence }) => pounds(grossPence)],
  ["*Description", ({ description }) => description],
  ["*Quantity", () => 1],
  ["*UnitAmount", ({ netPence }) => pounds(netPence)],
  ["*AccountCode", () => site.accounting.accountCode],
  ["*TaxType", ({ vatPercent }) => (vatPercent === null ? site.accounting.noVatTaxType : site.accounting.vatTaxType)],
  ["TaxAmount", ({ vatPence }) => pounds(vatPence)],
  ["Currency", () => "GBP"],
];

const providerColumns: Columns<BalanceEntry> = [
  ["Date (London)", ({ happenedAt }) => londonDay(happenedAt)],
  ["Entry", ({ id }) => id],
  ["Type", ({ type }) => type],
  ["Category", ({ category }) => category],
  ["Source", ({ sourceId }) => sourceId ?? ""],
  ["Gross", ({ amountPence }) => pounds(amountPence)],
  ["Fee", ({ feePence }) => pounds(feePence)],
  ["Net", ({ netPence }) => pounds(netPence)],
  ["Currency", ({ currency }) => currency.toUpperCase()],
];

/** Receipts and credit notes as Xero imports them. */
export function xeroCsv(vouchers: readonly Voucher[]): string {
  return csv(xeroColumns, vouchers);
}

/** Money in, money back, fees and payouts, as the provider tells them. */
export function providerCsv(entries: readonly BalanceEntry[]): string {
  return csv(providerColumns, entries);
}

function csv<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  return csvOf([columns.map(([header]) => header), ...rows.map((row) => columns.map(([, value]) => value(row)))]);
}
