import { providerCsv, xeroCsv } from "#app/routes/admin/accounting/write-accounting-csv.ts";
import { answering } from "#app/web/answering.ts";
import { asking } from "#app/web/context.ts";
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
  return new Response(ofProvider ? providerCsv(entries) : xeroCsv(vouchers), {
    headers: {
      "content-type": "text/csv; charset=utf-8; header=present",
      "content-disposition": `attachment; filename="${ofProvider ? "provider" : "xero-sales"}-${month}.csv"`,
      "cache-control": "no-store",
    },
  });
});
