import { evidenceText } from "#app/routes/admin/payments/evidence-lines.ts";
import { receiptPaper } from "#app/routes/installer/receipts/receipt-lines.ts";
import { callerOf } from "#app/web/context.ts";
import { pdfAnswer } from "#app/web/file-answer.ts";
import { idOf } from "#app/web/forms/form.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { receiptNumberInWords } from "#content/receipt-number.ts";
import { disputeEvidence } from "#domain/admin/payments/evidence.ts";
import type { Route } from "./+types/evidence-pdf.ts";

export const loader = withErrorPage(async ({ params, context }: Route.LoaderArgs) => {
  const evidence = await disputeEvidence(...callerOf(context), idOf(params));
  return pdfAnswer(
    `evidence-${receiptNumberInWords(evidence.receipt.number)}.pdf`,
    receiptPaper(evidenceText(evidence), evidence.at),
    "attachment",
  );
});
