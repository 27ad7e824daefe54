import { providerCsv, xeroCsv } from "#app/routes/admin/accounting/write-accounting-csv.ts";
import { callerOf } from "#app/web/context.ts";
import { csvAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { accountsOfMonth } from "#domain/accounting/accounts-of-month.ts";
import { readMonth } from "#domain/accounting/month.ts";
import type { Route } from "./+types/accounting-csv.ts";

/** The month of the page; with `of=provider` the provider's account in place of our receipts and credit notes. */
export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const [domain, actor] = callerOf(context);
  const { month, vouchers, entries } = await accountsOfMonth(
    domain,
    actor,
    readMonth(searchParams.get("month"), domain.now),
  );
  const ofProvider = searchParams.get("of") === "provider";
  return ofProvider
    ? csvAnswer(`provider-${month}.csv`, providerCsv(entries))
    : csvAnswer(`xero-sales-${month}.csv`, xeroCsv(vouchers));
});
