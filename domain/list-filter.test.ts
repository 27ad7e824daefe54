import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { addressOf } from "#app/web/addresses/list-address.ts";
import { days, filterReader, oneOf, text } from "#domain/list-filter.ts";

const read = filterReader({ words: text(20), kind: oneOf(["old", { value: "new" }]), ...days });

const readFrom = (address: string) => read(new URL(address, "https://our.site").searchParams);

const UNSEEN = /[\p{Cc}\p{Cf}]/u;

describe("the filter of a list", () => {
  it("reads each field from an address by its name", () => {
    const filter = readFrom("/list?to=2026-11-21&from=2026-11-20&kind=new&words=a+b&cursor=x");
    expect(filter).toEqual({ words: "a b", kind: "new", from: "2026-11-20", to: "2026-11-21" });
    expectTypeOf(filter).toEqualTypeOf<{ words?: string; kind?: "old" | "new"; from?: string; to?: string }>();
  });

  it("is written into an address in the order of its fields, and reads back the same", () => {
    expect(addressOf("/list", { ...readFrom("/list?to=2026-11-21&kind=old&words=%26"), cursor: null })).toBe(
      "/list?words=%26&kind=old&to=2026-11-21",
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 10 }), fc.constantFrom("old", "new"), (words, kind) => {
        const filter = read(new URLSearchParams({ words, kind, from: "2026-02-28" }));
        expect(readFrom(addressOf("/list", filter))).toEqual(filter);
      }),
    );
  });

  it("is empty where the address holds nothing it knows", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (fields) => {
        const { words: _, kind: __, from: ___, to: ____, ...others } = fields;
        expect(read(new URLSearchParams(others))).toStrictEqual({});
      }),
    );
    expect(readFrom("/list?__proto__=a&constructor=b&words=&kind=&from=&to=")).toStrictEqual({});
    expect(addressOf("/list", readFrom("/list"))).toBe("/list");
  });

  it.each(["NEW", "new+", "n%00ew", "nonsense", "__proto__", "toString", "0"])(
    "does not accept the choice %j",
    (kind) => {
      expect(readFrom(`/list?kind=${kind}`)).toStrictEqual({});
    },
  );

  it.each(["2026-02-30", "2026-1-1", "0999-12-31", "9001-01-01", "0001-01-01", "today", "20261121"])(
    "has no day %s, which a calendar or the database would stumble over",
    (day) => {
      expect(readFrom(`/list?from=${day}&to=${day}`)).toStrictEqual({});
    },
  );

  it("drops invisible characters from words, and keeps no more than a page shows", () => {
    expect(readFrom("/list?words=%00%20a%0D%0Ab%E2%80%AE%20c%E2%80%8B%20")).toEqual({ words: "ab c" });
    expect(readFrom("/list?words=%00%20%0D%E2%80%8B")).toStrictEqual({});
    expect(readFrom("/list?words=__proto__")).toEqual({ words: "__proto__" });
    expect(readFrom(`/list?words=${"é".repeat(30)}`)).toEqual({ words: "é".repeat(20) });
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (words) => {
        const { words: kept = "" } = read(new URLSearchParams({ words }));
        expect(kept).not.toMatch(UNSEEN);
        expect(kept).toBe(kept.trimStart());
      }),
    );
  });

  it("takes the first of two values of one name", () => {
    expect(readFrom("/list?kind=old&kind=new")).toEqual({ kind: "old" });
  });
});
