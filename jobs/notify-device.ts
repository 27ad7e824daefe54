import { createHash } from "node:crypto";
import { writeNotice } from "#domain/alerts/write-notice.ts";
import type { Context } from "#domain/context.ts";
import { forgetDevice, noteNoticeTaken } from "#domain/devices/sent-notices.ts";
import type { DeviceNoticeJob } from "#domain/outbox/job.ts";
import type { SealPush } from "#integrations/web-push/web-push.ts";
import type { CallWebhook } from "#integrations/webhook.ts";

/** What a push service answers for a browser that it will never know again (RFC 8030). */
const GONE = [404, 410];
const TOPIC_LENGTH = 32;

/** Hands a notice to a device's push service. Throws if it was not taken, so that it is tried again. */
export async function notifyDevice(
  context: () => Context,
  job: DeviceNoticeJob,
  { callWebhook, sealPush }: { callWebhook: CallWebhook; sealPush: SealPush | undefined },
): Promise<void> {
  const written = await writeNotice(context(), job);
  if (!written) return;
  if (!sealPush) throw new Error("This process has no keys for push services.");
  const { device, text } = written;
  const status = await callWebhook(sealPush(device, { text: JSON.stringify(text), topic: topicOf(text.tag) }));
  if (GONE.includes(status)) return forgetDevice(context(), device);
  if (status < 200 || status >= 300) throw new Error(`Answered with status ${status}.`);
  await noteNoticeTaken(context(), device.id);
}

/** A push service reads the topic, so it says nothing about the lead. */
function topicOf(tag: string): string {
  return createHash("sha256").update(tag).digest("base64url").slice(0, TOPIC_LENGTH);
}
