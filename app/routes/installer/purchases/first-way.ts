import type { ContactWay } from "#content/contact-wish.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";

const schemes: Record<ContactWay, string> = { phone: "tel:", text: "sms:", email: "mailto:" };

/** How to be in touch first: as the customer prefers, if it is open. Without a number, only writing is. */
export function firstWay({ contact: { phone, email }, contactWay }: PurchasedLead): { way: ContactWay; href: string } {
  const way = phone === null ? "email" : (contactWay ?? "phone");
  return { way, href: `${schemes[way]}${way === "email" ? email : phone}` };
}
