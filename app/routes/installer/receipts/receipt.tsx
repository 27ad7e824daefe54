import { Paper } from "#app/routes/installer/receipts/paper.tsx";
import { receiptText } from "#app/routes/installer/receipts/receipt-lines.ts";
import { receiptOf } from "#app/routes/installer/receipts/receipt-of.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import type { Route } from "./+types/receipt.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.text.title ?? "Receipt",
    description: "Receipt for a payment for credits: seller, buyer, date, pack, amount and payment reference.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ params, context }: Route.LoaderArgs) => {
  const receipt = await receiptOf(context, params.number);
  return { number: receipt.number, text: receiptText(receipt) };
});

export default function ReceiptPage({ loaderData: { number, text } }: Route.ComponentProps) {
  return <Paper text={text} pdf={`/credits/receipts/${number}.pdf`} />;
}
