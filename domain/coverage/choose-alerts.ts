import type { Context } from "#domain/context.ts";
import { setAlerts } from "#domain/coverage/coverage.sql.ts";
import { type Coverage, coverageOf } from "#domain/coverage/coverage.ts";
import { DomainError } from "#domain/errors.ts";
import { installerById } from "#domain/installers/installers.sql.ts";

export type AlertChoice = Coverage["alerts"];

/**
 * The contents of the page behind an alert link. The caller has checked the link's signature, which is authority
 * enough. Errors: link_invalid.
 */
export async function alertChoiceOf(
  { db }: Context,
  installerId: string,
): Promise<{ companyName: string; alerts: AlertChoice }> {
  const company = await installerById(db.orm, installerId);
  const coverage = company && (await coverageOf(db.orm, installerId));
  if (!company || !coverage) throw new DomainError("link_invalid");
  return { companyName: company.companyName, alerts: coverage.alerts };
}

/**
 * Chooses when the company is told about new leads, authorised by its alert link as above. Repeating it changes
 * nothing. Errors: link_invalid.
 */
export async function chooseAlerts({ db, now }: Context, installerId: string, alerts: AlertChoice): Promise<void> {
  if (!(await setAlerts(db.orm, installerId, alerts, now))) throw new DomainError("link_invalid");
}
