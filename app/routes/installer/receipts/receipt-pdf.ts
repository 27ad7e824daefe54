import { receiptPdf } from "#app/routes/installer/receipts/draw-receipt.ts";
import { receiptText } from "#app/routes/installer/receipts/receipt-lines.ts";
import { receiptOf } from "#app/routes/installer/receipts/receipt-of.ts";
import { answering } from "#app/web/answering.ts";
import { pdfAnswer } from "#app/web/file-answer.ts";
import { receiptNumberInWords } from "#content/receipt-number.ts";
import type { Route } from "./+types/receipt-pdf.ts";

export const loader = answering(async ({ params, context }: Route.LoaderArgs) => {
  const receipt = await receiptOf(context, params.number);
  return pdfAnswer(
    `receipt-${receiptNumberInWords(receipt.number)}.pdf`,
    await receiptPdf(receiptText(receipt), receipt.paidAt),
    "inline",
  );
});
