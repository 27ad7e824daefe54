import { expect, test } from "vitest";
import { limits } from "#config/limits.ts";
import { commonPasswords } from "#content/common-passwords.ts";
import { passwordProblems } from "#domain/accounts/password.ts";

const owner = { email: "dave.hughes@example.com", companyName: "The Kestrel & Vale Ltd" };
const SHORT = "Password must be at least 6 characters long.";
const WEAK = "Please use at least 8 characters.";
const PRODUCT = "This password is made of words from our trade, which are easy to guess.";
const COMMON = "This password is on the list of the most common passwords.";
const EMAIL = "This password contains your email address.";
const COMPANY = "This password contains your company name.";

test.each([
  ["", [SHORT]],
  ["x9!kq", [SHORT]],
  ["x9!kqw", [WEAK]],
  ["x9!kqwz", [WEAK]],
  ["x9!kqwzv", []],
  ["🔒🔒🔒🔒", [SHORT]],
  ["password", [COMMON]],
  ["PassWord", [COMMON]],
  ["Monkey1!", [COMMON]],
  ["dragon2024", [COMMON]],
  ["P@ssw0rd99", [COMMON]],
  ["2024Dragon!", [COMMON]],
  ["123456", [WEAK, COMMON]],
  ["fairwatt", [PRODUCT]],
  ["F4irwatt-2026", [PRODUCT]],
  ["Heat Pump 26", [PRODUCT]],
  ["heatpump", [PRODUCT]],
  ["501arpanels!", [PRODUCT]],
  ["pass12", [WEAK, COMMON]],
  ["sunny roof and a heat pump", []],
  ["123456!!", [COMMON]],
  ["correct horse battery", []],
  ["my-dave.hughes-9", [EMAIL]],
  ["DAVE.HUGHES@example.com", [EMAIL]],
  ["hughes at the quay", [EMAIL]],
  ["Hugh3$ at the quay", [EMAIL]],
  ["quay example quay", [EMAIL]],
  ["kestrel99x", [COMPANY]],
  ["k3str3l-quay", [COMPANY]],
  ["xxVALExx", [COMPANY]],
  ["ltd-and-the-x", []],
  ["kestrel dave.hughes", [EMAIL, COMPANY]],
])("answers '%s' with %j", (password, problems) => {
  expect(passwordProblems(password, owner)).toEqual(problems);
});

test("ignores single words of email and company name under four letters, but not the words together", () => {
  expect(passwordProblems("joe-xyzzy", { email: "joe@example.com", companyName: "AB Co" })).toEqual([]);
  expect(passwordProblems("my-abcuk-9", { email: "joe@example.com", companyName: "ABC UK" })).toEqual([COMPANY]);
  expect(passwordProblems("xyzzy-9q", { email: "" })).toEqual([]);
});

test("accepts up to 128 characters", () => {
  expect(passwordProblems("aß7".repeat(42), owner)).toEqual([]);
  expect(passwordProblems("1".repeat(1_000_000), owner)).toEqual(["Password must be at most 128 characters long."]);
});

test("the list holds more than ten thousand different lower-case passwords, including the most leaked", () => {
  expect(commonPasswords.size).toBeGreaterThan(20_000);
  expect([...commonPasswords].filter((password) => password.length < 4 || password !== password.toLowerCase())).toEqual(
    [],
  );
  const leaked = ["password", "12345678", "qwerty123", "iloveyou", "1q2w3e4r", "sunshine1", "liverpool", "trustno1"];
  for (const one of leaked) expect(passwordProblems(one, owner), one).toEqual([COMMON]);
});

test("the longest passwords are checked quickly, whatever they contain", () => {
  for (const word of ["fairwatt", "evev", "panels", "homes1", "@$!0"]) {
    const long = word.repeat(limits.passwordMaxLength).slice(0, limits.passwordMaxLength - 1);
    expect(passwordProblems(`${long}?`, owner).length).toBeLessThan(2);
  }
});
