import { Download } from "lucide-react";
import { Link } from "react-router";
import { StateMark } from "#app/ui/charts/state-mark.tsx";
import { handoverGroups } from "#content/handover/handover-items.ts";
import { dayInBrief } from "#content/proofs.ts";
import type { GivenRow, Handover } from "#domain/handover/handover.ts";
import { daysBetween } from "#domain/time/calendar.ts";
import "./handover.css";

type Shown = { handover: Handover; home: string; today: string };

/** From yes to handover: what is owed, by whom, by when, and its paper; then all papers in one file. */
export function HandoverList({ handover, home, today }: Shown) {
  const { rows } = handover;
  return (
    <section className="stack" aria-labelledby="handover">
      <div>
        <h2 id="handover">From yes to handover</h2>
        <Progress rows={rows} />
      </div>
      <table className="jobs">
        <caption className="sr-only">What is owed, who owes it, by when, and its paper</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" className="jobs-who">
              Who
            </th>
            <th scope="col">When</th>
            <th scope="col">Paper</th>
          </tr>
        </thead>
        {handoverGroups.map(({ id, title }) => {
          const own = rows.filter(({ group }) => group === id);
          if (own.length === 0) return null;
          return (
            <tbody key={id}>
              <tr className="jobs-group">
                <th scope="rowgroup" colSpan={4}>
                  {title}
                </th>
              </tr>
              {own.map((row) => (
                <Row key={row.id} row={row} handover={handover} home={home} today={today} />
              ))}
            </tbody>
          );
        })}
      </table>
      <EnergyFileDoor handover={handover} home={home} />
    </section>
  );
}

function Row({ row, handover, home, today }: Shown & { row: GivenRow }) {
  const who = row.owes === "customer" ? "You" : handover.company;
  return (
    <tr id={`handover-${row.id}`}>
      <th scope="row">
        <span className="jobs-what">
          <StateMark state={row.state} />
          <span>
            <b>{row.title}</b>
            <small>{row.says}</small>
          </span>
        </span>
      </th>
      <td className="jobs-who">{who}</td>
      <td>
        <span className="jobs-who-small">{who} · </span>
        <When row={row} today={today} />
      </td>
      <td>
        <Link className="jobs-paper" to={addressOf(row, handover, home)}>
          {row.state === "done" ? (paperOf(row) ?? "See it") : haveIt(row)}
          <span className="sr-only">: {row.title}</span>
        </Link>
      </td>
    </tr>
  );
}

/** What the customer can say of a row that is not done yet. */
export function haveIt({ owes, group }: Pick<GivenRow, "owes" | "group">): string {
  if (owes === "customer") return "I have done it";
  return group === "work" ? "It is done" : "I have it";
}

/** Where a row is marked: the contract's day and the deposit have pages of their own. */
export function addressOf({ id }: Pick<GivenRow, "id">, { quoteId }: Pick<Handover, "quoteId">, home: string): string {
  if (id === "deposit" || id === "deposit_certificate") return `${home}/deposit`;
  return id === "contract" ? `${home}/choose/${quoteId}` : `${home}/handover/${id}`;
}

function paperOf({ gifts }: GivenRow): string | undefined {
  const papers = gifts.reduce((sum, { files }) => sum + files.length, 0);
  const number = gifts.find((gift) => gift.number)?.number;
  if (papers > 0) return papers === 1 ? "1 paper" : `${papers} papers`;
  return number ? `Number ${number}` : undefined;
}

export function When({ row: { state, due, doneOn, period }, today }: { row: GivenRow; today: string }) {
  if (state === "done") return <>{doneOn ? `done ${dayInBrief(doneOn, today)}` : "done"}</>;
  if (due === null) return <>{period}</>;
  if (state !== "overdue") return <>by {dayInBrief(due, today)}</>;
  return (
    <>
      <b className="jobs-late">{lateInWords(daysBetween(due, today))}</b>, due {dayInBrief(due, today)}
    </>
  );
}

/** "1 day late", "4 days late". */
export function lateInWords(days: number): string {
  return `${days} ${days === 1 ? "day" : "days"} late`;
}

function Progress({ rows }: { rows: readonly GivenRow[] }) {
  const done = rows.filter(({ state }) => state === "done").length;
  const late = rows.filter(({ state }) => state === "overdue").length;
  return (
    <p>
      <b>
        {done} of {rows.length} done
      </b>
      {late > 0 && `, ${late} ${late === 1 ? "is" : "are"} overdue`}
    </p>
  );
}

function EnergyFileDoor({ handover: { rows }, home }: { handover: Handover; home: string }) {
  const papers = rows.flatMap(({ gifts }) => gifts.flatMap(({ files }) => files)).length;
  return (
    <section className="card energy" aria-labelledby="energy-file">
      <div>
        <h2 className="h3" id="energy-file">
          Home energy file
        </h2>
        <p className="muted">
          All papers in one place, with a list: for you, your insurer, and whoever buys your home.{" "}
          {papers === 0 ? "No papers yet." : papers === 1 ? "1 paper so far." : `${papers} papers so far.`}
        </p>
      </div>
      <a className="btn btn-secondary" href={`${home}/energy-file.zip`} download>
        <Download className="icon" aria-hidden="true" />
        Home energy file
      </a>
    </section>
  );
}
