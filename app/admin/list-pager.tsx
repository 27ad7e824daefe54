import { LinkButton } from "#app/ui/button.tsx";

type ListPagerProps = {
  path: string;
  /** The filter as the fields of an address. */
  filter: Record<string, string | undefined>;
  nextCursor: string | null;
  /** This is not the first page. */
  continued: boolean;
  /** What the list holds: "payments". */
  rows: string;
};

export function ListPager({ path, filter, nextCursor, continued, rows }: ListPagerProps) {
  if (!nextCursor && !continued) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {continued && (
        <LinkButton variant="secondary" to={addressOf(path, filter)}>
          Newest {rows}
        </LinkButton>
      )}
      {nextCursor && (
        <LinkButton variant="secondary" to={addressOf(path, { ...filter, cursor: nextCursor })}>
          Older {rows}
        </LinkButton>
      )}
    </nav>
  );
}

/** A path with these fields; empty ones are left out. */
export function addressOf(path: string, fields: Record<string, string | undefined>): string {
  const given = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
