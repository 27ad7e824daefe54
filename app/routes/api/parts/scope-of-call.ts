import type { KeyScope } from "#content/key-scopes.ts";
import { openApi } from "#content/open-api/open-api.ts";
import { type ScopedCall, scopeOf } from "#content/open-api/scopes.ts";

type Described = Readonly<Record<string, Readonly<Record<string, ScopedCall>>>>;

const described = openApi("").paths as object as Described;

/**
 * The scope that a key needs for a call, by its description; undefined where anyone may call. What is not described
 * needs the widest, unless it reads.
 */
export function scopeOfCall({ method, url }: Request, pattern: string): KeyScope | undefined {
  const isReading = method === "GET" || method === "HEAD";
  const path = pattern.replace(/^\/?api\/v1/, "").replace(/:(\w+)/g, "{$1}");
  const call = described[path]?.[isReading ? "get" : method.toLowerCase()];
  if (!call) return isReading ? "read" : "buy";
  return scopeOf(call, new URL(url).searchParams.get("dry") === "1");
}
