/** The register of figures. */
export const assumptionsLimits = {
  /** Before a figure runs out, administrators are told so. */
  warningDays: 14,
  /** The London hour from which they are. */
  tellHour: 8,
  /** What “Due within 30 days” means on the register’s page. */
  dueDays: 30,
} as const;
