/** A double has 15 to 17 digits; what sums leave behind is in the last ones. */
const DIGITS = 14;

/** JSON with numbers as people write them: 0.3, not 0.30000000000000004. */
export function plainJson(body: unknown, init: { status?: number; headers?: HeadersInit } = {}): Response {
  const plain = (_name: string, value: unknown) =>
    typeof value === "number" && Number.isFinite(value) ? Number(value.toPrecision(DIGITS)) : value;
  const headers = new Headers(init.headers);
  headers.set("content-type", "application/json");
  return new Response(JSON.stringify(body, plain), { ...init, headers });
}
