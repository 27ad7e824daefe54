import { Phone } from "lucide-react";
import { Link } from "react-router";
import type { LoadedDashboard } from "#app/routes/installer/dashboard/load-dashboard.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { Card } from "#app/ui/card.tsx";
import { formatNumber, formatRelative } from "#app/ui/format.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { MyToday, WaitingLead } from "#domain/dashboard/my-today.ts";

/** What to do first: call who waits, look at what is new. */
export function Today({ today, now }: { today: NonNullable<LoadedDashboard["today"]>; now: Date }) {
  return (
    <div className="two">
      <Card title="Do now" aside={<Link to="/leads?tab=purchased&stage=new">All marked New</Link>}>
        {today.unreadMessages > 0 && (
          <p>
            <Link to="/messages">
              {today.unreadMessages === 1 ? "1 new message" : `${formatNumber(today.unreadMessages)} new messages`}
            </Link>{" "}
            from your customers.
          </p>
        )}
        {today.waiting.length === 0 ? (
          <p className="muted">
            Nobody is waiting for you: each lead you bought is past the stage New. The next one may be among the leads{" "}
            <Link to="/leads">for sale</Link>.
          </p>
        ) : (
          <ul className="acts">
            {today.waiting.map((lead) => (
              <Waiting key={lead.purchaseId} lead={lead} now={now} />
            ))}
          </ul>
        )}
      </Card>
      <Card title="New in 24 hours" aside={<Link to="/leads?age=1">{allInWords(today.freshTotal)}</Link>}>
        {today.fresh.length === 0 ? (
          <p className="muted">
            No new lead matches your area and services. <Link to="/profile#alerts">Lead alerts</Link> tell you of the
            next one.
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
  const { name, phone, serviceLabel, location, purchaseId, purchasedAt } = lead;
  return (
    <li>
      <p>
        <b>
          <Link to={`/leads/purchases/${purchaseId}`}>{name}</Link>
        </b>
        <br />
        <span className="small muted">
          {serviceLabel} in {location}, bought {formatRelative(now, purchasedAt)}
        </span>
      </p>
      {phone && (
        <a className={buttonClass({ size: "tight" })} href={`tel:${phone}`}>
          <Phone className="icon" aria-hidden="true" />
          <span className="sr-only">Call {name}: </span>
          {nationalPhone(phone)}
        </a>
      )}
    </li>
  );
}

function allInWords(total: number): string {
  return total === 1 ? "1 lead" : `${formatNumber(total)} leads`;
}

function freshInWords({ outcode, distanceMiles, createdAt }: MyToday["fresh"][number], now: Date): string {
  const distance = distanceMiles === null ? "" : `${distanceMiles} ${distanceMiles === 1 ? "mile" : "miles"} away, `;
  return `${outcode}, ${distance}${formatRelative(now, createdAt)}`;
}
