import { expect, it } from "vitest";
import { cancelUntil } from "#domain/projects/contracts/cancel-days.ts";
import { contractForm } from "#domain/projects/contracts/contract-form.ts";

const now = new Date("2026-12-08T12:00:00Z");
const read = (typed: Record<string, string>) => {
  const parsed = contractForm(now).safeParse(typed);
  return parsed.success
    ? parsed.data
    : Object.fromEntries(parsed.error.issues.map((one) => [one.path.join(), one.message]));
};
const day = { signedDay: "2", signedMonth: "12", signedYear: "2026" };

it("reads the day of signing in three boxes, and what else is said", () => {
  expect(read(day)).toEqual({ signedOn: "2026-12-02", goodsOn: null, toldOfRight: null });
  const goods = { goodsDay: "07", goodsMonth: "12", goodsYear: "2026" };
  expect(read({ ...day, ...goods, told: "no" })).toEqual({
    signedOn: "2026-12-02",
    goodsOn: "2026-12-07",
    toldOfRight: false,
  });
});

it.each([
  ["nothing", {}, "signedDay"],
  ["a day that is none", { ...day, signedDay: "31", signedMonth: "11" }, "signedDay"],
  ["tomorrow", { ...day, signedDay: "9" }, "signedDay"],
  ["a word", { ...day, signedMonth: "December" }, "signedMonth"],
  ["half a day of arrival", { ...day, goodsDay: "7" }, "goodsDay"],
  ["goods before signing", { ...day, goodsDay: "1", goodsMonth: "12", goodsYear: "2026" }, "goodsDay"],
])("refuses %s at its box", (_what, typed, field) => {
  expect(Object.keys(read(typed))).toEqual([field]);
});

it.each([
  ["14 days after signing", { goodsOn: null, toldOfRight: null }, "2026-12-16"],
  ["14 days after the last goods", { goodsOn: "2027-01-11", toldOfRight: true }, "2027-01-25"],
  ["12 months more without notice", { goodsOn: null, toldOfRight: false }, "2027-12-16"],
])("counts days to cancel: %s", (_what, said, until) => {
  expect(cancelUntil({ signedOn: "2026-12-02", ...said })).toBe(until);
});

it("ends on the last of February where 12 months later has no 29th", () => {
  expect(cancelUntil({ signedOn: "2028-02-15", goodsOn: null, toldOfRight: false })).toBe("2029-02-28");
});
