import { receiptText } from "#app/routes/installer/receipts/receipt-lines.ts";
import { receiptOf } from "#app/routes/installer/receipts/receipt-of.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { answering } from "#app/web/answering.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/receipt.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.text.title ?? "Receipt",
    description: "The receipt of a payment for credits: seller, buyer, date, pack, amount and payment reference.",
    path: "",
    hidden: true,
  });

export const loader = answering(async ({ params, context }: Route.LoaderArgs) => {
  const receipt = await receiptOf(context, params.number);
  return { number: receipt.number, text: receiptText(receipt) };
});

export default function ReceiptPage({ loaderData: { number, text } }: Route.ComponentProps) {
  return (
    <div className="wrap page stack-l">
      <div className="page-head">
        <h1>{text.title}</h1>
        <div className="btn-row">
          <LinkButton variant="quiet" to="/credits">
            Back to credits
          </LinkButton>
          {/* A file, not a page: the browser fetches it. */}
          <a className={buttonClass({ variant: "secondary" })} href={`/credits/receipts/${number}.pdf`}>
            Download PDF
          </a>
        </div>
      </div>
      <div className="two">
        <Party title="From" lines={text.seller} />
        <Party title="To" lines={text.buyer} />
      </div>
      <Card title="Payment">
        <dl className="facts">
          {[...text.about, ...text.sums].map(({ label, value, isTotal }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="break-words">{isTotal ? <strong>{value}</strong> : value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Card title={title}>
      <address className="not-italic">
        {lines.map((line, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
          <div key={number}>{line}</div>
        ))}
      </address>
    </Card>
  );
}
