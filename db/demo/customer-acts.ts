import { randomUUID } from "node:crypto";
import { outlinedCustomer } from "#content/demo/outlines.ts";
import { demoProjectsToOpen } from "#content/demo/projects/projects.ts";
import { demoUuid } from "#db/demo/demo-id.ts";
import {
  type CustomersAct,
  dayOf,
  firstTimeOf,
  leadOfProject,
  messageOf,
  purchaseOf,
  quoteOf,
  type Sown,
} from "#db/demo/sown-project.ts";
import { pressTime } from "#domain/appointments/answer-times.ts";
import type { Context } from "#domain/context.ts";
import { paidForm } from "#domain/handover/deposit-form.ts";
import { sayPaid } from "#domain/handover/say-paid.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import { writeAsCustomer } from "#domain/messages/send-message.ts";
import { chooseQuote } from "#domain/projects/choose-quote.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { signContract } from "#domain/projects/contracts/contract.ts";
import { contractForm } from "#domain/projects/contracts/contract-form.ts";
import { giveReading } from "#domain/projects/finish-work.ts";
import { outcomeForm, readingForm } from "#domain/projects/outcome-form.ts";
import { askForReadings, readingToAsk } from "#domain/projects/outcomes.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { myQuotes, openMyQuote } from "#domain/quotes/customer-quotes.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { deleteLinksOfRequest } from "#domain/request-links/request-links.sql.ts";
import { confirmRequest } from "#domain/requests/customer-request.ts";
import { quoteForm } from "#domain/requests/quote-form.ts";
import { requestQuote } from "#domain/requests/request-quote.ts";
import { sendMyLinks } from "#domain/requests/send-my-links.ts";
import { finishAndReview } from "#domain/reviews/write-review.ts";
import { londonDay } from "#domain/time/calendar.ts";

export async function askAndConfirm(context: Context, { leadId, project }: Sown): Promise<void> {
  if (await leadById(context.db.orm, leadId)) return;
  const form = quoteForm.parse(project.form);
  await requestQuote(context, { requestId: leadId, reference: randomUUID(), address: form.email, form });
  await confirmRequest(context, await linkFor(context, leadId));
}

/** What the customer does in the project, through a private link. */
export async function actAsCustomer(context: Context, sown: Sown, act: CustomersAct, number: number): Promise<unknown> {
  const { leadId } = sown;
  // An interrupted earlier start had already erased it.
  if ((await leadById(context.db.orm, leadId))?.anonymisedAt) return;
  const token = await linkFor(context, leadId);
  const id = messageOf(sown, number);
  switch (act.does) {
    case "answers":
      return writeAsCustomer(context, token, { to: purchaseOf(sown, act.company), id, text: act.text });
    case "asks all":
      return writeAsCustomer(context, token, { to: "all", id, text: act.text });
    case "books":
      return pressTime(context, token, { ...firstTimeOf(sown, act.company, act.kind), address: act.address });
    case "chooses":
      return choose(context, token, sown, act);
    case "pays": {
      const form = paidForm(context.now).parse({ paid: act.pounds, paidOn: londonDay(context.now) });
      return sayPaid(context, token, { id, form });
    }
    case "signs":
      return sign(context, token, sown, act);
    case "finishes":
      return finish(context, token, sown, act);
    case "reads the meter":
      return readMeter(context, token, sown, act);
    case "closes":
      return closeRequest(context, token);
    case "stops":
    case "stops and erases":
      return stopEverything(context, token, { erase: act.does !== "stops" });
  }
}

type Act<Does> = Extract<CustomersAct, { does: Does }>;

async function choose(context: Context, token: string, sown: Sown, { company, others = [] }: Act<"chooses">) {
  for (const { id } of await myQuotes(context, token)) await openMyQuote(context, token, id);
  const reasons = others.map((told) => {
    return [purchaseOf(sown, told.company), { reason: told.reason, words: told.words }] as const;
  });
  return chooseQuote(context, token, { quoteId: quoteOf(sown, company), reasons: new Map(reasons) });
}

function sign(context: Context, token: string, sown: Sown, { company, signedDaysAgo }: Act<"signs">) {
  const [signedYear, signedMonth, signedDay] = dayOf(sown, signedDaysAgo).split("-");
  const form = contractForm(context.now).parse({ signedYear, signedMonth, signedDay });
  return signContract(context, token, { quoteId: quoteOf(sown, company), form });
}

function finish(context: Context, token: string, sown: Sown, { finishedDaysAgo, paid, ...typed }: Act<"finishes">) {
  const form = { ...typed, version: "0", finishedOn: dayOf(sown, finishedDaysAgo), finalPence: paid };
  const id = demoUuid(`review ${sown.leadId}`);
  return finishAndReview(context, token, { id, form: outcomeForm(context.now).parse(form) });
}

async function readMeter(context: Context, token: string, sown: Sown, act: Act<"reads the meter">): Promise<void> {
  await askForReadings(context);
  if (!(await readingToAsk(context.db.orm, sown.leadId))) return;
  const days = { readingFrom: dayOf(sown, act.fromDaysAgo), readingTo: dayOf(sown, act.toDaysAgo) };
  await giveReading(context, token, readingForm(context.now).parse({ ...days, readingKwh: act.kwh }));
}

async function linkFor(context: Context, leadId: string): Promise<string> {
  const token = randomUUID();
  return issueRequestLink(context, leadId, token);
}

/** Ends the links by which the customers acted, and mails each the one with which a visitor opens the project. */
export async function mailLinks(context: Context): Promise<void> {
  for (const project of demoProjectsToOpen) {
    await deleteLinksOfRequest(context.db.orm, leadOfProject(project));
    await sendMyLinks(context, { email: project.form.email, address: "demonstration" });
  }
  await sendMyLinks(context, { email: outlinedCustomer.email, address: "demonstration" });
}
