import { demoProjects } from "#content/demo/projects/projects.ts";
import { actAsCustomer, askAndConfirm } from "#db/demo/customer-acts.ts";
import { demoId, type Step, unlessPast } from "#db/demo/demo-id.ts";
import {
  type CompanysAct,
  leadOfProject,
  messageOf,
  momentOf,
  offerOf,
  postedQuote,
  purchaseOf,
  QUOTE_KEY,
  type Sown,
} from "#db/demo/sown-project.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { offerTimes } from "#domain/appointments/offer-times.ts";
import type { Context } from "#domain/context.ts";
import { writeAsCompany } from "#domain/messages/send-message.ts";
import { confirmStop } from "#domain/projects/confirm-stop.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { sendQuote } from "#domain/quotes/send-quote.ts";
import { londonDay } from "#domain/time/calendar.ts";

export function projectSteps({ db, now }: Context): Step[] {
  return demoProjects.flatMap((project) => {
    const sown = { today: londonDay(now), project, leadId: leadOfProject(project) };
    const asked = momentOf(sown, project.asked);
    const acts = project.acts.map((act, number) => {
      const at = momentOf(sown, act.at);
      const perform = () =>
        act.by === "customer"
          ? actAsCustomer({ db, now: at }, sown, act, number)
          : actAsCompany({ db, now: at }, sown, act, number);
      return { at, run: () => unlessPast(perform) };
    });
    return [{ at: asked, run: () => askAndConfirm({ db, now: asked }, sown) }, ...acts];
  });
}

async function actAsCompany(context: Context, sown: Sown, act: CompanysAct, number: number): Promise<unknown> {
  const company = await loadActor(context, demoId(act.by));
  const purchaseId = purchaseOf(sown, act.by);
  switch (act.does) {
    case "buys":
      return purchaseLead(context, company, { leadId: sown.leadId, purchaseId });
    case "writes":
      return writeAsCompany(context, company, { purchaseId, id: messageOf(sown, number), text: act.text });
    case "offers":
      return offerTimes(context, company, { purchaseId, ...offerOf(sown, act.by, act.offer) });
    case "quotes": {
      const posted = postedQuote(act.by, act.quote, context.now);
      return sendQuote(context, company, { purchaseId, key: QUOTE_KEY, posted });
    }
    case "confirms the stop":
      return confirmStop(context, company, { purchaseId, keptByLaw: act.keptByLaw });
  }
}
