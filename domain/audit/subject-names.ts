import { leadServiceLabel } from "#content/options.ts";
import type { Queryable } from "#db/connection.ts";
import { companiesByIds, leadsByIds, peopleByIds, purchasesByIds } from "#domain/audit/subject-names.sql.ts";

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
  const idsOf = (type: string) => [...new Set(subjects.filter((one) => one.type === type).map(({ id }) => id))];
  const uuidsOf = (type: string) => idsOf(type).filter((id) => UUID.test(id));
  const [people, companies, leads, purchases] = await Promise.all([
    peopleByIds(tx, idsOf("user")),
    companiesByIds(tx, idsOf("installer")),
    leadsByIds(tx, uuidsOf("lead")),
    purchasesByIds(tx, uuidsOf("purchase")),
  ]);
  return new Map([
    ...people.map(
      ({ id, name, companyId }) =>
        [keyOf({ type: "user", id }), { name, page: companyId && companyPage(companyId) }] as const,
    ),
    ...companies.map(
      ({ id, companyName }) =>
        [keyOf({ type: "installer", id }), { name: companyName, page: companyPage(id) }] as const,
    ),
    ...leads.map(
      (lead) =>
        [keyOf({ type: "lead", id: lead.id }), { name: workOf(lead), page: `/admin/leads/${lead.id}` }] as const,
    ),
    ...purchases.map((one) => {
      const name = `${one.companyName}: ${workOf(one)}`;
      return [keyOf({ type: "purchase", id: one.id }), { name, page: `/admin/leads/${one.leadId}` }] as const;
    }),
  ]);
}

/** The key under which a subject's name is found. */
export function keyOf({ type, id }: Subject): string {
  return `${type} ${id}`;
}

function companyPage(id: string): string {
  return `/admin/installers/${encodeURIComponent(id)}`;
}

function workOf({ serviceType, location }: { serviceType: string; location: string }): string {
  return `${leadServiceLabel(serviceType)}, ${location}`;
}
