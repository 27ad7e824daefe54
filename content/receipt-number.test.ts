import { describe, expect, it } from "vitest";
import { readReceiptNumber, receiptNumberInWords } from "#content/receipt-number.ts";

describe("the number of a receipt", () => {
  it("is read from the number alone and from print", () => {
    expect(readReceiptNumber("127")).toBe(127);
    for (const number of [1, 127, 999_999, 1_000_000]) {
      expect(readReceiptNumber(receiptNumberInWords(number))).toBe(number);
    }
    expect(readReceiptNumber("fw-000127")).toBe(127);
  });

  it.each(["", "0", "-1", "007", "1.5", "1e3", "FW-", "FW-000000", "FW000127", "AB-000127", "12345678901"])(
    "rejects %j",
    (text) => {
      expect(readReceiptNumber(text)).toBeUndefined();
    },
  );
});
