import { formatDate } from "#app/ui/format.ts";

/** A day in London, never broken across two lines. */
export function Day({ when }: { when: Date | string }) {
  return (
    <time className="whitespace-nowrap" dateTime={new Date(when).toISOString()}>
      {formatDate(when)}
    </time>
  );
}
