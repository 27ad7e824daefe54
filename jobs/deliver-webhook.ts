import type { Context } from "#domain/context.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import { ruleOf } from "#domain/outbox/job-rules.ts";
import { noteOutcome, writeDelivery } from "#domain/webhooks/delivery.ts";
import { type CallWebhook, ComeBackLater, WebhookRefused } from "#integrations/webhook.ts";

/** 410 Gone: the address will never work again. */
const GONE = 410;

type Outcome = { status: number | null; error: Error | null };

/** Calls an installer's program and records its response. Throws if it was not accepted, so that it is tried again. */
export async function deliverWebhook(
  context: () => Context,
  taken: TakenJob & { job: { kind: "deliver-webhook" } },
  callWebhook: CallWebhook,
): Promise<void> {
  const letter = await writeDelivery(context(), taken.job.payload.deliveryId);
  if (!letter) return;
  const headers = { ...letter.headers, "user-agent": "Fairwatt-Webhooks/1" };
  const { status, error } = await outcomeOf(() => callWebhook({ url: letter.url, body: letter.body, headers }));
  const isLast = error instanceof WebhookRefused || taken.attempt >= ruleOf("deliver-webhook").attemptsMax;
  const isGone = status === GONE;
  const outcome = { status, error: error?.message ?? null, isDelivered: error === null, isLast, isGone };
  await noteOutcome(context(), taken, outcome);
  if (error) throw error;
}

async function outcomeOf(call: () => Promise<number>): Promise<Outcome> {
  try {
    const status = await call();
    if (status === GONE) return { status, error: new WebhookRefused(`Answered with status ${GONE}: it is gone.`) };
    const isTaken = status >= 200 && status < 300;
    return { status, error: isTaken ? null : new Error(`Answered with status ${status}.`) };
  } catch (error) {
    const status = error instanceof ComeBackLater ? error.status : null;
    return { status, error: error instanceof Error ? error : new Error(String(error)) };
  }
}
