import { describe, expect, it } from "vitest";
import { isFromOurPages } from "#server/same-origin.ts";

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

  it("is compared by origin, not by how the address was written", () => {
    expect(isFromOurPages(new Headers({ origin: OURS }), "https://WWW.example.com:443/")).toBe(true);
  });
});
