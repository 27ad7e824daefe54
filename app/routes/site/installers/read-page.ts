const PAGES_MAX = 100_000;

/** The page of a list that an address asks for, from 1; the first for anything else. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= PAGES_MAX ? page : 1;
}
