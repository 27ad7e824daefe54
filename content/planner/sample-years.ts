/** The years that anyone may try, each of a home that we invented. */
export const sampleYears = {
  family: "A family, out by day",
  couple: "A couple at home",
  car: "A car on the meter",
  gas: "Gas, in m³",
} as const;

export type SampleName = keyof typeof sampleYears;
