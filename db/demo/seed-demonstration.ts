import { limits } from "#config/limits.ts";
import { type DemoInstaller, demoAdmin, demoInstallers, demoRivalEmails } from "#content/demo/installers.ts";
import { type DemoLead, demoLeads } from "#content/demo/leads.ts";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { leadBudgetLabel } from "#content/options.ts";
import { technologies } from "#content/vetting.ts";
import { demoIsSown, demoMayBeSown, dropNews, markDemoSown } from "#db/demo/demo.sql.ts";
import { insertUser, setEmailVerified } from "#domain/accounts/accounts.sql.ts";
import { grantAdmin } from "#domain/accounts/admin-roles.ts";
import { signUp } from "#domain/accounts/sign-up.ts";
import type { Actor } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { parseUkPhone } from "#domain/contact/phone.ts";
import type { Context } from "#domain/context.ts";
import { grantCredits } from "#domain/credits/grant-credits.ts";
import { DomainError } from "#domain/errors.ts";
import { approveInstaller, suspendInstaller } from "#domain/installers/change-status.ts";
import { createLead } from "#domain/lead-desk/create-lead.ts";
import { putOnSale, saveQuoteRequest } from "#domain/leads/quote-request.ts";
import { credits } from "#domain/money.ts";
import { locationName } from "#domain/postcodes/outward-code.ts";
import { parsePostcode } from "#domain/postcodes/postcode.ts";
import { keptWith, requiredChecks } from "#domain/proofs/required-checks.ts";
import { changeStage } from "#domain/purchases/change-purchase.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { daysBefore, hoursBefore } from "#domain/time/periods.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";
import { checkForm } from "#domain/vetting/check-form.ts";
import { recordCheck } from "#domain/vetting/record-check.ts";

const EVIDENCE = "Invented for the demonstration, like the company.";

/** How long each of the rivals takes to contact a customer. */
const CONTACT_HOURS = [2, 7, 30];

/**
 * Fills an empty database with the demonstration, through the same verbs as in real life, dated in the past. Each step
 * may be repeated, so an interrupted start resumes where it stopped. A database with real users is left alone.
 */
export async function seedDemonstration(
  { db, now }: Context,
  hashPassword: (password: string) => Promise<string>,
): Promise<void> {
  if ((await demoIsSown(db)) || !(await demoMayBeSown(db))) return;
  const passwordHash = await hashPassword(demoPassword);
  const admin = await openAdmin({ db, now: daysBefore(now, 450) }, passwordHash);
  for (const company of demoInstallers) await openInstaller({ db, now }, admin, company, passwordHash);
  const oldestFirst = [...demoLeads.entries()].sort(
    ([, one], [, other]) => other.createdHoursAgo - one.createdHoursAgo,
  );
  for (const [number, lead] of oldestFirst) await openLead({ db, now }, admin, lead, number);
  for (const company of demoInstallers) await closeBooks({ db, now }, admin, company);
  // History happened before anybody was watching: nobody gets a hundred old mails.
  await dropNews(db);
  await markDemoSown(db);
}

async function openAdmin(context: Context, passwordHash: string): Promise<Actor> {
  const { email, name } = demoAdmin;
  const id = demoId(email);
  await insertUser(context.db.orm, { id, name, email, passwordHash, emailVerified: true, now: context.now });
  await grantAdmin(context, email);
  return loadActor(context, id);
}

async function openInstaller({ db, now }: Context, admin: Actor, company: DemoInstaller, passwordHash: string) {
  const context = { db, now: daysBefore(now, company.registeredDaysAgo) };
  const userId = demoId(company.email);
  const { businessLicense, certifications, specialties, contactName, companyName, email, address, city } = company;
  const form = {
    ...{ contactName, companyName, email, address, city, businessLicense, postcode: company.postcode },
    ...{ password: "", phone: parseUkPhone(company.phone)?.e164 },
    ...{ certifications: [...certifications], specialties: [...specialties] },
  };
  await unlessDone(() => signUp(context, { userId, passwordHash, form }));
  await setEmailVerified(db.orm, userId, context.now);
  if (company.status === "pending") return;
  await recordChecks({ db, now: hoursAfter(context.now, 25) }, admin, company);
  await unlessDone(() => approveInstaller({ db, now: hoursAfter(context.now, 26) }, admin, userId));
  const purchases = demoRivalEmails.some((rival) => rival === email) ? placesTakenBy(email) : 0;
  const amountCredits = credits(company.credits + purchases * limits.leadPriceCredits);
  if (amountCredits === 0) return;
  const grant = { installerId: userId, grantId: demoUuid(`grant ${email}`), amountCredits };
  await grantCredits({ db, now: hoursAfter(context.now, 27) }, admin, grant);
}

/** Whoever buys in the demonstration was approved long ago: their time for open checks would be over. */
async function recordChecks(context: Context, admin: Actor, company: DemoInstaller): Promise<void> {
  const { email } = company;
  const installerId = demoId(email);
  for (const { value: technology } of technologies) {
    for (const check of requiredChecks[technology]) {
      const id = demoUuid(`check ${email} ${keptWith(technology, check)} ${check}`);
      const form = checkForm(context.now).parse({
        ...{ technology, check, outcome: "passed", evidence: EVIDENCE },
        ...{ reference: `FW-${company.postcode.slice(0, 3)}-1042`, holder: company.companyName },
        ...{ certificationBody: "NICEIC", insurer: "Aviva", coverPounds: "2000000" },
      });
      await unlessDone(() => recordCheck(context, admin, { id, installerId, follows: null, form }));
    }
  }
}

async function openLead({ db, now }: Context, admin: Actor, lead: DemoLead, number: number): Promise<void> {
  const created = hoursBefore(now, lead.createdHoursAgo);
  const leadId = demoUuid(`lead ${number}`);
  const postcode = parsePostcode(lead.postcode);
  if (!postcode) throw new Error(`the demonstration has an unknown postcode: ${lead.postcode}`);
  const about = {
    customerName: lead.customerName,
    customerEmail: lead.customerEmail,
    serviceType: lead.serviceType,
    location: locationName(postcode.outward),
    description: lead.description,
    budgetRange: leadBudgetLabel(lead.budgetRange),
    urgency: lead.urgency,
  };
  const customerPhone = lead.customerPhone && parseUkPhone(lead.customerPhone)?.e164;
  if (lead.origin === "admin") {
    const form = { ...about, customerPhone, postcode, places: lead.maxPurchases };
    await createLead({ db, now: created }, admin, { leadId, form });
  } else {
    await saveQuoteRequest(db.orm, {
      ...{ ...about, id: leadId, now: created, customerPhone: customerPhone ?? "" },
      ...{ postcode: postcode.postcode, outcode: postcode.outward, serviceSlug: lead.serviceSlug },
      ...{ propertyType: lead.propertyType, timeframe: lead.timeframe },
    });
    await putOnSale(db.orm, leadId, created);
  }
  await sellPlaces({ db, now }, lead, leadId, created);
}

async function sellPlaces({ db, now }: Context, lead: DemoLead, leadId: string, created: Date): Promise<void> {
  for (const [index, email] of demoRivalEmails.slice(0, lead.placesTaken).entries()) {
    const rival = await loadActor({ db }, demoId(email));
    const soldAt = hoursAfter(created, ((index + 1) * lead.createdHoursAgo) / 5);
    const purchaseId = demoUuid(`${leadId} ${email}`);
    await purchaseLead({ db, now: soldAt }, rival, { leadId, purchaseId });
    const contactedAt = hoursAfter(soldAt, CONTACT_HOURS[index] ?? 0);
    if (contactedAt < now) await changeStage({ db, now: contactedAt }, rival, { purchaseId, stage: "contacted" });
  }
}

async function closeBooks({ db, now }: Context, admin: Actor, company: DemoInstaller): Promise<void> {
  if (company.status !== "suspended") return;
  const suspension = { installerId: demoId(company.email), reason: company.statusReason ?? "" };
  await unlessDone(() => suspendInstaller({ db, now: daysBefore(now, 12) }, admin, suspension));
}

function placesTakenBy(email: string): number {
  const rank = (demoRivalEmails as readonly string[]).indexOf(email);
  return demoLeads.filter((lead) => lead.placesTaken > rank).length;
}

/** A step completed in an earlier, interrupted start is skipped. */
async function unlessDone(step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof DomainError) || !["account_exists", "conflict"].includes(error.code)) throw error;
  }
}

function demoId(email: string): string {
  return `demo-${email.split("@")[0]}`;
}

/** The same text gives the same id, so that a repeated step is recognised. */
function demoUuid(text: string): string {
  return uuidFromText(`fairwatt demonstration ${text}`);
}

const hoursAfter = (then: Date, hours: number) => hoursBefore(then, -hours);
