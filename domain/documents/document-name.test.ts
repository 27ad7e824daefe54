import { describe, expect, it } from "vitest";
import { cleanFileName, isPath } from "#domain/documents/document-name.ts";

describe("the name of a file", () => {
  it.each(["../../etc/passwd.pdf", "/etc/passwd", "C:\\policy.pdf", "a/b.pdf", "..", "policy\0.pdf"])(
    "is rejected as a path if it leads elsewhere: %j",
    (name) => expect(isPath(name)).toBe(true),
  );

  it.each(["policy.pdf", "Police d’assurance (2026).pdf", "..policy.pdf", ""])("is none: %j", (name) =>
    expect(isPath(name)).toBe(false),
  );

  it.each([
    ["policy.pdf", "policy.pdf"],
    ["Policy 2026 (final).PDF", "Policy 2026 (final).pdf"],
    ["photo.jpeg", "photo.pdf"],
    ["script.sh", "script.sh.pdf"],
    ['a"; filename="evil.html', "a_ filename_evil.html.pdf"],
    ["line\r\nbreak\u202e.pdf", "line_break.pdf"],
    ["Żółw & Söhne.pdf", "Żółw & Söhne.pdf"],
    [".pdf", "document.pdf"],
    ["....", "document.pdf"],
    ["", "document.pdf"],
  ])("%j is handed out as %j", (name, clean) => {
    expect(cleanFileName(name, "application/pdf")).toBe(clean);
  });

  it("is at most 100 characters long, and never ends in half a character", () => {
    const clean = cleanFileName(`${"🐢a".repeat(200)}x`, "image/jpeg");
    expect(Array.from(clean).length).toBeLessThanOrEqual(100);
    expect(clean).toMatch(/\.jpg$/);
    expect(cleanFileName("é".repeat(300), "image/png")).toBe(`${"é".repeat(96)}.png`);
  });
});
