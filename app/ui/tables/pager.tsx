import { LinkButton } from "#app/ui/button.tsx";

type PagerProps = {
  /** What the list holds: "leads". */
  rows: string;
  /** The next page's cursor; null on the last. */
  nextCursor: string | null;
  /** This is not the first page. */
  continued: boolean;
  /** The address of the page at this cursor, or of the first one if there is none. */
  addressOf: (cursor?: string) => string;
};

/** The links onward in a list that starts with the newest rows. */
export function Pager({ rows, nextCursor, continued, addressOf }: PagerProps) {
  if (!nextCursor && !continued) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {continued && (
        <LinkButton variant="secondary" to={addressOf()}>
          Newest {rows}
        </LinkButton>
      )}
      {nextCursor && (
        <LinkButton variant="secondary" to={addressOf(nextCursor)}>
          Older {rows}
        </LinkButton>
      )}
    </nav>
  );
}
