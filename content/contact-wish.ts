/** How a customer wants to hear from installers. The values are stored, and used in the JSON API. */
export const contactWayOptions = [
  { value: "phone", label: "Phone call" },
  { value: "text", label: "Text message" },
  { value: "email", label: "Email" },
] as const;

/** When it suits the customer best; any number of them. Stored like the ways. */
export const contactTimeOptions = [
  { value: "weekday-mornings", label: "Weekday mornings (9 to 12)" },
  { value: "weekday-afternoons", label: "Weekday afternoons (12 to 5)" },
  { value: "weekday-evenings", label: "Weekday evenings (5 to 8)" },
  { value: "weekends", label: "Weekends (10 to 4)" },
] as const;

export type ContactWay = (typeof contactWayOptions)[number]["value"];
export type ContactTime = (typeof contactTimeOptions)[number]["value"];

/** Null if the customer didn't say. */
export interface ContactWish {
  contactWay: ContactWay | null;
  contactTimes: readonly ContactTime[] | null;
}

const ways: Record<ContactWay, string> = { phone: "a phone call", text: "a text message", email: "an email" };

/** "a text message, weekday evenings (5 to 8)", after "prefers"; undefined if the customer said neither. */
export function contactWishInWords({ contactWay, contactTimes }: ContactWish): string | undefined {
  const times = contactTimeOptions.filter(({ value }) => contactTimes?.includes(value));
  const words = [...(contactWay ? [ways[contactWay]] : []), ...times.map(({ label }) => lowerFirst(label))];
  return words.join(", ") || undefined;
}

/** The same as a fact by itself: "A text message, weekday evenings (5 to 8)". */
export function contactWishAsFact(wish: ContactWish): string | undefined {
  const words = contactWishInWords(wish);
  return words && words.charAt(0).toUpperCase() + words.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
