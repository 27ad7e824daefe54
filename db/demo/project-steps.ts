import type { DemoAct } from "#content/demo/projects/project.ts";
import { demoProjects } from "#content/demo/projects/projects.ts";
import type { Database } from "#db/connection.ts";
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
import { certificateForm } from "#domain/handover/deposit-form.ts";
import { giveAsCompany, handoverForm } from "#domain/handover/give.ts";
import { giveCertificateAsCompany } from "#domain/handover/give-certificate.ts";
import { worksOfRequest } from "#domain/leads/works.sql.ts";
import { writeAsCompany } from "#domain/messages/send-message.ts";
import { confirmStop } from "#domain/projects/confirm-stop.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { sendQuote } from "#domain/quotes/send-quote.ts";
import { londonDay } from "#domain/time/calendar.ts";

export function projectSteps({ db, now }: Context): Step[] {
  return demoProjects.flatMap((project) => {
    const sown = { today: londonDay(now), project, leadId: leadOfProject(project) };
    const asked = momentOf(sown, project.asked);
    const stepOf = (act: DemoAct, number: number, find: () => Promise<Sown>) => {
      const at = momentOf(sown, act.at);
      const perform = async () =>
        act.by === "customer"
          ? actAsCustomer({ db, now: at }, await find(), act, number)
          : actAsCompany({ db, now: at }, await find(), act, number);
      return { at, run: () => unlessPast(perform) };
    };
    const acts = project.acts.map((act, number) => stepOf(act, number, async () => sown));
    const second = (project.secondActs ?? []).map((act, number) => stepOf(act, number, () => secondWork(db, sown)));
    return [{ at: asked, run: () => askAndConfirm({ db, now: asked }, sown) }, ...acts, ...second];
  });
}

/** The second work of the form, whose lead the database named. */
async function secondWork(db: Database, sown: Sown): Promise<Sown> {
  const [, second] = await worksOfRequest(db.orm, sown.leadId);
  if (!second) throw new Error(`the demonstration has no second work of ${sown.project.form.name}`);
  return { ...sown, leadId: second.id, project: { ...sown.project, acts: sown.project.secondActs ?? [] } };
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
    case "gives": {
      const given = handoverForm(context.now).parse({ doneOn: "", number: act.number });
      return giveAsCompany(context, company, { purchaseId, id: messageOf(sown, number), item: act.item, given });
    }
    case "insures the deposit": {
      const form = certificateForm.parse({ scheme: act.scheme, certificate: act.number });
      return giveCertificateAsCompany(context, company, { purchaseId, id: messageOf(sown, number), form });
    }
    case "confirms the stop":
      return confirmStop(context, company, { purchaseId, keptByLaw: act.keptByLaw });
  }
}
