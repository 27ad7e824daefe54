/** Case-sensitive addresses: those with a token, an id or a file name. */
const EXACT = /^\/(requests|shared|data|auth\/confirm|join|assets|api|admin|credits|demo|assumptions)\//;

/** The one spelling of an address: no trailing slash, no double slashes, no capitals. */
export function canonicalPath(path: string): string {
  const plain = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  if (EXACT.test(plain) || plain.endsWith(".data")) return plain;
  // Escaped bytes keep their spelling: %F0 and %f0 are the same, and a redirect would loop.
  return plain.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.length === 1 ? part.toLowerCase() : part));
}
