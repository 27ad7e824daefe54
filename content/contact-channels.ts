/** How a company tried to reach a customer. The values are stored, and used in the JSON API. */
export const contactChannels = [
  { value: "call", label: "Call" },
  { value: "email", label: "Email" },
  { value: "text", label: "Text" },
] as const;

export type ContactChannel = (typeof contactChannels)[number]["value"];

export function contactChannelLabel(channel: ContactChannel): string {
  return contactChannels.find(({ value }) => value === channel)?.label ?? channel;
}
