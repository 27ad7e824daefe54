import { formatTime } from "#app/ui/format.ts";
import { csvOf } from "#app/web/csv.ts";
import { contactWishAsFact } from "#content/contact-wish.ts";
import { labelOf, propertyTypeOptions, timeframeOptions } from "#content/options.ts";
import { purchaseStageLabel } from "#content/purchase-stages.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import { londonDay } from "#domain/time/calendar.ts";

const columns: { header: string; value: (lead: PurchasedLead) => string }[] = [
  { header: "Customer", value: ({ contact }) => contact.name },
  { header: "Email", value: ({ contact }) => contact.email ?? "" },
  { header: "Phone", value: ({ contact }) => (contact.phone ? nationalPhone(contact.phone) : "") },
  { header: "Service", value: ({ serviceLabel }) => serviceLabel },
  { header: "Location", value: ({ location }) => location },
  { header: "Postcode", value: ({ contact }) => contact.postcode },
  { header: "Budget", value: ({ budgetRange }) => budgetRange ?? "" },
  { header: "Timeframe", value: ({ timeframe }) => labelOf(timeframeOptions, timeframe) ?? "" },
  { header: "Property", value: ({ propertyType }) => labelOf(propertyTypeOptions, propertyType) ?? "" },
  { header: "Message", value: ({ description }) => description ?? "" },
  { header: "Prefers", value: (lead) => contactWishAsFact(lead) ?? "" },
  // Spreadsheets read this order as a date in every language.
  { header: "Purchased (London)", value: ({ purchasedAt }) => `${londonDay(purchasedAt)} ${formatTime(purchasedAt)}` },
  { header: "Credits", value: ({ priceCredits }) => String(priceCredits) },
  { header: "Refunded", value: ({ refunded }) => (refunded ? "yes" : "no") },
  { header: "Stage", value: ({ stage }) => purchaseStageLabel(stage) },
  { header: "Notes", value: ({ notes }) => notes ?? "" },
  { header: "Purchase", value: ({ purchaseId }) => purchaseId },
];

/** Everything an installer has bought, for a spreadsheet. */
export function purchasesCsv(purchases: readonly PurchasedLead[]): string {
  const rows = purchases.map((lead) => columns.map(({ value }) => value(lead)));
  return csvOf([columns.map(({ header }) => header), ...rows]);
}
