import { describe, expect, it } from "vitest";
import { grants } from "#domain/calculators/grants.ts";
import { smartHeating } from "#domain/calculators/smart-home.ts";
import { readInputs } from "./read-inputs.ts";

function bill(text: string | undefined) {
  const { inputs, warnings } = readInputs(smartHeating, { annualBill: text });
  return [inputs.annualBill, warnings.annualBill?.join(" ")];
}

describe("a number", () => {
  it.each([
    ["1200", 1200],
    ["1,200", 1200],
    ["1 200", 1200],
    ["1\u00a0234\u00a0567.5", 1234567.5],
    [" 12.5 ", 12.5],
    [".5", 0.5],
    ["5.", 5],
    ["007", 7],
    ["+3", 3],
    ["0", 0],
    ["0.0", 0],
    ["1000000000", 1_000_000_000],
    ["1,000,000,000.0", 1_000_000_000],
    ["£1,200", 1200],
    ["£ 1 200.50", 1200.5],
    ["+£5", 5],
    ["3,600 kWh", 3600],
    ["30m²", 30],
    ["85 %", 85],
    ["£40 a month", 40],
    ["3.5 miles per kWh", 3.5],
    ["12 tonnes CO₂e", 12],
    ["\u202a1,200\u202c", 1200],
  ])("reads %j without a warning", (text, value) => {
    expect(bill(text)).toEqual([value, undefined]);
  });

  it.each(["", "   ", "\u00a0", undefined])("counts the blank %j as 0 and says so", (text) => {
    expect(bill(text)).toEqual([0, "Left blank, so it counts as 0."]);
  });

  it.each(["-1", "-0", "-1,200", "\u22125", "-.5", "-£5", "£-5"])("counts %j, below 0, as 0 and says so", (text) => {
    expect(bill(text)).toEqual([0, "Below 0, so it counts as 0."]);
  });

  it.each(["1000000000.01", "1,000,000,001", "9".repeat(400)])("counts the huge %j as 0 and says so", (text) => {
    expect(bill(text)).toEqual([0, "More than 1,000,000,000, so it counts as 0."]);
  });

  it.each([
    "abc",
    "12abc",
    "1e3",
    "0x10",
    "NaN",
    "Infinity",
    "-Infinity",
    "1,20",
    "1,2000",
    "12,00,000",
    "1234,567",
    "1234 567",
    "1,234 567",
    "1 2",
    "1.2.3",
    ".",
    "-",
    "--5",
    "+",
    "12k",
    "£1.2m",
    "１２",
    "٣",
    "½",
    "💡",
    "\u0000",
  ])("counts the text %j as 0 and says so", (text) => {
    expect(bill(text)).toEqual([0, "Not a number, so it counts as 0. Use digits, like 1200 or 0.15."]);
  });
});

describe("a choice", () => {
  const projectType = (text: string | undefined) => {
    const { inputs, warnings } = readInputs(grants, { projectType: text });
    return [inputs.projectType, warnings.projectType?.join(" ")];
  };

  it.each([
    ["1", 1],
    ["3", 3],
    [" 2 ", 2],
  ])("takes the code %j", (text, code) => {
    expect(projectType(text)).toEqual([code, undefined]);
  });

  it.each([undefined, "", "  "])("takes the first one for the blank %j and says so", (text) => {
    expect(projectType(text)).toEqual([1, "Nothing chosen, so it counts as Solar."]);
  });

  it.each(["0", "4", "-1", "1.5", "Heat Pump", "1e9", "undefined"])("uses the first one for %j and says so", (text) => {
    expect(projectType(text)).toEqual([1, "Not one of the choices, so it counts as Solar."]);
  });
});

describe("whether anything was given", () => {
  it("is false on a first visit, even with unrelated words in the address", () => {
    expect(readInputs(grants, {}).given).toBe(false);
    expect(readInputs(grants, { utm_source: "mail" }).given).toBe(false);
    expect(readInputs(grants, { projectType: undefined }).given).toBe(false);
  });

  it("is true when a form was sent, even a blank one", () => {
    expect(readInputs(grants, { systemSize: "" }).given).toBe(true);
    expect(readInputs(grants, { projectType: "2" }).given).toBe(true);
  });
});

it("leaves out unknown fields and reads the calculator's own", () => {
  expect(readInputs(smartHeating, { annualBill: "5", rooms: "4" })).toEqual({
    inputs: { annualBill: 5 },
    warnings: {},
    given: true,
  });
});
