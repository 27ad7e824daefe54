import { formatDate, plainPounds } from "#app/ui/format.ts";
import { callerOf } from "#app/web/context.ts";
import { type CsvColumns, csvTable } from "#app/web/csv.ts";
import { csvAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { site } from "#config/site.ts";
import { accountsOfMonth, type Voucher } from "#domain/accounting/accounts-of-month.ts";
import type { BalanceEntry } from "#domain/accounting/fetch-balance.ts";
import { readMonth } from "#domain/accounting/month.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/accounting-csv.ts";

const pounds = (pence: number) => Number(plainPounds(pence));

/**
 * Receipts and credit notes as Xero imports them: its template for sales invoices, required columns with an asterisk,
 * prices without VAT ("tax exclusive"). A credit note is a line below zero.
 */
export const xeroColumns: CsvColumns<Voucher> = [
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

/** Money in, money back, fees and payouts, as the provider tells them. */
export const providerColumns: CsvColumns<BalanceEntry> = [
  ["Date (London)", ({ happenedAt }) => londonDay(happenedAt)],
  ["Entry", ({ id }) => id],
  ["Type", ({ type }) => type],
  ["Category", ({ category }) => category],
  ["Source", ({ sourceId }) => sourceId],
  ["Gross", ({ amountPence }) => pounds(amountPence)],
  ["Fee", ({ feePence }) => pounds(feePence)],
  ["Net", ({ netPence }) => pounds(netPence)],
  ["Currency", ({ currency }) => currency.toUpperCase()],
];

/** The month of the page; with `of=provider` the provider's account in place of our receipts and credit notes. */
export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const [domain, actor] = callerOf(context);
  const { month, vouchers, entries } = await accountsOfMonth(
    domain,
    actor,
    readMonth(searchParams.get("month"), domain.now),
  );
  return searchParams.get("of") === "provider"
    ? csvAnswer(`provider-${month}.csv`, csvTable(providerColumns, entries))
    : csvAnswer(`xero-sales-${month}.csv`, csvTable(xeroColumns, vouchers));
});
