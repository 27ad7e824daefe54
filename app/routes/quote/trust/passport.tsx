import { CircleCheck, CircleMinus, CircleX, MessageSquare } from "lucide-react";
import { Link } from "react-router";
import { CompanyRecord } from "#app/routes/quote/parts/company-record.tsx";
import { PrintButton } from "#app/routes/quote/parts/print-button.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { dateInWords } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { tableRoles } from "#app/ui/table-roles.ts";
import { domainContext } from "#app/web/context.ts";
import { readUuid } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { privatePage } from "#app/web/public-page.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { type CheckFact, daysOfCheck, notCheckedByUs, stateOfCheck, worseInWords } from "#content/check-facts.ts";
import { leadServiceLabel } from "#content/options.ts";
import { DomainError } from "#domain/errors.ts";
import { type Passport, type PassportRow, vettingPassport } from "#domain/requests/passport.ts";
import { statisticsInProject } from "#domain/statistics/company-statistics.ts";
import type { Route } from "./+types/passport.ts";
import "./passport.css";

export const handle = privatePage;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Vetting passport - Your project",
    description: "What we checked of a company on the day it got your details, beside today.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const purchaseId = readUuid(params.purchaseId);
  if (!purchaseId) throw new DomainError("not_found");
  const domain = domainContext(context);
  const passport = await vettingPassport(domain, params.token, purchaseId);
  const statistics = (await statisticsInProject(domain, params.token)).get(purchaseId);
  return { passport, statistics, now: domain.now };
});

export default function PassportPage({ loaderData: { passport, statistics, now }, params }: Route.ComponentProps) {
  const { company, serviceType, purchasedAt, rows, purchaseId, isEnded } = passport;
  const home = `/requests/${params.token}`;
  return (
    <div className="wrap page stack-l passport-page">
      <div className="stack-s">
        <p className="small no-print">
          <Link to={home}>Overview</Link>
        </p>
        <h1>Vetting passport: {company}</h1>
        <p className="lead">
          For {leadServiceLabel(serviceType)}. What we knew when they got your details, and what we know now.
        </p>
      </div>
      <Finding passport={passport} home={home} />
      <table className="passport-days" role={tableRoles.table}>
        <caption className="sr-only">Each check on the day they got your details, and today</caption>
        <thead role={tableRoles.group}>
          <tr role={tableRoles.row}>
            <th scope="col" role={tableRoles.columnHeader}>
              <span className="sr-only">Check</span>
            </th>
            <th scope="col" role={tableRoles.columnHeader}>
              <small>They got your details</small> On {dateInWords(purchasedAt)}
            </th>
            <th scope="col" role={tableRoles.columnHeader}>
              <small>{dateInWords(now)}</small> Today
            </th>
          </tr>
        </thead>
        <tbody role={tableRoles.group}>
          {rows.map((row) => (
            <CheckRow key={row.today.check} row={row} />
          ))}
        </tbody>
      </table>
      <div className="two passport-foot">
        <Card title="Not checked by us">
          <ul>
            {notCheckedByUs(rows.map(({ today }) => today)).map((what) => (
              <li key={what}>
                <CircleMinus className="icon" aria-hidden="true" />
                {what}
              </li>
            ))}
          </ul>
        </Card>
        <section className="stack" aria-labelledby="when-it-changes">
          <h2 id="when-it-changes">When this changes</h2>
          <p>
            {!isEnded &&
              `We write to you at nine on the day after a check ends or fails, and when it holds again, as long as they have your details. `}
            The left column never changes.
          </p>
          {!isEnded && (
            <p className="no-print">
              <Link to={`${home}/contract-name?company=${purchaseId}`}>Check the name on your contract</Link>
            </p>
          )}
        </section>
      </div>
      {statistics && <CompanyRecord company={company} statistics={statistics} />}
      <div className="btn-row no-print">
        <PrintButton />
      </div>
    </div>
  );
}

/** What has changed, as a sentence; asking about it is what comes next. */
function Finding({ passport: { rows, suspendedAt, isEnded, purchaseId }, home }: { passport: Passport; home: string }) {
  const worse = rows.flatMap(({ change, today }) => (change === "worse" ? [today] : []));
  const canAsk = worse.length > 0 && !isEnded && !suspendedAt;
  return (
    <>
      {suspendedAt && (
        <Notice tone="bad">
          <p>This company takes no requests at present, since {dateInWords(suspendedAt)}.</p>
        </Notice>
      )}
      <Notice tone={worse.length > 0 ? "bad" : "info"} title={changedInWords(rows)}>
        {worse.length > 0 && <p>{worse.map(worseInWords).join(" ")}</p>}
        {canAsk && (
          <>
            <p>Ask for it before you sign or pay.</p>
            <p className="no-print">
              <LinkButton to={`${home}/messages/${purchaseId}#write`}>
                <MessageSquare className="icon" aria-hidden="true" />
                Ask about this
              </LinkButton>
            </p>
          </>
        )}
      </Notice>
    </>
  );
}

function changedInWords(rows: readonly PassportRow[]): string {
  const ofChange = (change: PassportRow["change"]) => rows.filter((row) => row.change === change);
  const worse = ofChange("worse");
  if (worse.length > 0) {
    return worse.length === 1 ? "One check no longer holds" : `${worse.length} checks no longer hold`;
  }
  const since = [...ofChange("better"), ...ofChange("again")].map(({ today }) => today.label);
  return since.length > 0 ? `Checked since: ${since.join(", ")}` : "Nothing has changed since they got your details";
}

const CHANGES = { worse: "Changed", better: "New", again: "Checked again" } as const;

function CheckRow({ row: { then, today, change } }: { row: PassportRow }) {
  const made = today.state === "not_checked" ? then : today;
  return (
    <tr role={tableRoles.row} className={change ? `is-${change}` : undefined}>
      <th scope="row" role={tableRoles.rowHeader}>
        {made.label}
        {made.checkedBy && (
          <small>
            {made.checkedBy}, {made.how}
          </small>
        )}
      </th>
      <td role={tableRoles.cell}>
        <State check={then} />
      </td>
      <td role={tableRoles.cell}>
        <State check={today} isAsItWas={change === null && then.on === today.on} />
        {change && <b className="passport-change">{CHANGES[change]}</b>}
      </td>
    </tr>
  );
}

const ICONS = { checked: CircleCheck, ended: CircleX, failed: CircleX, not_checked: CircleMinus } as const;

function State({ check, isAsItWas = false }: { check: CheckFact; isAsItWas?: boolean }) {
  const Icon = ICONS[check.state];
  const days = isAsItWas && check.on !== null ? "as it was" : daysOfCheck(check);
  return (
    <>
      <span className={`passport-state is-${check.state}`}>
        <Icon className="icon" aria-hidden="true" />
        {stateOfCheck(check)}
      </span>
      {days && <small>{days}</small>}
    </>
  );
}
