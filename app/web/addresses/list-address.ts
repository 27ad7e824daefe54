/** A path with these query fields, in this order; empty ones are left out. */
export function addressOf(path: string, fields: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** What an address asks of a list: the filter, and where the previous page ended. */
export function askedOf<Filter>(
  request: Request,
  readFilter: (fields: URLSearchParams) => Filter,
): { filter: Filter; cursor: string | null } {
  const { searchParams } = new URL(request.url);
  return { filter: readFilter(searchParams), cursor: searchParams.get("cursor") };
}
