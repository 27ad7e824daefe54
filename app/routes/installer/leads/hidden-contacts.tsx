const HIDDEN = "[hidden until you buy]";

/** A customer's message with its redactions marked, so that they do not look like the customer's own words. */
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
