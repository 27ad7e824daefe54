import { demoAdmin, demoInstallers } from "#content/demo/installers.ts";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { companySteps } from "#db/demo/company-steps.ts";
import { mailLinks } from "#db/demo/customer-acts.ts";
import { demoIsSown, demoMayBeSown, dropNews, markDemoSown } from "#db/demo/demo.sql.ts";
import { demoId } from "#db/demo/demo-id.ts";
import { leadSteps } from "#db/demo/lead-steps.ts";
import { paymentSteps } from "#db/demo/payment-steps.ts";
import { projectSteps } from "#db/demo/project-steps.ts";
import { reviewSteps } from "#db/demo/review-steps.ts";
import { teamSteps } from "#db/demo/team-steps.ts";
import { insertUser } from "#domain/accounts/accounts.sql.ts";
import { grantAdmin } from "#domain/accounts/admin-roles.ts";
import type { Actor } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { tellOfNextActs } from "#domain/alerts/tell-of-next-acts.ts";
import type { Context } from "#domain/context.ts";
import { expireLeads } from "#domain/leads/expire-leads.ts";
import { daysBefore } from "#domain/time/periods.ts";

/**
 * Fills an empty database with the demonstration, through the same verbs as real users, dated in the past and in the
 * order in which it happened. Steps can be repeated, so an interrupted start resumes where it stopped. Leaves a
 * database with real users alone.
 */
export async function seedDemonstration(
  { db, now }: Context,
  hashPassword: (password: string) => Promise<string>,
): Promise<void> {
  if ((await demoIsSown(db)) || !(await demoMayBeSown(db))) return;
  const passwordHash = await hashPassword(demoPassword);
  const admin = await openAdmin({ db, now: daysBefore(now, 450) }, passwordHash);
  const companies = demoInstallers.flatMap((company) => companySteps({ db, now }, admin, company, passwordHash));
  const business = [...paymentSteps({ db, now }), ...leadSteps({ db, now }, admin), ...projectSteps({ db, now })];
  const reviews = reviewSteps({ db, now }, demoId(demoAdmin.email));
  const steps = [...companies, ...teamSteps({ db, now }, passwordHash), ...business, ...reviews];
  for (const { run } of steps.sort((one, other) => one.at.getTime() - other.at.getTime())) await run();
  await expireLeads({ db, now });
  await tellOfNextActs({ db, now });
  // Otherwise a hundred old mails would go out.
  await dropNews(db);
  await mailLinks({ db, now });
  await markDemoSown(db);
}

async function openAdmin(context: Context, passwordHash: string): Promise<Actor> {
  const { email, name } = demoAdmin;
  const id = demoId(email);
  await insertUser(context.db.orm, { id, name, email, passwordHash, emailVerified: true, now: context.now });
  await grantAdmin(context, email);
  return loadActor(context, id);
}
