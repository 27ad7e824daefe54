import { purchasesCsv } from "#app/routes/installer/purchases/write-purchases-csv.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { csvAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import { allMyPurchases } from "#domain/purchases/my-purchases.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/purchases-csv.ts";

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const domain = domainContext(context);
  const purchases: PurchasedLead[] = [];
  for await (const page of allMyPurchases(domain, actorOf(context))) purchases.push(...page);
  return csvAnswer(`purchased-leads-${londonDay(domain.now)}.csv`, purchasesCsv(purchases));
});
