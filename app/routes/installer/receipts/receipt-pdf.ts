import { receiptPaper, receiptText } from "#app/routes/installer/receipts/receipt-lines.ts";
import { receiptOf } from "#app/routes/installer/receipts/receipt-of.ts";
import { pdfAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { receiptNumberInWords } from "#content/receipt-number.ts";
import type { Route } from "./+types/receipt-pdf.ts";

export const loader = withErrorPage(async ({ params, context }: Route.LoaderArgs) => {
  const receipt = await receiptOf(context, params.number);
  return pdfAnswer(
    `receipt-${receiptNumberInWords(receipt.number)}.pdf`,
    receiptPaper(receiptText(receipt), receipt.paidAt),
    "inline",
  );
});
