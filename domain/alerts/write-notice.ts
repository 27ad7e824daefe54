import {
  type NoticeText,
  newLeadNotice,
  nextActNotice,
  reportDecidedNotice,
  testNotice,
} from "#content/device-notices.ts";
import type { Queryable } from "#db/connection.ts";
import type { Context } from "#domain/context.ts";
import { coverageOf } from "#domain/coverage/coverage.ts";
import { isMatch } from "#domain/coverage/matching.ts";
import { findDevice, type PushDevice } from "#domain/devices/sent-notices.ts";
import { installerOfMember } from "#domain/installers/installers.sql.ts";
import { allToldOf, toldOf } from "#domain/installers/told.ts";
import { findDecision } from "#domain/lead-reports/find-decision.ts";
import { presentMaskedLead } from "#domain/leads/present-lead.ts";
import { offeredLead } from "#domain/leads-for-sale/offered-leads.ts";
import type { DeviceNotice, DeviceNoticeJob } from "#domain/outbox/job.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { nextActsOf } from "#domain/purchases/next-act.ts";

/**
 * The notice for the device now, by the rules of mails about the same; undefined when there is nothing left to say, the
 * device is gone, or its company may no longer buy. Authorises nothing. Errors: not_found.
 */
export async function writeNotice(
  { db, now }: Context,
  { deviceId, notice }: DeviceNoticeJob,
): Promise<{ device: PushDevice; text: NoticeText } | undefined> {
  const device = await findDevice(db.orm, deviceId);
  const company = device && (await installerOfMember(db.orm, device.userId));
  if (!device || company?.status !== "approved") return undefined;
  const text = await textOf(db.orm, notice, { userId: device.userId, installerId: company.id, now });
  return text && { device, text };
}

type Reader = { userId: string; installerId: string; now: Date };

async function textOf(tx: Queryable, notice: DeviceNotice, reader: Reader): Promise<NoticeText | undefined> {
  switch (notice.about) {
    case "new-lead":
      return aboutNewLead(tx, notice.leadId, reader);
    case "report-decided":
      return aboutReport(tx, notice.purchaseId, reader);
    case "next-act":
      return aboutNextAct(tx, notice, reader);
    case "test":
      return testNotice(notice.testId);
    default:
      return notice satisfies never;
  }
}

async function aboutNewLead(tx: Queryable, leadId: string, { userId, installerId, now }: Reader) {
  if (!(await allToldOf(tx, "matches", [installerId])).some((one) => one.userId === userId)) return undefined;
  const coverage = await coverageOf(tx, installerId);
  const lead = coverage && (await offeredLead(tx, leadId, { installerId, base: coverage, now }));
  if (!lead || !isMatch({ ...lead, hasPhone: lead.phoneMasked !== null }, coverage)) return undefined;
  return newLeadNotice(lead);
}

async function aboutReport(tx: Queryable, purchaseId: string, { installerId }: Reader) {
  const { purchase, lead } = await findPurchase(tx, purchaseId);
  if (purchase.installerId !== installerId) return undefined;
  const { status } = await findDecision(tx, purchaseId);
  if (status === "open") return undefined;
  // Masked, because anyone may look at a phone.
  return reportDecidedNotice({ ...presentMaskedLead(lead), purchaseId, isAccepted: status === "accepted" });
}

async function aboutNextAct(
  tx: Queryable,
  { purchaseId, actId }: { purchaseId: string; actId: string },
  { userId, now }: Reader,
) {
  const { purchase, lead } = await findPurchase(tx, purchaseId);
  const act = (await nextActsOf(tx, [purchaseId])).get(purchaseId);
  const people = act?.id === actId ? await toldOf(tx, "lead", { subject: { actId }, now }) : [];
  if (!people.some((one) => one.userId === userId) || purchase.endedAt || lead.anonymisedAt) return undefined;
  return nextActNotice({ ...presentMaskedLead(lead), purchaseId, actId });
}
