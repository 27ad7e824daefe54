import { leadServiceLabel } from "#content/options.ts";
import type { Queryable } from "#db/connection.ts";
import { leadsByIds, peopleByIds, purchasesByIds } from "#domain/audit/subject-names.sql.ts";

interface Subject {
  type: string;
  id: string;
}

/** What people call a subject of the log, and its page in the admin area. Nothing about customers. */
export interface SubjectName {
  name: string;
  page: string | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The names of all subjects that have one, by type and id. Errors: none. */
export async function subjectNames(tx: Queryable, subjects: readonly Subject[]): Promise<Map<string, SubjectName>> {
  const idsOf = (...types: string[]) => [
    ...new Set(subjects.filter(({ type }) => types.includes(type)).map(({ id }) => id)),
  ];
  const uuidsOf = (type: string) => idsOf(type).filter((id) => UUID.test(id));
  const names = new Map<string, SubjectName>();
  for (const { id, name, companyName } of await peopleByIds(tx, idsOf("user", "installer"))) {
    const page = companyName === null ? null : `/admin/installers/${encodeURIComponent(id)}`;
    for (const type of ["user", "installer"]) names.set(keyOf({ type, id }), { name: companyName ?? name, page });
  }
  for (const lead of await leadsByIds(tx, uuidsOf("lead"))) {
    names.set(keyOf({ type: "lead", id: lead.id }), { name: workOf(lead), page: `/admin/leads/${lead.id}` });
  }
  for (const purchase of await purchasesByIds(tx, uuidsOf("purchase"))) {
    const name = `${purchase.companyName}: ${workOf(purchase)}`;
    names.set(keyOf({ type: "purchase", id: purchase.id }), { name, page: `/admin/leads/${purchase.leadId}` });
  }
  return names;
}

/** The key under which a subject's name is found. */
export function keyOf({ type, id }: Subject): string {
  return `${type} ${id}`;
}

function workOf({ serviceType, location }: { serviceType: string; location: string }): string {
  return `${leadServiceLabel(serviceType)}, ${location}`;
}
