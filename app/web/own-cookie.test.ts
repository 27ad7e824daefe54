import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ["https://www.example.com", "__Host-fairwatt.a=b; Path=/; Max-Age=172800; HttpOnly; SameSite=Lax; Secure"],
  ["http://localhost:3000", "fairwatt.a=b; Path=/; Max-Age=172800; HttpOnly; SameSite=Lax"],
])("a cookie of %s", async (address, cookie) => {
  vi.stubEnv("APP_URL", address);
  const { hostCookieName, ownCookie } = await import("#app/web/own-cookie.ts");
  expect(ownCookie({ name: hostCookieName("fairwatt.a"), value: "b", path: "/", days: 2 })).toBe(cookie);
});

it.each([
  ["fairwatt.a=b", "b"],
  ["other=1; fairwatt.a=b=c; more=2", "b=c"],
  ["not.fairwatt.a=b; fairwatt.ab=c", undefined],
  ["", undefined],
])("finds a cookie in %s", async (header, value) => {
  const { cookieNamed } = await import("#app/web/own-cookie.ts");
  const request = new Request("http://localhost", { headers: { cookie: header } });
  expect(cookieNamed(request, "fairwatt.a")).toBe(value);
});
