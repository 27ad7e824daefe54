/** How a company tried to reach a customer. The values are stored, and used in the JSON API. */
export const contactChannels = [
  { value: "call", label: "Call" },
  { value: "email", label: "Email" },
  { value: "text", label: "Text" },
] as const;

export type ContactChannel = (typeof contactChannels)[number]["value"];

/** What came of a call. The values are stored, and used in the JSON API. */
export const callOutcomes = [
  { value: "spoke", label: "Spoke" },
  { value: "no_answer", label: "No answer" },
  { value: "left_message", label: "Left a message" },
] as const;

/** What a company says of an attempt, in two words. */
export function attemptInWords({ channel, outcome }: { channel: ContactChannel; outcome: CallOutcome | null }): string {
  if (channel !== "call") return channel === "text" ? "Texted" : "Emailed";
  return callOutcomes.find(({ value }) => value === outcome)?.label ?? "Called";
}

/** The same with who tried: "No answer. Called by Priya Shah". */
export function attemptByWhom(attempt: { channel: ContactChannel; outcome: CallOutcome | null; by: string }): string {
  const who = `${attempt.channel === "call" ? "Called" : "Sent"} by ${attempt.by}`;
  return attempt.channel === "call" && attempt.outcome === null ? who : `${attemptInWords(attempt)}. ${who}`;
}

export type CallOutcome = (typeof callOutcomes)[number]["value"];

/** What one click says of an attempt, by the way that was tried. */
export const reachedBy = {
  phone: [...callOutcomes, { value: "wrong_number", label: "Wrong number" }],
  text: [{ value: "texted", label: "Texted" }],
  email: [{ value: "emailed", label: "Emailed" }],
} as const;

export type ReachedBy = (typeof reachedBy)[keyof typeof reachedBy][number]["value"];
