import { describe, expect, it } from "vitest";
import { safeReturn } from "#app/web/addresses/safe-return.ts";

describe("where a person goes after signing in", () => {
  it.each([
    ["/", "/"],
    ["/leads", "/leads"],
    ["/leads?tab=purchased&page=2#top", "/leads?tab=purchased&page=2#top"],
    ["/requests/a-b_c", "/requests/a-b_c"],
    ["/a/../leads", "/leads"],
    ["/search?q=https://example.com", "/search?q=https://example.com"],
    ["/café?ü=1", "/caf%C3%A9?%C3%BC=1"],
    ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
  ])("is the requested page on our site: %s", (next, path) => {
    expect(safeReturn(next)).toBe(path);
  });

  it.each([
    undefined,
    null,
    "",
    "leads",
    "https://evil.example",
    "//evil.example",
    "///evil.example",
    "////evil.example",
    "/leads\\now",
    "/\\evil.example",
    "\\\\evil.example",
    "/\\/evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\n/evil.example",
    "/\u0000/evil.example",
    "\t//evil.example",
    " //evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "/%2e%2e//evil.example",
    "javascript:alert(1)",
    "data:text/html,hello",
    "/leads\r\nSet-Cookie: a=b",
    "//user@evil.example",
    "//[",
    new File(["/leads"], "next"),
  ])("is home for anything else: %j", (next) => {
    expect(safeReturn(next)).toBe("/");
  });

  it("stays on our site for any mix of dangerous pieces", () => {
    const pieces = [
      "/",
      "\\",
      "//",
      ".",
      "..",
      "@",
      ":",
      "?",
      "#",
      "%2f",
      "%5c",
      "\t",
      "\n",
      "evil.example",
      "http:",
      " ",
    ];
    for (const one of pieces) {
      for (const two of pieces) {
        for (const three of pieces) {
          const target = new URL(safeReturn(`/${one}${two}${three}`), "https://www.example.com");
          expect(target.origin, JSON.stringify([one, two, three])).toBe("https://www.example.com");
        }
      }
    }
  });
});
