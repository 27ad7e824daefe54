import { randomUUID } from "node:crypto";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { addDocument } from "#domain/documents/change-documents.ts";
import { keptWith } from "#domain/required-checks.ts";
import { checkForm } from "#domain/vetting/check-form.ts";
import { recordCheck } from "#domain/vetting/record-check.ts";
import { newestChecks } from "#domain/vetting/vetting.sql.ts";
import { aNewDocument, filesInMemory } from "#tests/support/documents.ts";
import { type Buyer, NOON } from "#tests/support/people.ts";

/** The company uploads a document that is valid until this day. Returns its id. */
export async function aPaper(
  db: Database,
  company: Buyer,
  expiresOn: string,
  { kind = "insurance", replaces }: { kind?: "mcs" | "insurance" | "certificate"; replaces?: string } = {},
): Promise<string> {
  const document = aNewDocument({ form: { kind, reference: "P-77", expiresOn }, replaces });
  await addDocument({ db, now: NOON }, company, filesInMemory(), document);
  return document.id;
}

/** What a check could record from a document; it keeps only the fields it asks for. */
export const onPaper = {
  reference: "NAP 12345",
  holder: "A company",
  certificationBody: "NICEIC",
  insurer: "Aviva",
  coverPounds: "2,000,000",
};

/** An administrator records a check for heat pumps, of the MCS number by default, following the previous one. */
export async function aCheckOf(
  db: Database,
  admin: User,
  company: Buyer,
  given: Record<string, string>,
  now = NOON,
): Promise<void> {
  const installerId = company.installer.id;
  const base = {
    technology: "heat_pump",
    check: "mcs_number",
    outcome: "passed",
    evidence: "Policy 77.",
    ...onPaper,
    expiresOn: "",
  };
  const form = checkForm(now).parse({ ...base, ...given });
  const last = (await newestChecks(db.orm, [installerId])).find(
    ({ row }) => row.technology === keptWith(form.technology, form.check) && row.check === form.check,
  );
  await recordCheck({ db, now }, admin, { id: randomUUID(), installerId, follows: last?.row.id ?? null, form });
}
