import { LinkButton } from "#app/ui/button.tsx";
import "./tables.css";

type PagerProps = {
  /** What the list holds: "leads". */
  rows: string;
  /** The next page's cursor; null on the last. */
  nextCursor: string | null;
  /** This is not the first page. */
  continued: boolean;
  /** The address of the page at this cursor, or of the first one if there is none. */
  addressOf: (cursor?: string) => string;
  /** What stands first, and what follows: a list that starts with the newest rows need not say so. */
  words?: { first: string; next: string };
};

const NEWEST = { first: "Newest", next: "Older" };

/** The links onward in a list. */
export function Pager({ rows, nextCursor, continued, addressOf, words = NEWEST }: PagerProps) {
  if (!nextCursor && !continued) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {continued && (
        <LinkButton variant="secondary" to={addressOf()}>
          {words.first} {rows}
        </LinkButton>
      )}
      {nextCursor && (
        <LinkButton variant="secondary" to={addressOf(nextCursor)}>
          {words.next} {rows}
        </LinkButton>
      )}
    </nav>
  );
}
