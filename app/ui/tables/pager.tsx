import { LinkButton } from "#app/ui/button.tsx";

type PagerProps = {
  /** What the list holds: "leads". */
  rows: string;
  /** Of the page after this one; null on the last. */
  nextCursor: string | null;
  /** This is not the first page. */
  continued: boolean;
  /** The address of the page at this cursor; of the first one without. */
  addressOf: (cursor?: string) => string;
};

/** The ways on in a list whose newest rows come first. */
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
