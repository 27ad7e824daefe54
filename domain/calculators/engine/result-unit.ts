/** A text result ("7-10 years") has no unit. */
export type ResultUnit = "£ a year" | "£" | "kW" | "kWh" | "kWh a year" | "years" | "tonnes" | "litres" | "%" | "";
