/** Addresses that contain a token, an id or a file name, where upper and lower case differ. */
const EXACT = /^\/(requests|shared|auth\/confirm|assets|api|admin|credits|demo|assumptions)\//;

/** An address's only spelling: no trailing slash, no doubled slashes, no capitals. */
export function canonicalPath(path: string): string {
  const plain = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  if (EXACT.test(plain) || plain.endsWith(".data")) return plain;
  // An escaped byte keeps its spelling: %F0 and %f0 are the same, and a redirect would only loop.
  return plain.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.length === 1 ? part.toLowerCase() : part));
}
