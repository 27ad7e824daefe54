import { limits } from "#config/limits.ts";
import { creditPacks } from "#content/credit-packs.ts";
import { type DemoCheck, demoChecks } from "#content/demo/checks.ts";
import { demoRegister } from "#content/demo/company-register.ts";
import { type DemoInstaller, demoRivalEmails } from "#content/demo/installers.ts";
import { demoLeads } from "#content/demo/leads.ts";
import { demoOutlines } from "#content/demo/outlines.ts";
import { demoPastLeads, type PastSale } from "#content/demo/past-leads.ts";
import { demoPayments } from "#content/demo/payments.ts";
import { demoProjects } from "#content/demo/projects/projects.ts";
import { technologies } from "#content/vetting.ts";
import { demoId, demoUuid, type Step, unlessDone, unlessPast } from "#db/demo/demo-id.ts";
import { setEmailVerified } from "#domain/accounts/accounts.sql.ts";
import { signUp } from "#domain/accounts/sign-up.ts";
import type { Actor } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { chooseAlerts } from "#domain/alerts/my-wishes.ts";
import { parseUkPhone } from "#domain/contact/phone.ts";
import type { Context } from "#domain/context.ts";
import { changeCoverage } from "#domain/coverage/change-coverage.ts";
import { coverageForm } from "#domain/coverage/coverage-form.ts";
import { grantCredits } from "#domain/credits/grant-credits.ts";
import { credits } from "#domain/money.ts";
import { companyForm } from "#domain/onboarding/company-form.ts";
import { giveCompany } from "#domain/onboarding/give-company.ts";
import { publishProfile } from "#domain/profiles/publish-profile.ts";
import { keptWith, requiredChecks } from "#domain/required-checks.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { daysBefore, hoursBefore } from "#domain/time/periods.ts";
import { approveInstaller, suspendInstaller } from "#domain/vetting/change-status.ts";
import { checkForm } from "#domain/vetting/check-form.ts";
import { recordLookup } from "#domain/vetting/company-register.ts";
import { recordCheck } from "#domain/vetting/record-check.ts";

const EVIDENCE = "Invented for the demonstration, like the company.";

/** From registration on: approved, with documents, credits and an area; perhaps suspended. */
export function companySteps({ db, now }: Context, admin: Actor, company: DemoInstaller, passwordHash: string): Step[] {
  const registered = daysBefore(now, company.registeredDaysAgo);
  const installerId = demoId(company.email);
  const step = (at: Date, run: (context: Context) => Promise<unknown>): Step => ({
    at,
    run: () => run({ db, now: at }),
  });
  const steps = [step(registered, (context) => register(context, company, passwordHash)), ...otherChecks()];
  if (company.status === "pending") {
    const comeBack = (context: Context) => giveFirstSteps(context, company);
    return [...steps, step(hoursBefore(registered, -1), comeBack)];
  }
  steps.push(
    step(hoursBefore(registered, -24), (context) => giveNumber(context, company)),
    step(hoursBefore(registered, -25), (context) => recordChecks(context, admin, company)),
    step(hoursBefore(registered, -26), (context) => unlessDone(() => approveInstaller(context, admin, installerId))),
    step(hoursBefore(registered, -27), (context) => grant(context, admin, company)),
    step(hoursBefore(registered, -28), (context) => chooseArea(context, company)),
  );
  if (company.isPublished) steps.push(step(hoursBefore(registered, -29), (context) => publish(context, company)));
  if (company.status !== "suspended") return steps;
  const suspension = { installerId, reason: company.statusReason ?? "" };
  return [
    ...steps,
    step(daysBefore(now, 12), (context) => unlessDone(() => suspendInstaller(context, admin, suspension))),
  ];

  function otherChecks(): Step[] {
    return demoChecks
      .filter((check) => demoId(check.company) === installerId)
      .map((check) =>
        step(daysBefore(now, check.daysAgo), (context) => recordOther(context, { admin, company, check, today: now })),
      );
  }
}

async function register(context: Context, company: DemoInstaller, passwordHash: string): Promise<void> {
  const { businessLicense, certifications, specialties, contactName, companyName, email, address, city } = company;
  const form = {
    contactName,
    companyName,
    email,
    address,
    city,
    businessLicense,
    postcode: company.postcode,
    password: "",
    phone: parseUkPhone(company.phone)?.e164,
    certifications: [...certifications],
    specialties: [...specialties],
  };
  await unlessDone(() => signUp(context, { userId: demoId(email), passwordHash, form }));
  await setEmailVerified(context.db.orm, demoId(email), context.now);
}

/** Buyers in the demonstration were approved long ago, so their time for open checks would be over. */
async function recordChecks(context: Context, admin: Actor, company: DemoInstaller): Promise<void> {
  for (const { value: technology } of technologies) {
    for (const check of requiredChecks[technology]) {
      const id = checkId(company, technology, check);
      const form = { technology, check, outcome: "passed", evidence: EVIDENCE };
      await record(context, admin, company, { id, follows: null, form });
    }
  }
}

async function recordOther(
  context: Context,
  { admin, company, check, today }: { admin: Actor; company: DemoInstaller; check: DemoCheck; today: Date },
): Promise<void> {
  const { technology, outcome, evidence, endsInDays } = check;
  const earlier = checkId(company, technology, check.check);
  const expiresOn = endsInDays === undefined ? "" : londonDay(daysBefore(today, -endsInDays));
  const form = { technology, check: check.check, outcome, evidence, expiresOn };
  const follows = company.status === "pending" ? null : earlier;
  await record(context, admin, company, { id: demoUuid(`${earlier} again`), follows, form });
}

async function record(
  context: Context,
  admin: Actor,
  company: DemoInstaller,
  { id, follows, form }: { id: string; follows: string | null; form: Record<string, string> },
): Promise<void> {
  const paper = {
    reference: checkedMcsNumber(company),
    holder: form.check === "identity" ? "" : company.companyName,
    certificationBody: "NICEIC",
    insurer: "Aviva",
    coverPounds: "2000000",
  };
  const read = checkForm(context.now).parse({ ...paper, ...form });
  const installerId = demoId(company.email);
  await unlessDone(() => recordCheck(context, admin, { id, installerId, follows, form: read }));
}

export function checkedMcsNumber({ postcode }: DemoInstaller): string {
  return `FW-${postcode.slice(0, 3)}-1042`;
}

function checkId({ email }: DemoInstaller, technology: DemoCheck["technology"], check: DemoCheck["check"]): string {
  return demoUuid(`check ${email} ${keptWith(technology, check)} ${check}`);
}

/** Sets the balance to what the demonstration wants, after everything bought, paid and refunded. */
async function grant(context: Context, admin: Actor, company: DemoInstaller): Promise<void> {
  const { email } = company;
  const amountCredits = credits(company.credits + spentCredits(company) - paidCredits(company));
  if (amountCredits === 0) return;
  await grantCredits(context, admin, {
    installerId: demoId(email),
    grantId: demoUuid(`grant ${email}`),
    amountCredits,
    reason: "To begin with.",
  });
}

function spentCredits({ email }: DemoInstaller): number {
  const rank = (demoRivalEmails as readonly string[]).indexOf(email);
  const places = rank === -1 ? 0 : demoLeads.filter((lead) => lead.placesTaken > rank).length;
  const sales = demoPastLeads.flatMap((lead) =>
    Object.entries(lead.sales).filter(([buyer, sale]) => isOf(buyer, email) && !isRefunded(sale)),
  );
  const held = demoOutlines.filter(({ rival }) => rival === rank);
  const acts = demoProjects.flatMap((project) => project.acts);
  const bought = acts.filter((act) => act.does === "buys" && isOf(act.by, email));
  return (places + sales.length + held.length + bought.length) * limits.leadPriceCredits;
}

const isRefunded = ({ report }: PastSale) => report?.outcome.startsWith("accepted") ?? false;

function paidCredits({ email }: DemoInstaller): number {
  const packs = demoPayments.filter(({ buyer }) => isOf(buyer, email)).map(({ pack }) => pack);
  return packs.reduce((sum, pack) => sum + (creditPacks.find(({ id }) => id === pack)?.credits ?? 0), 0);
}

/** Its number, and what the stand-in for Companies House says of it. */
async function giveNumber(context: Context, { email, legalForm, companyNumber }: DemoInstaller): Promise<void> {
  if (!legalForm || !companyNumber) return;
  const installerId = demoId(email);
  await unlessDone(async () => {
    const actor = await loadActor(context, installerId);
    await giveCompany(context, actor, companyForm.parse({ legalForm, companyNumber }));
    await recordLookup(context, { installerId, companyNumber, answer: demoRegister[companyNumber] });
  });
}

/** Its legal form, services and area; documents are still to come. */
async function giveFirstSteps(context: Context, company: DemoInstaller): Promise<void> {
  const { email, legalForm } = company;
  const actor = await loadActor(context, demoId(email));
  if (legalForm) await giveCompany(context, actor, companyForm.parse({ legalForm, companyNumber: "" }));
  await chooseArea(context, company);
}

async function publish(context: Context, { email }: DemoInstaller): Promise<void> {
  const actor = await loadActor(context, demoId(email));
  await unlessPast(() => publishProfile(context, actor));
}

const isOf = (buyer: string, email: string) => email.startsWith(`${buyer}@`);

async function chooseArea(context: Context, { email, postcode, coverage }: DemoInstaller): Promise<void> {
  if (!coverage) return;
  const actor = await loadActor(context, demoId(email));
  const { radiusMiles, services } = coverage;
  const form = { basePostcode: postcode, radiusMiles: String(radiusMiles), services: services.join(",") };
  await changeCoverage(context, actor, coverageForm.parse(form));
  await chooseAlerts(context, actor, "daily");
}
