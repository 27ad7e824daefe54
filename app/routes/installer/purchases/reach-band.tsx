import { Form } from "react-router";
import { Prefers } from "#app/routes/installer/purchases/call-first.tsx";
import { contactWays, firstWay, openWays } from "#app/routes/installer/purchases/first-way.ts";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { type ReachedBy, reachedBy } from "#content/contact-channels.ts";
import type { ContactWay } from "#content/contact-wish.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";

const HOUR_MILLISECONDS = 3_600_000;

interface ReachBandProps {
  lead: PurchasedLead;
  /** Of the attempt that may be noted here, so that clicking twice notes it once. */
  freshId: string;
  /** Whether the company has been in touch, or tried to be. */
  isTried: boolean;
  state: FormState | undefined;
  now: Date;
}

/** How to reach the customer, as they prefer first, and in one click what came of it. */
export function ReachBand({ lead, freshId, isTried, state, now }: ReachBandProps) {
  const { name } = lead.contact;
  return (
    <section className="reach" aria-labelledby="reach-title">
      <FirstWay lead={lead} />
      <Form method="post" className="reach-ways" preventScrollReset>
        <FormRefusal state={state} />
        <input type="hidden" name="intent" value={"reached" satisfies PurchaseIntent} />
        <input type="hidden" name="attemptId" value={freshId} />
        {openWays(lead).map(({ way, href }, index) => (
          <Way key={way} way={way} href={href} isFirst={index === 0} />
        ))}
      </Form>
      {lead.stage === "new" && !isTried && <Clock lead={lead} name={name} now={now} />}
    </section>
  );
}

const firstWords = { phone: "Call first", text: "Text first", email: "Write first" };

function FirstWay({ lead }: { lead: PurchasedLead }) {
  const { phone, email } = lead.contact;
  const { way, href } = firstWay(lead);
  const { Icon } = contactWays[way];
  return (
    <div>
      <h2 id="reach-title">{firstWords[way]}</h2>
      <Prefers wish={lead} />
      <a className="btn reach-number" href={href}>
        <Icon className="icon" aria-hidden="true" />
        {way === "email" || phone === null ? email : nationalPhone(phone)}
      </a>
    </div>
  );
}

function Way({ way, href, isFirst }: { way: ContactWay; href: string; isFirst: boolean }) {
  return (
    <div className="reach-way">
      <a href={href}>{contactWays[way].act}</a>
      {reachedBy[way].map(({ value, label }, index) => (
        <Outcome key={value} value={value} isFirst={isFirst && index === 0}>
          {label}
        </Outcome>
      ))}
    </div>
  );
}

function Outcome({ value, isFirst, children }: { value: ReachedBy; isFirst: boolean; children: string }) {
  return (
    <SubmitButton
      name="by"
      value={value}
      variant="secondary"
      size="tight"
      className={isFirst ? "is-first" : undefined}
      pendingLabel="Noting…"
    >
      {children}
    </SubmitButton>
  );
}

/** Until the customer has been promised to hear from the company. */
function Clock({ lead, name, now }: { lead: PurchasedLead; name: string; now: Date }) {
  const promised = limits.customerAnswerHours;
  const passed = (now.getTime() - lead.purchasedAt.getTime()) / HOUR_MILLISECONDS;
  const share = Math.min(1, Math.max(0, passed / promised));
  return (
    <div className="reach-wait">
      <p>{waitInWords(name, promised - passed)}</p>
      <div className="call-clock" aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </div>
    </div>
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
