import { askForDomain } from "#app/ui/forms/meant-domain/ask-for-domain.ts";

/** Asks under each of these email fields whether another domain was meant. In a file of its own, for pages with one. */
export function askForDomains(places: Iterable<HTMLElement>): void {
  for (const place of places) askForDomain(place);
}
