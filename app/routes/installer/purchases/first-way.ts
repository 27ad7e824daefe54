import { Mail, MessageSquare, Phone } from "lucide-react";
import type { ContactChannel } from "#content/contact-channels.ts";
import type { ContactWay } from "#content/contact-wish.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";

export interface Reachable {
  contact: Pick<PurchasedLead["contact"], "phone" | "email">;
  contactWay: ContactWay | null;
}

/** How each way is opened, shown and said. */
export const contactWays = {
  phone: { scheme: "tel:", Icon: Phone, act: "Call", channel: "call" },
  text: { scheme: "sms:", Icon: MessageSquare, act: "Text", channel: "text" },
  email: { scheme: "mailto:", Icon: Mail, act: "Email", channel: "email" },
} as const satisfies Record<ContactWay, { scheme: string; Icon: unknown; act: string; channel: ContactChannel }>;

/** How to get in touch first: as the customer prefers, if that is possible. Without a number only writing is. */
export function firstWay(lead: Reachable): { way: ContactWay; href: string } {
  const way = lead.contact.phone === null ? "email" : (lead.contactWay ?? "phone");
  return { way, href: hrefOf(lead, way) };
}

const MOBILE = /^\+447/;

/** All that are open, the preferred first; a text only to a mobile, or to those who asked for one. */
export function openWays(lead: Reachable): { way: ContactWay; href: string }[] {
  const { phone, email } = lead.contact;
  const first = firstWay(lead);
  const open: Record<ContactWay, boolean> = {
    phone: phone !== null,
    text: phone !== null && MOBILE.test(phone),
    email: email !== null,
  };
  const others = (["phone", "text", "email"] as const).filter((way) => open[way] && way !== first.way);
  return [first, ...others.map((way) => ({ way, href: hrefOf(lead, way) }))];
}

function hrefOf({ contact: { phone, email } }: Reachable, way: ContactWay): string {
  return `${contactWays[way].scheme}${way === "email" ? email : phone}`;
}
