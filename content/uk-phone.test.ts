import { describe, expect, it } from "vitest";
import { nationalPhone, phoneHref } from "#content/uk-phone.ts";
import { parseUkPhone } from "#domain/contact/phone.ts";

describe("a UK number is written as people in the UK write it", () => {
  const written = [
    ["+447700900123", "07700 900123"],
    ["+447624900123", "07624 900123"],
    ["+442079460018", "020 7946 0018"],
    ["+442380496012", "023 8049 6012"],
    ["+442890180123", "028 9018 0123"],
    ["+441184960310", "0118 496 0310"],
    ["+441214960123", "0121 496 0123"],
    ["+441914980123", "0191 498 0123"],
    ["+441632960123", "01632 960123"],
    ["+441539272345", "01539 272345"],
    ["+441539423456", "015394 23456"],
    ["+441946723456", "019467 23456"],
    ["+44169772345", "016977 2345"],
    ["+44120412345", "01204 12345"],
    ["+443069990123", "0306 999 0123"],
    ["+448081570123", "0808 157 0123"],
    ["+449098790123", "0909 879 0123"],
    ["+44800123456", "0800 123456"],
    ["+448001111", "0800 1111"],
    ["+445512345678", "055 1234 5678"],
    ["+447012345678", "070 1234 5678"],
    ["+447640123456", "076 4012 3456"],
  ] as const;

  it.each(written)("%s is %s", (e164, national) => {
    expect(nationalPhone(e164)).toBe(national);
  });

  const taken = written.filter(([e164]) => parseUkPhone(e164));

  it.each(taken)("%s is written as the form reads it", (e164) => {
    expect(nationalPhone(e164)).toBe(parseUkPhone(e164)?.national);
  });

  it("the form accepts most of them", () => {
    expect(taken.length).toBeGreaterThan(written.length / 2);
  });
});

it.each(["", "+33612345678", "07700 900123", "+44 7700 900123", "+44", "+4477009001234"])(
  "leaves '%s' as it is",
  (text) => {
    expect(nationalPhone(text)).toBe(text);
  },
);

it("calls the international form, with nothing else in the address", () => {
  expect(phoneHref("+447700900123")).toBe("tel:+447700900123");
  expect(phoneHref('+44 (0)7700" onclick="x')).toMatch(/^tel:\+\d+$/);
});
