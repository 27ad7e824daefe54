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

/** What came of a call. The values are stored, and used in the JSON API. */
export const callOutcomes = [
  { value: "spoke", label: "Spoke" },
  { value: "no_answer", label: "No answer" },
  { value: "left_message", label: "Left a message" },
] as const;

export type CallOutcome = (typeof callOutcomes)[number]["value"];
