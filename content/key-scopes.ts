/** What a key of a company's programs may do. Each may do what those before it may. The values are stored. */
export const keyScopes = [
  { value: "read", label: "read", hint: "Reads leads, purchases, quotes, messages and credits." },
  { value: "act", label: "act", hint: "Also what costs nothing: messages, times, quotes, stages, notes." },
  { value: "buy", label: "buy", hint: "Everything: it also buys leads and sends outlines." },
] as const;

export type KeyScope = (typeof keyScopes)[number]["value"];

/** Whether a key of this scope may do what needs another. */
export function scopeReaches(scope: KeyScope, needed: KeyScope): boolean {
  const rank = (one: KeyScope) => keyScopes.findIndex(({ value }) => value === one);
  return rank(scope) >= rank(needed);
}
