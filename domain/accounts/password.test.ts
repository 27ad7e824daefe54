import { expect, test } from "vitest";
import { limits } from "#config/limits.ts";
import { commonPasswords } from "#content/common-passwords.ts";
import { passwordProblems } from "#domain/accounts/password.ts";

const owner = { email: "dave.hughes@example.com", companyName: "The Kestrel & Vale Ltd" };
const SHORT = "Password must be at least 6 characters long.";
const COMMON = "This password is on the list of the most common passwords.";
const EMAIL = "This password contains your email address.";
const COMPANY = "This password contains your company name.";

test.each([
  ["", [SHORT]],
  ["x9!kq", [SHORT]],
  ["x9!kqw", []],
  ["password", [COMMON]],
  ["PassWord", [COMMON]],
  ["Monkey1!", [COMMON]],
  ["dragon2024", [COMMON]],
  ["123456", [COMMON]],
  ["123456!!", [COMMON]],
  ["correct horse battery", []],
  ["my-dave.hughes-9", [EMAIL]],
  ["DAVE.HUGHES@example.com", [EMAIL]],
  ["kestrel99x", [COMPANY]],
  ["xxVALExx", [COMPANY]],
  ["ltd-and-the-x", []],
  ["kestrel dave.hughes", [EMAIL, COMPANY]],
])("answers '%s' with %j", (password, problems) => {
  expect(passwordProblems(password, owner)).toEqual(problems);
});

test("ignores e-mail and company names of fewer than four letters, but not their words together", () => {
  expect(passwordProblems("joe-xyzzy", { email: "joe@example.com", companyName: "AB Co" })).toEqual([]);
  expect(passwordProblems("my-abcuk-9", { email: "joe@example.com", companyName: "ABC UK" })).toEqual([COMPANY]);
  expect(passwordProblems("xyzzy-9q", { email: "" })).toEqual([]);
});

test("takes up to 128 characters", () => {
  expect(passwordProblems("aß7".repeat(42), owner)).toEqual([]);
  expect(passwordProblems("1".repeat(1_000_000), owner)).toEqual(["Password must be at most 128 characters long."]);
});

test("the list holds about a thousand different lower-case passwords that the length rule lets through", () => {
  expect(commonPasswords.size).toBeGreaterThan(950);
  const useless = [...commonPasswords].filter(
    (password) => password.length < limits.passwordMinLength || password !== password.toLowerCase(),
  );
  expect(useless).toEqual([]);
});
