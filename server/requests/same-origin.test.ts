import { describe, expect, it } from "vitest";
import { isFromOurPages } from "#server/requests/same-origin.ts";

const OURS = "https://www.example.com";

describe("a request that changes something", () => {
  it.each([{}, { "sec-fetch-site": "same-origin", origin: OURS }, { "sec-fetch-site": "none" }, { origin: OURS }])(
    "is ours with %j",
    (headers) => {
      expect(isFromOurPages(new Headers(headers), OURS)).toBe(true);
    },
  );

  it.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site", origin: OURS },
    { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
    { "sec-fetch-site": "none", origin: "https://evil.example" },
    { origin: "null" },
    { origin: "https://evil.example" },
    { origin: "http://www.example.com" },
    { origin: "https://www.example.com:8443" },
    { origin: "https://www.example.com.evil.example" },
    { origin: "https://example.com" },
    { origin: "" },
  ])("is not ours with %j", (headers) => {
    expect(isFromOurPages(new Headers(headers as Record<string, string>), OURS)).toBe(false);
  });

  it.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])(
    "is ours by any name of one's own machine, as %s",
    (origin) => {
      const headers = new Headers({ "sec-fetch-site": "same-origin", origin });
      expect(isFromOurPages(headers, "http://localhost:3000")).toBe(true);
      expect(isFromOurPages(headers, "http://127.0.0.1:3000")).toBe(true);
      expect(isFromOurPages(headers, "http://localhost:4000")).toBe(false);
      expect(isFromOurPages(headers, OURS)).toBe(false);
    },
  );

  it("is compared by origin, not by how the address was written", () => {
    expect(isFromOurPages(new Headers({ origin: OURS }), "https://WWW.example.com:443/")).toBe(true);
  });
});
