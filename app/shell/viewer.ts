import type { AdminRole, CompanyRole } from "#domain/roles.ts";

export interface Viewer {
  /** At our desk. */
  adminRoles: readonly AdminRole[];
  companyName: string | null;
  /** In their company, if they are in one. */
  role: CompanyRole | null;
  contactName: string | null;
  balanceCredits: number | null;
  /** Orders to stop that the company has not confirmed. */
  openStops: number;
}
