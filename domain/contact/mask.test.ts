import { expect, test } from "vitest";
import { maskEmail, maskPhone } from "#domain/contact/mask.ts";

test.each([
  ["sarah.jones@gmail.com", "s•••@g•••.com"],
  ["j@me.uk", "j•••@m•••.uk"],
  ["info@solar.example.co.uk", "i•••@s•••.uk"],
  ["  tom@example.org ", "t•••@e•••.org"],
  ["root@localhost", "r•••@l•••"],
  ["élodie@bücher.de", "é•••@b•••.de"],
  ["🌞🌞@example.com", "🌞•••@e•••.com"],
  ['"a@b"@example.com', '"•••@e•••.com'],
  ["@example.com", "•••@e•••.com"],
  ["sarah@", "s•••@•••"],
  ["sarah@.com", "s•••@•••.com"],
  ["sarah", "s•••"],
  ["", ""],
  ["  ", ""],
])("masks the e-mail '%s' as '%s'", (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test.each([
  ["+447700900123", "07••• •••123"],
  ["07700 900123", "07••• •••123"],
  ["0044 7700 900123", "07••• •••123"],
  ["+44 (0)20 7946 0018", "02••• •••018"],
  ["+442079460018", "02••• •••018"],
  ["020 7946 0018", "02••• •••018"],
  ["+44207946001", "02••• •••001"],
  ["12345", "•••"],
  ["none", "•••"],
  ["", ""],
])("masks the phone '%s' as '%s'", (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
