import { randomUUID } from "node:crypto";
import { paidSession, pay } from "#tests/fault/acts.ts";
import { mailsMissing } from "#tests/fault/end.ts";
import { type Outcome, outcomeOf } from "#tests/fault/outcome.ts";
import { openSite, type Place, type SignedIn, type Site } from "#tests/fault/site.ts";
import { countOf, damageDone, nothingTold, type Told } from "#tests/fault/told.ts";
import { until } from "#tests/machines/program.ts";
import { ask } from "#tests/support/invariants.ts";
import type { StripeServer } from "#tests/support/stand-ins/stripe-server.ts";

/** Longer than one of our attempts may take (limits.stripeTimeoutSeconds). */
const SLOW_MILLISECONDS = 9_000;
const SETTLED_WITHIN_SECONDS = 30;
const CALM = "Failed to purchase credits. Please try again.";

/** The provider fails in every way it can; each payment gives its credits once. `slow`: also by being slow. */
export async function troublePayments(place: Required<Place>, { slow }: { slow: boolean }): Promise<Outcome> {
  const site = await openSite(place, { companies: 1 });
  try {
    const told = nothingTold();
    const company = site.companies[0] as SignedIn;
    const broken: string[] = [];
    const troubles: StripeServer["trouble"][] = [
      { status: 500 },
      { lost: "half" },
      { lost: "whole" },
      ...(slow ? [{ waitMilliseconds: SLOW_MILLISECONDS }] : []),
    ];
    for (const trouble of troubles) broken.push(...(await buyThrough(site, company, trouble, told)));
    broken.push(...(await buyWhileDown(site, company, told)));
    broken.push(...(await buyUntold(site, company, told)));

    broken.push(...(await mailsMissing(site)));
    const { lost, doubled, broken: more } = await site.look((db) => damageDone(db, told, { still: true }));
    const paid = await site.look((db) => ask(db.orm, "select id from payments where status = 'paid'"));
    if (paid.length !== told.payments.size) doubled.push(`${paid.length} payments for ${told.payments.size}`);
    return outcomeOf("payment provider in trouble", {
      rounds: troubles.length + 2,
      requests: site.traffic.requests,
      confirmed: countOf(told),
      lost: lost.length,
      doubled: doubled.length,
      broken: [...broken, ...lost, ...doubled, ...more, ...site.traffic.complaints],
    });
  } finally {
    await site.stop();
  }
}

/**
 * A calm message says it didn't work; the same payment later finds the session that may have been created meanwhile.
 */
async function buyThrough(site: Site, { client }: SignedIn, trouble: StripeServer["trouble"], told: Told) {
  const what = JSON.stringify(trouble);
  const sent = { form: { paymentId: randomUUID(), pack: "starter" } };
  site.stripe.trouble = trouble;
  const refused = await client.ask("/credits", sent);
  site.stripe.trouble = {};
  const broken: string[] = [];
  if (refused?.status !== 502 || !refused.text.includes(CALM)) broken.push(`${what}: answered ${refused?.status}`);
  const sessionId = sessionIn(await client.insist("/credits", sent, [303]));
  if (sessionId && (await pay(site, site.visitor(), sessionId))) told.payments.add(sent.form.paymentId);
  const sessions = [...site.stripe.sessions.values()].filter((one) => one.client_reference_id === sent.form.paymentId);
  if (sessions.length !== 1) broken.push(`${what}: ${sessions.length} sessions`);
  return broken;
}

/** The buyer pays while we are down; the provider resends its event. */
async function buyWhileDown(site: Site, { client }: SignedIn, told: Told): Promise<string[]> {
  const paymentId = randomUUID();
  const sessionId = sessionIn(await client.insist("/credits", { form: { paymentId, pack: "starter" } }, [303]));
  if (!sessionId) return ["no session"];
  await site.server.kill();
  const before = site.traffic.requests;
  const paying = pay(site, site.visitor(), sessionId);
  await until("the provider to have told us in vain", SETTLED_WITHIN_SECONDS, async () => {
    return site.traffic.requests > before + 1;
  });
  await site.startAgain();
  if (await paying) told.payments.add(paymentId);
  // And once more, as providers do.
  await pay(site, site.visitor(), sessionId);
  return [];
}

/** Paid, but no event arrives: we ask ourselves. The late event changes nothing. */
async function buyUntold(site: Site, company: SignedIn, told: Told): Promise<string[]> {
  const paymentId = randomUUID();
  const form = { paymentId, pack: "starter" };
  site.stripe.trouble = { lost: "whole" };
  await company.client.ask("/credits", { form });
  site.stripe.trouble = {};
  const session = [...site.stripe.sessions.values()].find((one) => one.client_reference_id === paymentId);
  if (!session) return ["the provider has no session"];
  const sessionId = String(session.id);
  paidSession(site, sessionId);
  const check = `update jobs set run_at = now() where kind = 'check-payment' and payload->>'paymentId' = '${paymentId}' returning id`;
  const status = `select status from payments where id = '${paymentId}'`;
  await site.look((db) => ask(db.orm, check));
  await until("the payment to be found", SETTLED_WITHIN_SECONDS, async () => {
    const [row] = await site.look((db) => ask<{ status: string }>(db.orm, status));
    return row?.status === "paid";
  });
  told.payments.add(paymentId);
  await pay(site, site.visitor(), sessionId);
  return [];
}

function sessionIn(answer: { headers: Headers } | undefined): string | undefined {
  return answer?.headers.get("location")?.split("/pay/")[1];
}
