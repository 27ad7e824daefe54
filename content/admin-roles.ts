/** Each role at our desk: its name, and what it is for. */
export const adminRoleWords = {
  support: { label: "Support", does: "customers, leads, lead reports, complaints and stops." },
  vetting: {
    label: "Vetting",
    does: "applications, papers and checks; holding, suspending and reinstating companies.",
  },
  finance: { label: "Finance", does: "payments, refunds, disputes, credits we give, and the books." },
  owner: { label: "Owner", does: "everything, with roles, operation and the audit log." },
} as const;

/** The acts of domain/roles.ts in words. */
export const adminActWords = {
  desk: "Work, search, figures, companies with their phone and address",
  customers: "Customers, leads, held requests, data requests, mails sent again",
  lead_reports: "Lead reports, 5 credits each",
  complaints: "Complaints, reported messages and outlines",
  stops: "Orders to stop",
  vetting: "Applications, details, papers, checks, exceptions; hold, suspend, reinstate",
  payments: "Payments, card refunds, card disputes, mismatches, grants",
  accounting: "Accounting and the books",
  roles: "Roles of administrators; giving people at companies their access back",
  operation: "Operation",
  audit: "Audit log and security log",
} as const;
