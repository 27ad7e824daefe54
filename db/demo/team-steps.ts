import { demoPastLeads } from "#content/demo/past-leads.ts";
import { type DemoFollowUp, type DemoMember, demoAway, demoFollowUps, demoMembers } from "#content/demo/team.ts";
import { demoId, demoUuid, type Step, unlessDone, unlessPast } from "#db/demo/demo-id.ts";
import type { Actor } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import type { Context } from "#domain/context.ts";
import { logAttempt } from "#domain/projects/log-contact-attempt.ts";
import { assignPurchases } from "#domain/purchases/assign.ts";
import { setJobValue } from "#domain/purchases/job-value.ts";
import { setNextAct } from "#domain/purchases/next-act.ts";
import { setAway } from "#domain/team/away.ts";
import { invite, issueInvitationLink, join } from "#domain/team/invitations.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { daysBefore, hoursBefore } from "#domain/time/periods.ts";

const COMPANY = "approved@demo.example";
const idOf = (member: DemoMember) => demoId(`${member}@demo.example`);

/** The people of the approved installer: how they came, what each did about the leads it bought, and who is away. */
export function teamSteps({ db, now }: Context, passwordHash: string): Step[] {
  const founder = () => loadActor({ db }, demoId(COMPANY));
  const came = demoMembers.map((member, number) => {
    const at = daysBefore(now, 180 - number * 20);
    return { at, run: () => unlessDone(async () => takeIn({ db, now: at }, await founder(), member, passwordHash)) };
  });
  const at = daysBefore(now, demoAway.sinceDays);
  const { who, cover, days } = demoAway;
  const away = { from: londonDay(at), to: addDays(londonDay(now), days), cover: idOf(cover) };
  const goes = { at, run: async () => setAway({ db, now: at }, await founder(), { userId: idOf(who), away }) };
  return [...came, goes, ...demoFollowUps.flatMap((followUp) => followUpSteps({ db, now }, followUp))];
}

async function takeIn(
  context: Context,
  founder: Actor,
  { email, name, role, creditsAMonth }: (typeof demoMembers)[number],
  passwordHash: string,
): Promise<void> {
  const id = demoUuid(`invitation of ${email}`);
  const token = `demonstration ${email}`;
  await invite(context, founder, { id, form: { email, role, creditsAMonth } });
  // There is no link once they have joined.
  if (!(await issueInvitationLink(context, id, token))) return;
  await join(context, token, { userId: demoId(email), name, passwordHash });
}

function followUpSteps({ db, now }: Context, followUp: DemoFollowUp): Step[] {
  const { customerName, assignedTo, calls = [], jobValuePence, nextAct } = followUp;
  const number = demoPastLeads.findIndex((lead) => lead.customerName === customerName);
  const lead = demoPastLeads[number];
  const sale = lead?.sales.approved;
  if (!lead || !sale)
    throw new Error(`the demonstration’s approved company has not bought the lead of ${customerName}`);
  const purchaseId = demoUuid(`${demoUuid(`past lead ${number}`)} ${COMPANY}`);
  const boughtAt = hoursBefore(daysBefore(now, lead.daysAgo), -sale.afterHours);
  const step = (at: Date, by: string, run: (context: Context, actor: Actor) => Promise<unknown>): Step => ({
    at,
    run: () => unlessPast(async () => run({ db, now: at }, await loadActor({ db }, by))),
  });
  const member = idOf(assignedTo);
  const called = calls.map(({ afterHours, outcome }, call) => {
    const triedAt = hoursBefore(boughtAt, -afterHours);
    const attempt = {
      purchaseId,
      id: demoUuid(`call ${call} about ${customerName}`),
      channel: "call",
      outcome,
      triedAt,
    };
    return step(triedAt, member, (context, actor) => logAttempt(context, actor, attempt));
  });
  const wonAt = hoursBefore(boughtAt, -sale.contactHours - 41);
  return [
    step(hoursBefore(boughtAt, -0.2), demoId(COMPANY), (context, actor) =>
      assignPurchases(context, actor, { purchaseIds: [purchaseId], to: member }),
    ),
    ...called,
    ...(jobValuePence === undefined
      ? []
      : [step(wonAt, member, (context, actor) => setJobValue(context, actor, { purchaseId, pence: jobValuePence }))]),
    ...(nextAct ? [step(daysBefore(now, 1), member, (context, actor) => planned(context, actor, nextAct))] : []),
  ];

  function planned(context: Context, actor: Actor, { what, inHours }: NonNullable<DemoFollowUp["nextAct"]>) {
    const id = demoUuid(`next act for ${customerName}`);
    return setNextAct(context, actor, { purchaseId, id, what, dueAt: hoursBefore(now, -inHours), userId: member });
  }
}
