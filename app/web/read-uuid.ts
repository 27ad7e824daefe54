const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An id that came from outside, in the one spelling we use; undefined for anything else. */
export function readUuid(value: unknown): string | undefined {
  const text = typeof value === "string" ? value.toLowerCase() : "";
  return UUID.test(text) ? text : undefined;
}
