/** A double has 15 to 17 digits; the errors of sums are in the last ones. */
const DIGITS = 14;
/** Rounding off such an error makes a number at least this much shorter; 31 / 6 stays as it is. */
const SHORTER_BY = 4;

/** JSON with numbers as people write them: 0.3, not 0.30000000000000004. */
export function plainJson(body: unknown, init: { status?: number; headers?: HeadersInit } = {}): Response {
  const plain = (_name: string, value: unknown) => (typeof value === "number" ? withoutNoise(value) : value);
  const headers = new Headers(init.headers);
  headers.set("content-type", "application/json");
  return new Response(JSON.stringify(body, plain), { ...init, headers });
}

function withoutNoise(value: number): number {
  const rounded = Number(value.toPrecision(DIGITS));
  return String(rounded).length + SHORTER_BY <= String(value).length ? rounded : value;
}
