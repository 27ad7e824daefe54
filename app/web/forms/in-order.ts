import type { FieldErrors } from "#domain/errors.ts";

/**
 * Errors in the order of the fields: browsers send fields in that of the page. One that sends nothing, such as boxes
 * that are not ticked, stays behind all that were found before it: rules about several fields are looked at last, and
 * may concern an early field.
 */
export function inOrder(sent: readonly string[], errors: FieldErrors): FieldErrors {
  let before = -1;
  const placed = Object.entries(errors).map(([field, messages]) => {
    // What concerns the whole form comes first.
    if (field === "form") return { place: -1, field, messages };
    const place = sent.indexOf(field);
    before = Math.max(before, place);
    return { place: place === -1 ? before : place, field, messages };
  });
  placed.sort((one, other) => one.place - other.place);
  return Object.fromEntries(placed.map(({ field, messages }) => [field, messages]));
}
