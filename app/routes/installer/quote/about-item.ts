import { formatPenceInFull } from "#app/ui/format.ts";
import { equipmentRoles, lineKinds } from "#content/quote-sheet/offer-fields.ts";
import type { SavedItem } from "#domain/quotes/library.ts";

/** A line of the price book beside its words: "Panel", "25 years of warranty", "£89, 0% VAT". */
export function aboutItem({ kind, role, warrantyYears, unitPence, vatPercent }: SavedItem): string[] {
  const labels: readonly { value: string; label: string }[] = role === null ? lineKinds : equipmentRoles;
  const what = labels.find(({ value }) => value === (role ?? kind))?.label ?? kind;
  const warranty = warrantyYears === 1 ? "1 year of warranty" : `${warrantyYears} years of warranty`;
  const price = [
    ...(unitPence === null ? [] : [formatPenceInFull(unitPence)]),
    ...(vatPercent === null ? [] : [`${vatPercent}% VAT`]),
  ].join(", ");
  return [what, ...(warrantyYears === null ? [] : [warranty]), ...(price === "" ? [] : [price])];
}
