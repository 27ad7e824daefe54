/** The register of figures. */
export const assumptionsLimits = {
  /** How long before a figure expires administrators are warned. */
  warningDays: 14,
  /** The London hour of the warning. */
  tellHour: 8,
  /** How long a fuel’s price is current after its day; nobody promises it for longer. */
  fuelPriceDays: 60,
  /** What “Due within 30 days” means on the register’s page. */
  dueDays: 30,
} as const;
