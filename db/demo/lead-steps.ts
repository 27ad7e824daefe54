import { demoRivalEmails } from "#content/demo/installers.ts";
import { type DemoLead, demoLeads } from "#content/demo/leads.ts";
import { demoOutlines } from "#content/demo/outlines.ts";
import { demoPastLeads, leadOfPast, type PastLead, type PastSale } from "#content/demo/past-leads.ts";
import { leadBudgetLabel } from "#content/options.ts";
import { mailOfPurchase } from "#db/demo/demo.sql.ts";
import { demoId, demoUuid, type Step, unlessDone, unlessPast } from "#db/demo/demo-id.ts";
import type { Actor } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { createLead } from "#domain/admin/leads/create-lead.ts";
import { withdrawLead } from "#domain/admin/leads/withdraw-lead.ts";
import { askSecondLook } from "#domain/appeals/ask-second-look.ts";
import { decideAppeal } from "#domain/appeals/decide-appeal.ts";
import { parseUkPhone } from "#domain/contact/phone.ts";
import type { Context } from "#domain/context.ts";
import { acceptReport, declineReport } from "#domain/lead-reports/decide-report.ts";
import { noteRefusal } from "#domain/lead-reports/note-bounce.ts";
import { reportLead } from "#domain/lead-reports/report-lead.ts";
import { updateLead } from "#domain/leads/leads.sql.ts";
import { putOnSale, saveQuoteRequest, unconfirmedOf } from "#domain/leads/quote-request.ts";
import { worksOfRequest } from "#domain/leads/works.sql.ts";
import { isToCustomer } from "#domain/mails/mails.ts";
import { sendOutline } from "#domain/outline-quotes/send-outline.ts";
import { locationName } from "#domain/postcodes/outward-code.ts";
import { parsePostcode } from "#domain/postcodes/postcode.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { addSharedAddresses } from "#domain/security-log/signals.sql.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { daysBefore, hoursBefore } from "#domain/time/periods.ts";

/** How long each of the rivals takes to contact a customer. */
const CONTACT_HOURS = [2, 7, 30];

/** So that only recent leads are for sale. */
const CLOSED_AFTER_DAYS = 6;

/** Every enquiry, its sales and their outcome. */
export function leadSteps(context: Context, admin: Actor): Step[] {
  const today = demoLeads.flatMap((lead, number) => todaysSteps(context, admin, lead, `lead ${number}`));
  return [...today, ...demoPastLeads.flatMap((lead, number) => pastSteps(context, admin, lead, `past lead ${number}`))];
}

/** A lead that is for sale or was sold recently. */
function todaysSteps({ db, now }: Context, admin: Actor, lead: DemoLead, name: string): Step[] {
  const leadId = demoUuid(name);
  const created = hoursBefore(now, lead.createdHoursAgo);
  const open = { at: created, run: () => openLead({ db, now: created }, admin, lead, leadId) };
  const sales = demoRivalEmails.slice(0, lead.placesTaken).flatMap((email, index) => {
    const soldAt = hoursAfter(created, ((index + 1) * lead.createdHoursAgo) / 5);
    const contactHours = CONTACT_HOURS[index] ?? 0;
    const stage = hoursAfter(soldAt, contactHours) < now ? "contacted" : "new";
    const sale = { afterHours: (soldAt.getTime() - created.getTime()) / 3_600_000, contactHours, stage } as const;
    return saleSteps({ db, now: created }, admin, { leadId, email, sale });
  });
  return [open, ...sales, ...outlineSteps({ db, now: created }, lead, leadId)];
}

/** What rivals offer a customer who picks. */
function outlineSteps({ db, now: created }: Context, { customerEmail }: DemoLead, leadId: string): Step[] {
  return demoOutlines
    .filter((outline) => outline.customerEmail === customerEmail)
    .map(({ rival, afterHours, startsInDays, customerEmail: _, ...content }) => {
      const at = hoursAfter(created, afterHours);
      const email = demoRivalEmails[rival] ?? "";
      const earliestStart = addDays(londonDay(at), startsInDays);
      const sent = { leadId, id: demoUuid(`${leadId} outline ${email}`), posted: { ...content, earliestStart } };
      const send = async () => sendOutline({ db, now: at }, await loadActor({ db }, demoId(email)), sent);
      return { at, run: () => unlessPast(send) };
    });
}

function pastSteps({ db, now }: Context, admin: Actor, past: PastLead, name: string): Step[] {
  const leadId = demoUuid(name);
  const created = daysBefore(now, past.daysAgo);
  const lead = leadOfPast(past);
  const sales = Object.entries(past.sales).flatMap(([buyer, sale]) =>
    saleSteps({ db, now: created }, admin, { leadId, email: `${buyer}@demo.example`, sale }),
  );
  const opened = { at: created, run: () => openLead({ db, now: created }, admin, lead, leadId) };
  const closedAt = daysBefore(created, -CLOSED_AFTER_DAYS);
  const closing = { leadId, reason: "The customer has chosen an installer." };
  const closed = { at: closedAt, run: () => unlessDone(() => withdrawLead({ db, now: closedAt }, admin, closing)) };
  const told = [
    ...secondLooks({ db, now }, admin, { leadId, past }),
    ...sharedAddresses({ db, now }, { leadId, past }),
  ];
  const steps = [opened, ...sales, ...told];
  return closedAt < daysBefore(now, CLOSED_AFTER_DAYS) ? [...steps, closed] : steps;
}

interface Told {
  leadId: string;
  past: PastLead;
}

/** What companies asked us to look at again, and what we answered. */
function secondLooks({ db, now }: Context, admin: Actor, { leadId, past }: Told): Step[] {
  return Object.entries(past.sales).flatMap(([buyer, { report }]) => {
    if (!report?.secondLook) return [];
    const { daysAgo, words, answer } = report.secondLook;
    const subject = demoUuid(`report ${purchaseOf(leadId, buyer)}`);
    const id = demoUuid(`second look ${subject}`);
    const step = (days: number, run: (context: Context) => Promise<unknown>): Step => ({
      at: daysBefore(now, days),
      run: () => unlessPast(() => run({ db, now: daysBefore(now, days) })),
    });
    const asked = step(daysAgo, async (context) =>
      askSecondLook(context, await loadActor({ db }, demoId(buyer)), { id, kind: "report", subject, words }),
    );
    if (!answer) return [asked];
    const { outcome, reason } = answer;
    return [asked, step(answer.daysAgo, (context) => decideAppeal(context, admin, { id, outcome, reason }))];
  });
}

/** What the hourly look finds, had the company signed in from its customer's address. */
function sharedAddresses({ db, now }: Context, { leadId, past }: Told): Step[] {
  const at = daysBefore(now, 1);
  return Object.entries(past.sales)
    .filter(([, { sharesAddress }]) => sharesAddress)
    .map(([buyer]) => ({
      at,
      run: async () => {
        const senderHash = demoUuid(`sender ${leadId}`);
        await updateLead(db.orm, leadId, { senderHash });
        await addSharedAddresses(db.orm, [{ company: demoId(buyer), hash: senderHash }], at);
      },
    }));
}

async function openLead({ db, now }: Context, admin: Actor, lead: DemoLead, leadId: string): Promise<void> {
  const postcode = parsePostcode(lead.postcode);
  if (!postcode) throw new Error(`the demonstration has an unknown postcode: ${lead.postcode}`);
  const { customerName, customerEmail, serviceType, serviceSlug, propertyType, timeframe, description, urgency } = lead;
  const about = {
    customerName,
    customerEmail,
    serviceType,
    description,
    urgency,
    location: locationName(postcode.outward),
    budgetRange: leadBudgetLabel(lead.budgetRange),
  };
  const customerPhone = lead.customerPhone && parseUkPhone(lead.customerPhone)?.e164;
  if (lead.origin === "admin") {
    const wish = { timeframe, contactWay: lead.contactWay, contactTimes: lead.contactTimes && [...lead.contactTimes] };
    const form = { ...about, ...wish, customerPhone, postcode, places: lead.maxPurchases };
    await createLead({ db, now }, admin, { leadId, form, toldByPhone: true });
    return;
  }
  await saveQuoteRequest(db.orm, {
    ...about,
    id: leadId,
    now,
    customerPhone: customerPhone ?? "",
    serviceSlug,
    propertyType,
    timeframe,
    ...(lead.contactWay && { contactWay: lead.contactWay }),
    ...(lead.contactTimes && { contactTimes: [...lead.contactTimes] }),
    postcode: postcode.postcode,
    outcode: postcode.outward,
    sharing: lead.sharing ?? "on_purchase",
  });
  await putOnSale(db.orm, unconfirmedOf(await worksOfRequest(db.orm, leadId), now), now);
}

/** `now` is when the lead was made. */
function saleSteps(
  { db, now: created }: Context,
  admin: Actor,
  { leadId, email, sale }: { leadId: string; email: string; sale: PastSale },
): Step[] {
  const soldAt = hoursAfter(created, sale.afterHours);
  const contactedAt = hoursAfter(soldAt, sale.contactHours);
  const purchaseId = purchaseOf(leadId, email);
  const buyer = () => loadActor({ db }, demoId(email));
  // A company suspended today was not suspended then.
  const step = (at: Date, run: (context: Context) => Promise<unknown>): Step => ({
    at,
    run: () => unlessPast(() => run({ db, now: at })),
  });
  const bought = step(soldAt, async (context) => purchaseLead(context, await buyer(), { leadId, purchaseId }));
  if (sale.stage === "new") return [bought];
  const toStage = (at: Date, stage: PastSale["stage"]) =>
    step(at, async (context) =>
      changeStage(context, await buyer(), { purchaseId, stage, lostReason: sale.lostReason }),
    );
  const contacted = toStage(contactedAt, "contacted");
  const later = sale.stage === "contacted" ? [] : [toStage(hoursAfter(contactedAt, 40), sale.stage)];
  return [bought, contacted, ...later, ...reportSteps()];

  function reportSteps(): Step[] {
    if (!sale.report) return [];
    const { reason, note, outcome, words, afterHours = 1 } = sale.report;
    const requestId = demoUuid(`report ${purchaseId}`);
    const decide = {
      accepted: (context: Context) => acceptReport(context, admin, { requestId, outcome: "withdraw" }),
      declined: (context: Context) => declineReport(context, admin, { requestId, reason: words ?? "" }),
      "accepted by program": (context: Context) => refuseMail(context, purchaseId),
    };
    const reportedAt = hoursAfter(contactedAt, afterHours);
    const asked = step(reportedAt, async (context) =>
      reportLead(context, await buyer(), { purchaseId, requestId, form: { reason, note } }),
    );
    return outcome === "open" ? [asked] : [asked, step(hoursAfter(reportedAt, 21), decide[outcome])];
  }
}

const purchaseOf = (leadId: string, buyer: string) => demoUuid(`${leadId} ${buyer.split("@")[0]}@demo.example`);

/** The customer's mail server says that there is no such mailbox, unless the mail is gone: then it has said so before. */
async function refuseMail(context: Context, purchaseId: string): Promise<void> {
  const jobId = await mailOfPurchase(context.db, purchaseId);
  const answer = "550 5.1.1 No such user";
  if (jobId !== undefined) await noteRefusal(context, { jobId, answer }, isToCustomer);
}

const hoursAfter = (then: Date, hours: number) => hoursBefore(then, -hours);
