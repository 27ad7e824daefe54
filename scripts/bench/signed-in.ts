import type { Server } from "#tests/support/server.ts";

/** Signs in on a server. Returns the cookies as a request carries them. */
export async function signIn(
  server: Server,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const body = new URLSearchParams({ form: "login", email, password });
  const answer = await fetch(`${server.url}/auth`, { method: "POST", body, redirect: "manual" });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (answer.status !== 302 || cookies.length === 0) throw new Error(`${email} cannot sign in: ${answer.status}`);
  return cookies.join("; ");
}

/** The same cookies for a browser. */
export function browserCookies(header: string, url: string): { name: string; value: string; url: string }[] {
  return header.split("; ").map((cookie) => {
    const [name = "", ...value] = cookie.split("=");
    return { name, value: value.join("="), url };
  });
}

/** How long an answer took to its last byte, in milliseconds. */
export async function timed<T>(ask: () => Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const askedAt = performance.now();
  const answer = await ask();
  return { answer, milliseconds: performance.now() - askedAt };
}

/** The time within which this share arrived; 0.99 is the 99th percentile. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}
