import { z } from "zod";
import { limits } from "#config/limits.ts";
import { type RefundReason, refundReasonOptions } from "#content/refund-reasons.ts";
import { optionalLines } from "#domain/text-input.ts";

const values = refundReasonOptions.map(({ value }) => value) as [RefundReason, ...RefundReason[]];

/** What an installer says about a bad lead. */
export const reportForm = z.object({
  reason: z.enum(values, "Choose what is wrong with the lead."),
  note: optionalLines(limits.refundNoteLengthMax),
});

export type ReportForm = z.infer<typeof reportForm>;
