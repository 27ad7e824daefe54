import { Download } from "lucide-react";
import { Link } from "react-router";
import { PrintButton } from "#app/routes/quote/parts/print-button.tsx";
import {
  companyFacts,
  NO_COMPANY,
  NOT_OUR_FORM,
  requestInWords,
  sharedInWords,
  toldInWords,
} from "#app/routes/quote/receipt/receipt-words.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { Fact } from "#app/ui/fact.tsx";
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
        <p className="muted">{requestInWords(receipt)}</p>
      </div>
      <div className="btn-row">
        <PrintButton />
        <a className={buttonClass({ variant: "secondary" })} href={`/requests/${params.token}/receipt.pdf`}>
          <Download className="icon" aria-hidden="true" />
          Save as PDF
        </a>
        <a className="small" href={`/requests/${params.token}/receipt.json`} download>
          Download as JSON
        </a>
      </div>
      <Companies companies={receipt.companies} home={`/requests/${params.token}`} />
      <Told told={receipt.told} />
      <Household household={receipt.household} />
    </div>
  );
}

function Companies({ companies, home }: Pick<Receipt, "companies"> & { home: string }) {
  return (
    <Card title="Companies">
      {companies.length === 0 ? (
        <p>{NO_COMPANY}</p>
      ) : (
        <ul className="receipt-companies">
          {companies.map((company) => (
            <li key={company.since.toISOString()}>
              <h3>{company.company}</h3>
              <dl className="facts small">
                {companyFacts(company).map(([name, value]) => (
                  <Fact key={name} name={name}>
                    {value}
                  </Fact>
                ))}
              </dl>
              <p className="small no-print">
                <Link to={`${home}/passports/${company.purchaseId}`}>
                  What we checked<span className="sr-only"> about {company.company}</span>
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Told({ told }: Pick<Receipt, "told">) {
  return (
    <Card title="What you were told">
      {told.length === 0 ? (
        <p>{NOT_OUR_FORM}</p>
      ) : (
        <ul className="stack">
          {told.map((one) => (
            <li key={one.at.toISOString()}>
              “{one.words}”
              <br />
              <span className="small muted">{toldInWords(one)}</span>
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
        {household.map((one) => (
          <li key={one.madeAt.toISOString()}>{sharedInWords(one)}</li>
        ))}
      </ul>
    </Card>
  );
}
