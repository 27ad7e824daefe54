import { Link } from "react-router";
import type { ReceiptText } from "#app/routes/installer/receipts/receipt-lines.ts";
import { BrandMark } from "#app/ui/brand.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { site } from "#config/site.ts";

/** A receipt or a credit note as a page: the same text as its PDF. */
export function Paper({ text, pdf }: { text: ReceiptText; pdf: string }) {
  return (
    <div className="wrap page stack-l">
      <p className="brand">
        <BrandMark />
        {site.name}
      </p>
      <div className="page-head">
        <h1>{text.title}</h1>
        <div className="btn-row">
          <LinkButton variant="quiet" to="/credits">
            Back to credits
          </LinkButton>
          {/* A file, not a page: the browser fetches it. */}
          <a className={buttonClass({ variant: "secondary" })} href={pdf}>
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
          {[...text.about, ...text.sums].map(({ label, value, isTotal, to }) => (
            <div key={`${label} ${value}`}>
              <dt>{label}</dt>
              <dd className="break-words">
                {isTotal ? <strong>{value}</strong> : to ? <Link to={to}>{value}</Link> : value}
              </dd>
            </div>
          ))}
        </dl>
        {text.notes.map((note) => (
          <p className="small muted" key={note}>
            {note}
          </p>
        ))}
      </Card>
    </div>
  );
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Card title={title}>
      <address>
        {lines.map((line, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
          <div key={number}>{line}</div>
        ))}
      </address>
    </Card>
  );
}
