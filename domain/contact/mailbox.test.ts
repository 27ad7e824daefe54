import { expect, it } from "vitest";
import { mailboxOf } from "#domain/contact/mailbox.ts";

it.each([
  ["sam@example.com", "sam@example.com"],
  ["sam+1@example.com", "sam@example.com"],
  ["sam+solar+2@example.com", "sam@example.com"],
  ["sam.hill@example.com", "sam.hill@example.com"],
  ["sam.hill@gmail.com", "samhill@gmail.com"],
  ["s.a.m.hill+roof@googlemail.com", "samhill@gmail.com"],
])("%s leads to %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
