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
    ["a value with quotation marks in it", 'invalid input syntax: "O"sam@example.com 07700900123 "x'],
    ["a quotation that does not end", "Unexpected token 's', \"sam@example.com 07700900123..."],
    [
      "a message of lines like places in the code",
      "Failed query: x\nparams: \n    at sam@example.com (07700900123:1:1)",
    ],
    ["a number and an address in a sentence", "07700900123 of sam@example.com is unknown, as is 07700 900123"],
    ["an address in a sentence", "550 sam@example.com is unknown ('07700900123')"],
  ])("holds nothing of %s", (_what, message) => {
    const kept = JSON.stringify(describeError(new Error(message, { cause: new Error(message) })));
    expect(kept).not.toContain("sam@example.com");
    expect(kept).not.toContain("07700900123");
  });

  it("is nothing of the row that a database error carries", () => {
    const row = { detail: "Key (email)=(sam@example.com) exists", hint: "sam@example.com", where: "07700900123" };
    const error = Object.assign(new Error("duplicate key value violates unique constraint"), row, {
      code: "23505",
      query: "sam@example.com",
      params: ["07700900123"],
    });
    const kept = describeError(new Error("Failed query: insert\nparams: 07700900123", { cause: error }));
    expect(JSON.stringify(kept)).not.toMatch(/sam@example\.com|07700900123/);
    expect(kept).toMatchObject({ message: "Failed query", cause: { code: "23505" } });
    expect(kept.cause?.message).toBe("duplicate key value violates unique constraint");
    expect(kept.cause?.frames[0]).toMatch(/^at .*describe-error\.test\.ts/);
  });

  it("takes things that are no error calmly", () => {
    for (const thrown of ["text", 7, null, undefined, { message: "sam@example.com" }]) {
      expect(JSON.stringify(describeError(thrown))).not.toContain("sam@example.com");
    }
  });
});
