import { expect, it } from "vitest";
import { endInWords, figureInOneLine, figureInWords, windowsInWords } from "#domain/assumptions/in-words.ts";
import { wholeRegister } from "#domain/assumptions/whole-register.ts";

it.each<[unknown, string, string]>([
  [12_908, "pounds", "£12,908"],
  [150, "pounds/year", "£150 a year"],
  [0.07, "share", "7%"],
  [0.035, "per year", "3.5% a year"],
  [-0.0035, "per K", "−0.35% for each °C"],
  [12, "p/kWh", "12p a kWh"],
  [54.83, "p/day without VAT", "54.83p a day, without VAT"],
  [0.13096, "kg CO2e/kWh", "0.13096 kg CO₂e a kWh"],
  [2035, "year", "2035"],
  [2500, "kWh/year", "2,500 kWh a year"],
  [0, "per year", "0% a year"],
  [37, "dB", "37 dB"],
  [[0.105, 0.282], "multiples of the mean", "0.105, 0.282 multiples of the mean"],
  [[{ from: "00:00", to: "24:00", pence: 26.32 }], "p/kWh without VAT", "26.32p a kWh, without VAT"],
  ["table", "W/m2", "a table of W for each m²"],
  ["formula", "-", "a formula"],
  ["closed on 31 March 2026", "words", "closed on 31 March 2026"],
])("%j %s is read as “%s”", (value, unit, said) => {
  expect(figureInOneLine({ value, unit })).toBe(said);
});

it("a tariff with several rates is described window by window", () => {
  const value = [
    { from: "23:30", to: "05:30", pence: 8 },
    { from: "05:30", to: "23:30", pence: 34.56 },
  ];
  expect(figureInWords({ value, unit: "p/kWh without VAT" }).figure).toBe("8 / 34.56p");
  expect(windowsInWords(value)).toEqual(["8p from 23:30 to 05:30", "34.56p from 05:30 to 23:30"]);
  expect(windowsInWords(12)).toEqual([]);
});

it("ends of ranges have no unit", () => {
  expect([endInWords(0.05, "share"), endInWords(11_128, "pounds"), endInWords(4.1, "p/kWh")]).toEqual([
    "5%",
    "£11,128",
    "4.1p",
  ]);
});

it("every row of the register reads as plain words", () => {
  const said = wholeRegister.map((row) => figureInOneLine(row));
  expect(said.filter((words) => words.trim() === "" || /NaN|undefined|object|m2|CO2e/.test(words))).toEqual([]);
});
