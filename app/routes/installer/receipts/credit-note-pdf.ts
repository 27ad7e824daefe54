import { creditNoteText } from "#app/routes/installer/receipts/credit-note-lines.ts";
import { creditNoteOf } from "#app/routes/installer/receipts/credit-note-of.ts";
import { receiptPaper } from "#app/routes/installer/receipts/receipt-lines.ts";
import { pdfAnswer } from "#app/web/file-answer.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { creditNoteNumberInWords } from "#content/receipt-number.ts";
import type { Route } from "./+types/credit-note-pdf.ts";

export const loader = withErrorPage(async ({ params, context }: Route.LoaderArgs) => {
  const note = await creditNoteOf(context, params.number);
  return pdfAnswer(
    `credit-note-${creditNoteNumberInWords(note.number)}.pdf`,
    receiptPaper(creditNoteText(note), note.issuedAt),
    "inline",
  );
});
