import type { Actor } from "#domain/actor.ts";

/** The person of an approved company of the bulk data, as a sign-in would load them. */
export function installerNumber(number: number): Actor {
  const id = `bulk-installer-${number}`;
  const gate = {
    ends: [],
    lapses: [],
    failed: [],
    unchecked: [],
    holidays: [],
    stopDueAt: null,
    isHeld: false,
    version: 0,
  };
  const installer = {
    id,
    status: "approved" as const,
    companyName: "Company",
    gate,
    isCapped: false,
    hasWebhooks: false,
    role: "owner" as const,
    secondFactor: "optional" as const,
  };
  return {
    kind: "user",
    userId: id,
    name: "Contact",
    email: `installer-${number}@example.com`,
    adminRoles: [],
    installer,
  };
}
