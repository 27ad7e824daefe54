import { describe, expect, it } from "vitest";
import { describeError } from "#server/describe-error.ts";

describe("what the log keeps of an error", () => {
  it("is its name, code, constraint and place", () => {
    const error = Object.assign(new Error("duplicate key value"), { code: "23505", constraint: "user_email_unique" });
    const kept = describeError(error);
    expect(kept).toMatchObject({ name: "Error", code: "23505", constraint: "user_email_unique" });
    expect(kept.message).toBe("duplicate key value");
    expect(kept.frames[0]).toMatch(/^at .*describe-error\.test\.ts/);
  });

  it.each([
    ["a query with its values", 'Failed query: insert into "user" values ($1)\nparams: sam@example.com,07700900123'],
    ["a quoted value", 'invalid input syntax for type uuid: "sam@example.com 07700900123"'],
    ["a value in brackets", "Key (email)=(sam@example.com) already exists: (07700900123)"],
    ["an address in a sentence", "550 sam@example.com is unknown ('07700900123')"],
  ])("holds nothing of %s", (_what, message) => {
    const kept = JSON.stringify(describeError(new Error(message, { cause: new Error(message) })));
    expect(kept).not.toContain("sam@example.com");
    expect(kept).not.toContain("07700900123");
  });

  it("takes things that are no error calmly", () => {
    for (const thrown of ["text", 7, null, undefined, { message: "sam@example.com" }]) {
      expect(JSON.stringify(describeError(thrown))).not.toContain("sam@example.com");
    }
  });
});
