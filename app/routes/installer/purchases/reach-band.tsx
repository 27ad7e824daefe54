import { contactWays, firstWay } from "#app/routes/installer/purchases/first-way.ts";
import { Prefers } from "#app/routes/installer/purchases/prefers.tsx";
import { limits } from "#config/limits.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";

const HOUR_MILLISECONDS = 3_600_000;

/** The first thing to do with a new lead whose customer still wants it, and how long they have been waiting. */
export function CallBand({ lead, now }: { lead: PurchasedLead; now: Date }) {
  const { name } = lead.contact;
  if (lead.stage !== "new" || lead.endedAt || lead.anonymisedAt || lead.closedByCustomerAt) return null;
  const promised = limits.customerAnswerHours;
  const passed = (now.getTime() - lead.purchasedAt.getTime()) / HOUR_MILLISECONDS;
  const share = Math.min(1, Math.max(0, passed / promised));
  return (
    <section className="call-band" aria-labelledby="call-band-title">
      <div>
        <FirstWord lead={lead} />
      </div>
      <div>
        <Prefers wish={lead} />
        <p>{waitInWords(name, promised - passed)}</p>
        <div className="call-clock" aria-hidden="true">
          <span style={{ width: `${share * 100}%` }} />
        </div>
        <p className="small">
          Tried but no answer? <a href="#attempts">Note it</a>: it counts as being in touch unless {name} says
          otherwise.
        </p>
      </div>
    </section>
  );
}

const firstWords = {
  phone: "Call first",
  text: "Text first",
  email: "Write first",
};

function FirstWord({ lead }: { lead: PurchasedLead }) {
  const { phone, email } = lead.contact;
  const { way, href } = firstWay(lead);
  const { Icon } = contactWays[way];
  return (
    <>
      <h2 id="call-band-title">{firstWords[way]}</h2>
      <a className="btn" href={href}>
        <Icon className="icon" aria-hidden="true" />
        {way === "email" || phone === null ? email : nationalPhone(phone)}
      </a>
    </>
  );
}

function waitInWords(name: string, hoursLeft: number) {
  const promised = `of the ${limits.customerAnswerHours} hours we told ${name} to expect`;
  if (hoursLeft <= 0) {
    return (
      <>
        <b>Overdue.</b> We told {name} to expect you within {limits.customerAnswerHours} hours.
      </>
    );
  }
  const left = hoursLeft < 1 ? "Less than an hour" : `${Math.floor(hoursLeft)} ${hoursLeft < 2 ? "hour" : "hours"}`;
  return (
    <>
      <b>{left} left</b> {promised}.
    </>
  );
}
