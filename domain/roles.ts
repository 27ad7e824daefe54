/**
 * Who in a company does what. Pages, programs and tests read this table; a verb names the act in its first line.
 * `leads_for_sale`: see, buy, send outlines. `bought_leads`: read them, attempts, notes, messages, times, quotes, stages,
 * next acts, reports, stops, price book and templates. `hand_over`: assign leads, export lists, the company's figures.
 * `upkeep`: papers, holidays, area, alerts, replies to reviews. `money`: packs, receipts, credit notes, history.
 * `company`: its details, usual terms, limits, keys, webhooks, team, own data, closing. `own`: what each has as a person.
 */
export const companyRoles = {
  owner: ["own", "leads_for_sale", "bought_leads", "hand_over", "upkeep", "money", "company"],
  office: ["own", "leads_for_sale", "bought_leads", "hand_over", "upkeep", "money"],
  surveyor: ["own", "bought_leads"],
  books: ["own", "money"],
} as const;

export type CompanyRole = keyof typeof companyRoles;
export type CompanyAct = (typeof companyRoles)["owner"][number];

export const COMPANY_ROLES = Object.keys(companyRoles) as readonly CompanyRole[];

/** Whether somebody in this role may do this. */
export function mayAct(role: CompanyRole, act: CompanyAct): boolean {
  const acts: readonly CompanyAct[] = companyRoles[role];
  return acts.includes(act);
}

/**
 * The desk: what administrators do, by role; somebody may have several. `desk`: work, search, figures and the list of
 * companies with their phone and address. `customers`: leads, projects and held requests, data requests, mails sent
 * again. `vetting`: applications, details, papers, checks, exceptions; holding, suspending and reinstating companies.
 * `payments`: card payments, refunds, disputes, mismatches, grants. `accounting`: the books and what goes to the
 * accountant. `roles`, with giving a company's people their access back, `operation` and `audit` are the owners' alone.
 */
export const adminRoles = {
  support: ["desk", "customers", "lead_reports", "complaints", "stops"],
  vetting: ["desk", "vetting"],
  finance: ["desk", "payments", "accounting"],
  // biome-ignore format: a row of the table
  owner: ["desk", "customers", "lead_reports", "complaints", "stops", "vetting", "payments", "accounting", "roles", "operation", "audit"],
} as const;

export type AdminRole = keyof typeof adminRoles;
export type AdminAct = (typeof adminRoles)["owner"][number];

export const ADMIN_ROLES = Object.keys(adminRoles) as readonly AdminRole[];

/** Whether somebody with these roles may do this at the desk. */
export function mayAdminister(roles: readonly AdminRole[], act: AdminAct): boolean {
  return roles.some((role) => {
    const acts: readonly AdminAct[] = adminRoles[role];
    return acts.includes(act);
  });
}

/** The roles that allow an act. */
export function rolesFor(act: AdminAct): AdminRole[] {
  return ADMIN_ROLES.filter((role) => mayAdminister([role], act));
}
