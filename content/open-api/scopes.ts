import { type KeyScope, keyScopes, scopeReaches } from "#content/key-scopes.ts";
import { problemAnswer } from "#content/open-api/parts.ts";

/** Of an operation: what a key must be allowed to do, as `needs` says it, and with dry=1, which changes nothing. */
export interface ScopedCall {
  security?: readonly { apiKey?: readonly KeyScope[] }[];
  "x-scope-with-dry"?: KeyScope;
}

/** The scope that a key needs for this call; undefined if anyone may call, without a key. */
export function scopeOf(call: ScopedCall, isDry = false): KeyScope | undefined {
  const [needed] = call.security?.flatMap(({ apiKey = [] }) => apiKey) ?? [];
  return (isDry ? call["x-scope-with-dry"] : undefined) ?? needed;
}

/** The scopes whose keys may make a call, in words: "act or buy". */
export const scopesInWords = (needed: KeyScope) =>
  keyScopes.flatMap(({ value }) => (scopeReaches(value, needed) ? [value] : [])).join(" or ");

/** Adds, to each call that not every key may make, the answer to those that may not. */
export function withScopes<Paths extends Readonly<Record<string, object>>>(paths: Paths): Paths {
  const all = Object.entries(paths).map(([path, item]) => {
    const calls = Object.entries(item).map(([method, call]) => [method, withScope(call)]);
    return [path, Object.fromEntries(calls)];
  });
  return Object.fromEntries(all);
}

function withScope(call: ScopedCall & { responses: { 403?: { description: string } } }): object {
  const needed = scopeOf(call);
  if (!needed || scopeReaches("read", needed)) return call;
  const also = call.responses[403] ? `${call.responses[403].description}; ` : "";
  const dry = call["x-scope-with-dry"];
  const refused = `${also}scope_required: the key’s scope is not ${scopesInWords(needed)}${dry ? ` (with dry=1: ${scopesInWords(dry)})` : ""}`;
  return { ...call, responses: { ...call.responses, 403: problemAnswer(refused) } };
}
