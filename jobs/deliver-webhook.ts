import type { Context } from "#domain/context.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import { ruleOf } from "#domain/outbox/job-rules.ts";
import { noteOutcome, writeDelivery } from "#domain/webhooks/delivery.ts";
import { type CallWebhook, WebhookRefused } from "#integrations/webhook.ts";

type Outcome = { status: number | null; error: Error | null };

/** Calls an installer's program and records its response. Throws if it was not accepted, so that it is tried again. */
export async function deliverWebhook(
  context: () => Context,
  taken: TakenJob & { job: { kind: "deliver-webhook" } },
  callWebhook: CallWebhook,
): Promise<void> {
  const letter = await writeDelivery(context(), taken.job.payload.deliveryId);
  if (!letter) return;
  const headers = { "fairwatt-signature": letter.signature, "user-agent": "Fairwatt-Webhooks/1" };
  const { status, error } = await outcomeOf(() => callWebhook({ url: letter.url, body: letter.body, headers }));
  const isLast = error instanceof WebhookRefused || taken.attempt >= ruleOf("deliver-webhook").attemptsMax;
  await noteOutcome(context(), taken, { status, error: error?.message ?? null, isDelivered: error === null, isLast });
  if (error) throw error;
}

async function outcomeOf(call: () => Promise<number>): Promise<Outcome> {
  try {
    const status = await call();
    const isTaken = status >= 200 && status < 300;
    return { status, error: isTaken ? null : new Error(`Answered with status ${status}.`) };
  } catch (error) {
    return { status: null, error: error instanceof Error ? error : new Error(String(error)) };
  }
}
