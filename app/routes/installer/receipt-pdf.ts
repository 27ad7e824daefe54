import { receiptText } from "#app/installer/receipt-lines.ts";
import { receiptPdf } from "#app/installer/receipt-pdf.ts";
import { answering } from "#app/web/answering.ts";
import { receiptOf } from "#app/web/receipt-of.ts";
import { receiptNumberInWords } from "#content/receipt-number.ts";
import type { Route } from "./+types/receipt-pdf.ts";

export const loader = answering(async ({ params, context }: Route.LoaderArgs) => {
  const receipt = await receiptOf(context, params.number);
  return new Response(await receiptPdf(receiptText(receipt), receipt.paidAt), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="receipt-${receiptNumberInWords(receipt.number)}.pdf"`,
      "cache-control": "no-store",
    },
  });
});
