import { callerOf } from "#app/web/context.ts";
import { type CsvColumns, csvTime } from "#app/web/csv.ts";
import { csvOfList } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { contactWishAsFact } from "#content/contact-wish.ts";
import { labelOf, propertyTypeOptions, timeframeOptions } from "#content/options.ts";
import { purchaseStageLabel } from "#content/purchase-stages.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import { allMyPurchases, noteLeadsExport } from "#domain/purchases/my-purchases.ts";
import type { Route } from "./+types/purchases-csv.ts";

export const purchaseColumns: CsvColumns<PurchasedLead> = [
  ["Customer", ({ contact }) => contact.name],
  ["Email", ({ contact }) => contact.email],
  ["Phone", ({ contact }) => contact.phone && nationalPhone(contact.phone)],
  ["Service", ({ serviceLabel }) => serviceLabel],
  ["Location", ({ location }) => location],
  ["Postcode", ({ contact }) => contact.postcode],
  ["Budget", ({ budgetRange }) => budgetRange],
  ["Timeframe", ({ timeframe }) => labelOf(timeframeOptions, timeframe) ?? null],
  ["Property", ({ propertyType }) => labelOf(propertyTypeOptions, propertyType) ?? null],
  ["Message", ({ description }) => description],
  ["Prefers", (lead) => contactWishAsFact(lead) ?? null],
  ["Purchased (London)", ({ purchasedAt }) => csvTime(purchasedAt)],
  ["Credits", ({ priceCredits }) => priceCredits],
  ["Refunded", ({ refunded }) => (refunded ? "yes" : "no")],
  ["Stage", ({ stage }) => purchaseStageLabel(stage)],
  ["Notes", ({ notes }) => notes],
  ["Purchase", ({ purchaseId }) => purchaseId],
];

/** Everything an installer has bought. */
export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  await noteLeadsExport(domain, actor);
  return csvOfList(
    { name: "purchased-leads", now: domain.now, columns: purchaseColumns },
    allMyPurchases(domain, actor),
  );
});
