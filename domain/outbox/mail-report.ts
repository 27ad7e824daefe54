import { z } from "zod";
import { limits } from "#config/limits.ts";

/** The outcomes a mail service may report. */
export const mailReportKinds = ["bounced", "delayed", "complained", "delivered"] as const;

const ENHANCED_STATUS = /^[245]\.\d{1,3}\.\d{1,3}$/;

/** An event as `POST /webhooks/mail` takes it: the message's id as we gave it, and the status as RFC 3463 writes it. */
export const mailReport = z.object({
  messageId: z
    .string()
    .min(1)
    .max(limits.messageIdLengthMax)
    // Some services keep the header's angle brackets.
    .transform((id) => id.replace(/^<|>$/g, "")),
  kind: z.enum(mailReportKinds),
  status: z
    .string()
    .regex(ENHANCED_STATUS)
    .or(z.literal(""))
    .nullish()
    .transform((status) => status ?? ""),
  at: z.iso.datetime({ offset: true }).transform((moment) => new Date(moment)),
});

export type MailReport = z.output<typeof mailReport>;
