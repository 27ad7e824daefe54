import { Check, Clock } from "lucide-react";
import { Form, Link } from "react-router";
import { CompanyMark } from "#app/routes/quote/parts/company-mark.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { WaitGauge } from "#app/ui/charts/wait-gauge.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { limits } from "#config/limits.ts";
import type { ProjectStop } from "#domain/projects/stop-requests.ts";

const HOUR_MILLISECONDS = 3_600_000;

/** "Everything is stopped: 2 of 3 have confirmed". */
export function stoppedTitle(stops: readonly Pick<ProjectStop, "status">[]): string {
  if (stops.length === 0) return "Everything is stopped";
  return `Everything is stopped: ${stops.filter(isSettled).length} of ${stops.length} have confirmed`;
}

const isSettled = ({ status }: Pick<ProjectStop, "status">) => status === "confirmed" || status === "resolved";

export function Stopped({
  stops,
  servicePath,
  now,
  home,
}: {
  stops: readonly ProjectStop[];
  servicePath: string;
  now: Date;
  home: string;
}) {
  const pressed = stops[0]?.askedAt;
  return (
    <div className="stopped">
      <header className="stopped-head">
        {stops.length > 0 && <Ring settled={stops.filter(isSettled).length} total={stops.length} />}
        <div>
          <h1>{stoppedTitle(stops)}</h1>
          <p className="lead">
            {pressed && `You stopped everything on ${dateTimeInWords(pressed)}. `}
            {stops.length > 0
              ? "No company can see your details here any more."
              : "No company ever got your details from us, and none can."}
          </p>
        </div>
      </header>
      <ol className="confirms">
        {stops.map((stop, position) => (
          <Confirmation key={stop.purchaseId} stop={stop} position={position} now={now} />
        ))}
      </ol>
      <div className="btn-row">
        <LinkButton variant="secondary" to={`${home}/details`}>
          Save my receipt
        </LinkButton>
        <Link className="btn btn-secondary" to={servicePath} reloadDocument>
          Send a new request
        </Link>
      </div>
    </div>
  );
}

function Ring({ settled, total }: { settled: number; total: number }) {
  const around = 2 * Math.PI * 50;
  const part = around / total;
  const gap = total > 1 ? 16 : 0;
  return (
    <svg className="stop-ring" viewBox="0 0 120 120" role="img" aria-label={`${settled} of ${total} have confirmed`}>
      {Array.from({ length: total }, (_, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of the ring never change places.
          key={index}
          className={index < settled ? "is-settled" : "is-waiting"}
          cx="60"
          cy="60"
          r="50"
          strokeDasharray={`${part - gap} ${around - part + gap}`}
          strokeDashoffset={-(index * part + gap / 2)}
          transform="rotate(-90 60 60)"
        />
      ))}
      <text x="60" y="62" textAnchor="middle">
        {settled} of {total}
      </text>
      <text className="ring-small" x="60" y="81" textAnchor="middle">
        confirmed
      </text>
    </svg>
  );
}

function Confirmation({ stop, position, now }: { stop: ProjectStop; position: number; now: Date }) {
  const { company, confirmedAt, keptByLaw, purchaseId } = stop;
  const settled = isSettled(stop);
  return (
    <li className={`confirmation ${settled ? "is-settled" : "is-waiting"}`}>
      <h2>
        <CompanyMark position={position} name={company} />
        {company}
      </h2>
      {settled ? (
        <Settled stop={stop} confirmedAt={confirmedAt} keptByLaw={keptByLaw} />
      ) : (
        <Waiting stop={stop} now={now} />
      )}
      <Form method="post">
        <input type="hidden" name="purchaseId" value={purchaseId} />
        <SubmitButton name="intent" value="again" variant="secondary" pendingLabel="Telling us…">
          They contacted me again<span className="sr-only">: {company}</span>
        </SubmitButton>
      </Form>
    </li>
  );
}

function Settled({
  stop,
  confirmedAt,
  keptByLaw,
}: {
  stop: ProjectStop;
  confirmedAt: Date | null;
  keptByLaw: string | null;
}) {
  if (stop.status === "resolved") {
    return (
      <>
        <Badge tone="ok">Ended by our team</Badge>
        <p>The company did not confirm. Our team has looked into it and ended this order.</p>
      </>
    );
  }
  return (
    <>
      <Badge tone="ok" icon={Check}>
        Confirmed
      </Badge>
      <p>{confirmedAt && dateTimeInWords(confirmedAt)}: “We have stopped and deleted.”</p>
      <p className="small muted">What the law makes us keep: {keptByLaw ?? "nothing."}</p>
    </>
  );
}

function Waiting({ stop, now }: { stop: ProjectStop; now: Date }) {
  const { askedAt, dueAt, contactedAgainAt, status } = stop;
  const passed = Math.floor((now.getTime() - askedAt.getTime()) / HOUR_MILLISECONDS);
  const isOverdue = status === "overdue" || dueAt <= now;
  const hours = `${passed} ${passed === 1 ? "hour" : "hours"}`;
  const due = dateTimeInWords(dueAt);
  return (
    <>
      <Badge tone="warn" icon={Clock}>
        {isOverdue ? `Overdue, ${hours}` : `Not yet, ${hours}`}
      </Badge>
      {contactedAgainAt ? (
        <p>You told us on {dateTimeInWords(contactedAgainAt)} that they contacted you again.</p>
      ) : (
        <WaitGauge
          passedHours={passed}
          totalHours={limits.stopDueHours}
          marks={[
            { atHours: limits.stopFirstReminderHours, name: "reminder" },
            { atHours: limits.stopSecondReminderHours, name: "again" },
          ]}
          end={`${limits.stopDueHours} hours`}
          label={`${passed} of ${limits.stopDueHours} hours. Reminders after ${limits.stopFirstReminderHours} and ${limits.stopSecondReminderHours}. Overdue on ${due}.`}
        />
      )}
      <p>
        You do not need to do anything.{" "}
        {isOverdue
          ? "They cannot buy any requests until they confirm, and our team is following it up."
          : `From ${due} they cannot buy requests until they confirm, and our team will follow it up.`}
      </p>
    </>
  );
}
