import { Link } from "react-router";
import type { LoadedDashboard } from "#app/routes/installer/dashboard/load-dashboard.ts";
import { StopsToConfirm } from "#app/routes/installer/dashboard/stops-to-confirm.tsx";
import { contactWays, firstWay } from "#app/routes/installer/purchases/first-way.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { formatNumber, formatRelative } from "#app/ui/format.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { MyToday, WaitingLead } from "#domain/statistics/my-today.ts";

type TodayProps = { today: MyToday; stops: LoadedDashboard["stops"]; now: Date };

/** In order of urgency: stop where a customer says so, call those waiting, look at what is new. */
export function Today({ today, stops, now }: TodayProps) {
  return (
    <div className="two">
      <Card title="Do now" aside={<Link to="/leads?tab=purchased&stage=new">All new leads</Link>}>
        {stops.length > 0 && <StopsToConfirm stops={stops} now={now} />}
        {today.unreadMessages > 0 && (
          <p>
            <Link to="/messages">
              {today.unreadMessages === 1 ? "1 new message" : `${formatNumber(today.unreadMessages)} new messages`}
            </Link>{" "}
            from your customers.
          </p>
        )}
        {today.waiting.length > 0 ? (
          <ul className="acts">
            {today.waiting.map((lead) => (
              <Waiting key={lead.purchaseId} lead={lead} now={now} />
            ))}
          </ul>
        ) : (
          <p className="muted">
            You are up to date: you have followed up every lead you bought. Find your next one among the leads{" "}
            <Link to="/leads">for sale</Link>.
          </p>
        )}
      </Card>
      <Card title="New in 24 hours" aside={<Link to="/leads?age=1">{allInWords(today.freshTotal)}</Link>}>
        {today.fresh.length === 0 ? (
          <p className="muted">
            No new lead matches your area and services. <Link to="/profile#alerts">Lead alerts</Link> will tell you
            about the next one.
          </p>
        ) : (
          <ul className="acts">
            {today.fresh.map((lead) => (
              <li key={lead.id}>
                <p>
                  <b>
                    {lead.serviceLabel}, {lead.location}
                  </b>
                  <br />
                  <span className="small muted">{freshInWords(lead, now)}</span>
                </p>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

function Waiting({ lead, now }: { lead: WaitingLead; now: Date }) {
  const { contact, serviceLabel, location, purchaseId, purchasedAt } = lead;
  return (
    <li>
      <p>
        <b>
          <Link to={`/leads/purchases/${purchaseId}`}>{contact.name}</Link>
        </b>
        <br />
        <span className="small muted">
          {serviceLabel} in {location}, bought {formatRelative(now, purchasedAt)}
        </span>
      </p>
      <FirstWayButton lead={lead} />
    </li>
  );
}

/** Calls, texts or writes, as the customer prefers. */
function FirstWayButton({ lead }: { lead: WaitingLead }) {
  const { name, phone } = lead.contact;
  const { way, href } = firstWay(lead);
  const { Icon } = contactWays[way];
  const number = phone && nationalPhone(phone);
  return (
    <a className={buttonClass({ size: "tight" })} href={href}>
      <Icon className="icon" aria-hidden="true" />
      {way === "phone" && <span className="sr-only">Call {name}: </span>}
      {{ phone: number, text: `Text ${number}`, email: "Email" }[way]}
      {way !== "phone" && <span className="sr-only">, {name}</span>}
    </a>
  );
}

function allInWords(total: number): string {
  return total === 1 ? "1 lead" : `${formatNumber(total)} leads`;
}

function freshInWords({ outcode, distanceMiles, createdAt }: MyToday["fresh"][number], now: Date): string {
  const distance = distanceMiles === null ? "" : `${distanceMiles} ${distanceMiles === 1 ? "mile" : "miles"} away, `;
  return `${outcode}, ${distance}${formatRelative(now, createdAt)}`;
}
