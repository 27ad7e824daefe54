import { problemResponse } from "#app/web/problem.ts";
import { limits } from "#config/limits.ts";

/** The header that identifies a repeated call; `what` is done once per key. Throws a 400 response without it. */
export function readIdempotencyKey(headers: Headers, { what, undone }: { what: string; undone: string }): string {
  const key = headers.get("idempotency-key")?.trim() ?? "";
  if (key !== "" && key.length <= limits.idempotencyKeyLengthMax) return key;
  const detail = `Send the header Idempotency-Key: 1 to ${limits.idempotencyKeyLengthMax} characters, new for each ${what}. ${undone}`;
  throw problemResponse({ status: 400, title: "Idempotency-Key required", detail, code: "idempotency_key_required" });
}
