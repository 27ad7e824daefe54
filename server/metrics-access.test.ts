import { describe, expect, it } from "vitest";
import { mayReadMetrics } from "#server/metrics-access.ts";

const TOKEN = "only-the-operator-knows-this-one-token";

describe("the figures of the process", () => {
  it.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])("are read from this machine (%s)", (address) => {
    expect(mayReadMetrics(new Headers(), address, undefined)).toBe(true);
    expect(mayReadMetrics(new Headers({ accept: "text/plain" }), address, TOKEN)).toBe(true);
  });

  it.each(["10.0.0.1", "203.0.113.9", "::2", "1::1", "::ffff:10.0.0.1", "127.0.0.1.example.com", "unknown", ""])(
    "are not read from %j without the token",
    (address) => expect(mayReadMetrics(new Headers(), address, TOKEN)).toBe(false),
  );

  it.each(["X-Forwarded-For", "x-forwarded-proto", "X-Forwarded-Host", "Forwarded", "X-Real-IP", "Via", "CF-Ray"])(
    "are not read through a proxy, which says %s",
    (name) => expect(mayReadMetrics(new Headers({ [name]: "127.0.0.1" }), "127.0.0.1", TOKEN)).toBe(false),
  );

  it("are read with the token from anywhere, also through a proxy", () => {
    const headers = new Headers({ authorization: `Bearer ${TOKEN}`, "x-forwarded-for": "203.0.113.9" });
    expect(mayReadMetrics(headers, "10.0.0.1", TOKEN)).toBe(true);
  });

  it.each([
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(1)}`,
    `Bearer ${TOKEN.slice(0, -1)}`,
    `Bearer ${TOKEN[0]}`,
    `Bearer ${TOKEN.toUpperCase()}`,
    "Bearer ",
    "Bearer",
    `Basic ${TOKEN}`,
    TOKEN,
    "",
  ])("are not read with %j", (authorization) => {
    const headers = new Headers({ authorization, "x-forwarded-for": "203.0.113.9" });
    expect(mayReadMetrics(headers, "10.0.0.1", TOKEN)).toBe(false);
  });

  it("are not read with an empty token where none is set", () => {
    const headers = (authorization: string) => new Headers({ authorization });
    expect(mayReadMetrics(headers("Bearer "), "10.0.0.1", undefined)).toBe(false);
    expect(mayReadMetrics(headers("Bearer undefined"), "10.0.0.1", undefined)).toBe(false);
  });
});
