/** Where to go after signing in: an address on our site, or "/" for anything else. */
export function safeReturn(next: FormDataEntryValue | string | null | undefined): string {
  if (typeof next !== "string" || !next.startsWith("/")) return "/";
  // Browsers read a backslash as a slash and drop tabs and line breaks, so "/\evil" and "/\t/evil" leave our site.
  if (/[\\\p{Cc}]/u.test(next)) return "/";
  const base = "https://our.site";
  const url = URL.canParse(next, base) ? new URL(next, base) : undefined;
  if (url?.origin !== base || url.pathname.startsWith("//")) return "/";
  return `${url.pathname}${url.search}${url.hash}`;
}
