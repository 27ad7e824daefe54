const HIDDEN = /\[(hidden until you (?:buy|are picked))\]/;

/** A customer's message with its redactions marked, so that they do not look like the customer's own words. */
export function HiddenContacts({ text }: { text: string }) {
  // What the pattern holds in brackets stands between the other parts, at every second place.
  return text.split(HIDDEN).map((part, number) =>
    number % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <span className="redacted" key={number}>
        {part}
      </span>
    ),
  );
}
