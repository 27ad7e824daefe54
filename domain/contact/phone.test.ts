import { expect, test } from "vitest";
import { isForDrama, parseUkPhone, ukPhoneProblem } from "#domain/contact/phone.ts";

test.each([
  ["020 7946 0018", "+442079460018", "020 7946 0018"],
  ["02079460018", "+442079460018", "020 7946 0018"],
  ["+44 20 7946 0018", "+442079460018", "020 7946 0018"],
  ["0161 496 0000", "+441614960000", "0161 496 0000"],
  ["07700 900123", "+447700900123", "07700 900123"],
  ["+447700900123", "+447700900123", "07700 900123"],
  ["0800 123 4567", "+448001234567", "0800 123 4567"],
  ["0330 123 4567", "+443301234567", "0330 123 4567"],
  ["028 9018 0000", "+442890180000", "028 9018 0000"],
  ["01632 960001", "+441632960001", "01632 960001"],
  ["(0131) 496 0000", "+441314960000", "0131 496 0000"],
  ["07911 123456", "+447911123456", "07911 123456"],
  ["0044 20 7946 0018", "+442079460018", "020 7946 0018"],
  ["447700900123", "+447700900123", "07700 900123"],
  ["07624 123456", "+447624123456", "07624 123456"],
  ["01481 723456", "+441481723456", "01481 723456"],
  ["01534 712345", "+441534712345", "01534 712345"],
  ["016977 2345", "+44169772345", "016977 2345"],
  ["056 1234 5678", "+445612345678", "056 1234 5678"],
  ["0808 157 0123", "+448081570123", "0808 157 0123"],
  ["0306 999 0123", "+443069990123", "0306 999 0123"],
  ["+44 (0)20 7946 0018", "+442079460018", "020 7946 0018"],
  ["020 7946 0018 ext. 5", "+442079460018", "020 7946 0018"],
])("reads %s as %s, shown as %s", (input, e164, national) => {
  expect(parseUkPhone(input)).toEqual({ e164, national });
});

test.each([
  ["12345", "too short"],
  ["+1 212 555 0100", "American"],
  ["+353 1 234 5678", "Irish"],
  ["0207946001823", "too long"],
  ["07", "too short"],
  ["notaphone", "words"],
  ["", "empty"],
  ["0770 090", "too short, though a code of seven digits"],
  ["7946001", "seven digits"],
  ["00000000000", "noughts"],
  ["020 7946 001", "one digit short"],
  ["020 0000 0000", "of no subscriber"],
  ["0161 123 4567", "of no subscriber"],
  ["0111 111 1111", "of no area"],
  ["01204 12345", "of a range that is not assigned"],
  ["0800 1111", "a help line"],
  ["999", "an emergency number"],
  ["118 500", "a directory"],
  ["07640 123456", "a pager"],
  ["070 1234 5678", "premium-rate"],
  ["0844 123 4567", "premium-rate"],
  ["0870 123 4567", "premium-rate"],
  ["0909 879 0123", "premium-rate, also in drama"],
  ["0911 234 5678", "premium-rate"],
  ["07700 900123 or 07700 900124", "two numbers"],
  ["0".repeat(2000), "endless"],
])("refuses '%s': %s", (input) => {
  expect(parseUkPhone(input)).toBeUndefined();
});

test.each(
  ["01134960000", "01144960000", "01154960000", "01164960000", "01174960000", "01184960000", "01214960000"]
    .concat("01314960000", "01414960000", "01514960000", "01614960000", "01914980000", "02079460000", "02896496000")
    .concat("02920180000", "01632960000", "03069990000", "08081570000", "07700900000"),
)("takes %s and what follows, kept for drama", (first) => {
  for (const last of ["000", "123", "999"]) {
    expect(parseUkPhone(first.slice(0, -3) + last)?.e164).toBe(`+44${first.slice(1, -3)}${last}`);
  }
});

test.each([
  ["0909 879 0123", /premium-rate/],
  ["+44 870 123 4567", /premium-rate/],
  ["0845 123 4567", /premium-rate/],
  ["07012 345678", /premium-rate/],
  ["0770 090", /^Enter a number\.$/],
  ["+1 900 555 0100", /^Enter a number\.$/],
])("says of '%s' what is wrong", (input, problem) => {
  expect(ukPhoneProblem(input, "Enter a number.")).toMatch(problem);
});

test("says nothing of a number that can be called", () => {
  expect(ukPhoneProblem("07700 900123", "Enter a number.")).toBeUndefined();
});

test.each(["07700 900123", "020 7946 0123", "0121 496 0123", "0191 498 0123", "0808 157 0123", "03069 990123"])(
  "knows that nobody has %s",
  (number) => {
    expect(isForDrama(parseUkPhone(number)?.e164 ?? "")).toBe(true);
  },
);

test.each(["07400 123456", "020 7123 4567", "0161 999 0123"])("knows that somebody may have %s", (number) => {
  expect(isForDrama(parseUkPhone(number)?.e164 ?? "")).toBe(false);
});
