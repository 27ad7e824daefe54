import { LinkButton } from "#app/ui/button.tsx";
import { addressOf } from "#app/web/addresses/list-address.ts";
import "./tables.css";

type PagerProps = {
  /** The list's address and filter. */
  path: string;
  filter?: Readonly<Record<string, string | undefined>>;
  /** What the list holds: "leads". */
  rows: string;
  /** The next page's cursor; null on the last. */
  nextCursor: string | null;
  /** This is not the first page. */
  continued: boolean;
  /** Names the order; a list that starts with the newest rows need not say so. */
  words?: { first: string; next: string };
};

const NEWEST = { first: "Newest", next: "Older" };

export function Pager({ path, filter, rows, nextCursor, continued, words = NEWEST }: PagerProps) {
  if (!nextCursor && !continued) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {continued && (
        <LinkButton variant="secondary" to={addressOf(path, { ...filter })}>
          {words.first} {rows}
        </LinkButton>
      )}
      {nextCursor && (
        <LinkButton variant="secondary" to={addressOf(path, { ...filter, cursor: nextCursor })}>
          {words.next} {rows}
        </LinkButton>
      )}
    </nav>
  );
}
