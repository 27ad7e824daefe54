/** A customer's contact details that can be corrected, in words. */
export const contactFieldWords = { name: "name", email: "email address", phone: "phone number" } as const;

export type ContactField = keyof typeof contactFieldWords;

/** "phone number", "name and phone number", "name, email address and phone number". */
export function contactFieldsInWords(fields: readonly ContactField[]): string {
  const words = fields.map((field) => contactFieldWords[field]);
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
