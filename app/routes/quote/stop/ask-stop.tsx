import { Form, Link } from "react-router";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { limits } from "#config/limits.ts";
import { listInWords } from "#content/planner/figures.ts";

interface Company {
  purchaseId: string;
  companyName: string;
  /** Named where there are several. */
  work: string | null;
  since: Date;
  endedAt: Date | null;
}

interface AskStopProps {
  companies: readonly Company[];
  /** All works of the request, by name. */
  works: readonly string[];
  /** Told only if the customer says so. */
  chosen: readonly { purchaseId: string; company: string }[];
  home: string;
}

export function AskStop({ companies, works, chosen, home }: AskStopProps) {
  const isChosen = ({ purchaseId }: Company) => chosen.some((one) => one.purchaseId === purchaseId);
  const told = companies.filter((company) => !isChosen(company));
  return (
    <Form method="post" className="decide">
      <div className="decide-main">
        <header>
          <h1>Stop everything</h1>
          <p className="lead">{leadWords(told.length)} You do not have to say why.</p>
          {works.length > 1 && <p>This is for all your works: {listInWords(works)}.</p>}
        </header>
        {told.length > 0 && (
          <section aria-labelledby="who-is-told">
            <h2 id="who-is-told">Who is told</h2>
            <ul className="told">
              {told.map(({ purchaseId, companyName, work, since, endedAt }, position) => (
                <li key={purchaseId} className="told-row">
                  <CompanyMark position={position} name={companyName} />
                  <div>
                    <b>{companyName}</b>
                    <span className="small muted">
                      {work && `${work}: `}
                      {endedAt ? "had your details from " : "has your details since "}
                      {dateTimeInWords(since)}
                    </span>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
        {chosen.length > 0 && (
          <label className="check-card">
            <input type="checkbox" name="chosen" />
            <span>
              <b>Also stop {listInWords(chosen.map(({ company }) => company))}</b>
              <span className="small muted">
                You have chosen {chosen.length === 1 ? "this company" : "these companies"}. Left unticked,{" "}
                {chosen.length === 1 ? "it keeps" : "they keep"} your details and your choice stays. Anything you have
                signed is between you and them.
              </span>
            </span>
          </label>
        )}
        <label className="check-card">
          <input type="checkbox" name="erase" />
          <span>
            <b>Also erase my data here</b>
            <span className="small muted">
              {erasureWords(companies.length)}
              {chosen.length > 0 && " A company that you chose is told, too."}
            </span>
          </span>
        </label>
      </div>
      <Consequences count={told.length} />
      <div className="decide-end">
        <p className="muted">You cannot undo this, but you can ask for quotes again whenever you like.</p>
        <div className="btn-row">
          <SubmitButton name="intent" value="stop" variant="danger" pendingLabel="Stopping…">
            Stop everything now
          </SubmitButton>
          <LinkButton variant="secondary" to={home}>
            Keep my project
          </LinkButton>
        </div>
        <p className="small muted">
          Just not looking any more? <Link to={`${home}/close`}>Close my request</Link> closes{" "}
          {works.length > 1 ? "this work alone" : "it"} without telling companies to delete your details.
        </p>
      </div>
    </Form>
  );
}

function leadWords(many: number): string {
  if (many === 0) return "No company has your details, and none will get them.";
  const who = many === 1 ? "one company is" : `${words[many] ?? many} companies are`;
  return `One click, and ${who} told to stop contacting you and to delete your details.`;
}

const words: Record<number, string> = { 2: "two", 3: "three", 4: "four", 5: "five", 6: "six" };

function erasureWords(many: number): string {
  return many === 0
    ? "At once. Your private link stops working."
    : `When the last company has confirmed, or after ${limits.stopErasureDays} days at the latest. Until then you can save your receipt.`;
}

function Consequences({ count }: { count: number }) {
  return (
    <aside className="then-side" aria-labelledby="what-happens">
      <h2 id="what-happens">What happens then</h2>
      <ol className="consequences">
        <li className="consequence is-first">
          <h3>At once</h3>
          <p>
            Nobody can buy your request.
            {count > 0 && " Companies that have your details can no longer see them here, and we email them."}
          </p>
        </li>
        {count > 0 && (
          <>
            <li className="consequence">
              <h3>
                {limits.stopFirstReminderHours} and {limits.stopSecondReminderHours} hours
              </h3>
              <p>We remind any company that has not confirmed.</p>
            </li>
            <li className="consequence">
              <h3>{limits.stopDueHours} hours</h3>
              <p>
                A company that still has not confirmed cannot buy any requests until it does. Our team follows it up and
                we tell you.
              </p>
            </li>
            <li className="consequence is-open">
              <h3>Any time after</h3>
              <p>If a company contacts you again, click “They contacted me again”. We’ll act straight away.</p>
            </li>
          </>
        )}
      </ol>
    </aside>
  );
}
