import { creditNoteText } from "#app/routes/installer/receipts/credit-note-lines.ts";
import { creditNoteOf } from "#app/routes/installer/receipts/credit-note-of.ts";
import { Paper } from "#app/routes/installer/receipts/paper.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import type { Route } from "./+types/credit-note.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.text.title ?? "Credit note",
    description: "Credit note for a card refund: seller, buyer, date, credits, amount and the receipt it corrects.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ params, context }: Route.LoaderArgs) => {
  const note = await creditNoteOf(context, params.number);
  return { number: note.number, text: creditNoteText(note) };
});

export default function CreditNotePage({ loaderData: { number, text } }: Route.ComponentProps) {
  return <Paper text={text} pdf={`/credits/credit-notes/${number}.pdf`} />;
}
