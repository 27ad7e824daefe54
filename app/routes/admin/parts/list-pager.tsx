import { Pager } from "#app/ui/tables/pager.tsx";

type ListPagerProps = {
  path: string;
  /** The filter as query fields. */
  filter: Record<string, string | undefined>;
  nextCursor: string | null;
  /** This is not the first page. */
  continued: boolean;
  /** What the list holds: "payments". */
  rows: string;
};

export function ListPager({ path, filter, ...page }: ListPagerProps) {
  return <Pager {...page} addressOf={(cursor) => addressOf(path, { ...filter, cursor })} />;
}

/** A path with these query fields; empty ones are left out. */
export function addressOf(path: string, fields: Record<string, string | undefined>): string {
  const given = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
