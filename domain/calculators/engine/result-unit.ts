/** A result that is a text already ("7-10 years") has no unit. */
export type ResultUnit = "£ a year" | "£" | "kW" | "kWh" | "kWh a year" | "years" | "tonnes" | "litres" | "%" | "";
