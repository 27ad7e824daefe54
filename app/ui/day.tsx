import { formatDate } from "#app/ui/format.ts";

/** A London day, never split across lines. */
export function Day({ when }: { when: Date | string }) {
  return (
    <time className="whitespace-nowrap" dateTime={new Date(when).toISOString()}>
      {formatDate(when)}
    </time>
  );
}
