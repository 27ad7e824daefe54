const HIDDEN = "[hidden until you buy]";

/** A customer's message with its hidden places marked, so that they read as ours and not as the customer's words. */
export function HiddenContacts({ text }: { text: string }) {
  return text.split(HIDDEN).flatMap((part, number) => {
    if (number === 0) return [part];
    return [
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <span className="redacted" key={number}>
        hidden until you buy
      </span>,
      part,
    ];
  });
}
