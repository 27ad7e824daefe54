import { Download } from "lucide-react";
import { PrintButton } from "#app/routes/quote/parts/print-button.tsx";
import { fieldsInWords, waysToCompanies, waysToUs } from "#app/routes/quote/receipt/receipt-words.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { dateInWords, dateTimeInWords } from "#app/ui/format.ts";
import { domainContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { myReceipt, type Receipt } from "#domain/requests/receipt.ts";
import type { Route } from "./+types/details.ts";
import "./details.css";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Who has my details - Your project",
    description: "Every company that got your details, what it got, for how long, and what we told you.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => ({
  receipt: await myReceipt(domainContext(context), params.token),
}));

export default function DetailsPage({ loaderData: { receipt }, params }: Route.ComponentProps) {
  return (
    <div className="wrap page stack-l">
      <div>
        <h1>Who has my details</h1>
        <p className="muted">
          For your request for {receipt.serviceLabel}, received on {dateTimeInWords(receipt.receivedAt)}.{" "}
          {waysToUs[receipt.wayToUs]}
        </p>
      </div>
      <div className="btn-row">
        <PrintButton />
        <a className={buttonClass({ variant: "secondary" })} href={`/requests/${params.token}/receipt.json`} download>
          <Download className="icon" aria-hidden="true" />
          Download as JSON
        </a>
      </div>
      <Companies companies={receipt.companies} />
      <Told told={receipt.told} />
      <Household household={receipt.household} />
    </div>
  );
}

function Companies({ companies }: Pick<Receipt, "companies">) {
  return (
    <Card title="Companies">
      {companies.length === 0 ? (
        <p>No company has ever got your details from us.</p>
      ) : (
        <ul className="receipt-companies">
          {companies.map(({ company, since, how, fields, until, endedAt, toldToStopAt, confirmedAt, keptByLaw }) => (
            <li key={since.toISOString()}>
              <h3>{company}</h3>
              <dl className="facts small">
                <Fact name="Since">{dateTimeInWords(since)}</Fact>
                <Fact name="How">{waysToCompanies[how]}</Fact>
                <Fact name="What it got">{fieldsInWords(fields)}</Fact>
                <Fact name="Until">{untilInWords(endedAt, until)}</Fact>
                <Fact name="Asked to delete">{toldToStopAt ? dateTimeInWords(toldToStopAt) : "Not asked to"}</Fact>
                {toldToStopAt && <Fact name="Confirmed">{confirmedInWords(confirmedAt, keptByLaw)}</Fact>}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function untilInWords(endedAt: Date | null, until: Date): string {
  return endedAt
    ? `${dateTimeInWords(endedAt)}, when your details were masked for it`
    : `${dateInWords(until)}, when we remove them from what it sees with us`;
}

function confirmedInWords(confirmedAt: Date | null, keptByLaw: string | null): string {
  if (!confirmedAt) return "Not yet";
  return `${dateTimeInWords(confirmedAt)}${keptByLaw ? `. What the law makes it keep: ${keptByLaw}` : ""}`;
}

function Told({ told }: Pick<Receipt, "told">) {
  return (
    <Card title="What you were told">
      {told.length === 0 ? (
        <p>You did not use our form. Our email to you says what we hold, why, and who may get it.</p>
      ) : (
        <ul className="stack">
          {told.map(({ at, version, words }) => (
            <li key={at.toISOString()}>
              “{words}”
              <br />
              <span className="small muted">
                {dateTimeInWords(at)}, text {version}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Household({ household }: Pick<Receipt, "household">) {
  if (household.length === 0) return null;
  return (
    <Card title="Links for your household">
      <ul>
        {household.map(({ label, madeAt, endsAt }) => (
          <li key={madeAt.toISOString()}>
            {label}: from {dateInWords(madeAt)} to {dateInWords(endsAt)}, without contact details
          </li>
        ))}
      </ul>
    </Card>
  );
}
