import { providerCsv, xeroCsv } from "#app/routes/admin/accounting/write-accounting-csv.ts";
import { answering } from "#app/web/answering.ts";
import { asking } from "#app/web/context.ts";
import { csvAnswer } from "#app/web/file-answer.ts";
import { accountsOfMonth } from "#domain/accounting/accounts-of-month.ts";
import { readMonth } from "#domain/accounting/month.ts";
import type { Route } from "./+types/accounting-csv.ts";

/** The month of the page; with `of=provider` the provider's account in place of our receipts and credit notes. */
export const loader = answering(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const [verbs, actor] = asking(context);
  const { month, vouchers, entries } = await accountsOfMonth(
    verbs,
    actor,
    readMonth(searchParams.get("month"), verbs.now),
  );
  const ofProvider = searchParams.get("of") === "provider";
  return ofProvider
    ? csvAnswer(`provider-${month}.csv`, providerCsv(entries))
    : csvAnswer(`xero-sales-${month}.csv`, xeroCsv(vouchers));
});
