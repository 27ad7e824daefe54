import { evidenceText } from "#app/routes/admin/payments/evidence-lines.ts";
import { receiptPdf } from "#app/routes/installer/receipts/draw-receipt.ts";
import { answering } from "#app/web/answering.ts";
import { asking } from "#app/web/context.ts";
import { pdfAnswer } from "#app/web/file-answer.ts";
import { idOf } from "#app/web/forms/read-uuid.ts";
import { receiptNumberInWords } from "#content/receipt-number.ts";
import { disputeEvidence } from "#domain/admin/payments/evidence.ts";
import type { Route } from "./+types/evidence-pdf.ts";

export const loader = answering(async ({ params, context }: Route.LoaderArgs) => {
  const evidence = await disputeEvidence(...asking(context), idOf(params));
  return pdfAnswer(
    `evidence-${receiptNumberInWords(evidence.receipt.number)}.pdf`,
    await receiptPdf(evidenceText(evidence), evidence.at),
    "attachment",
  );
});
