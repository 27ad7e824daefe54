import { CalendarCheck, Clock } from "lucide-react";
import { appointmentKindLabel } from "#content/appointment-kinds.ts";
import { dayAndTime } from "#content/appointment-words.ts";
import { dayInWords } from "#content/proofs.ts";
import { lengthInWords } from "#content/wait-in-words.ts";
import type { MyAppointment } from "#domain/appointments/appointments.ts";
import type { Wait } from "#domain/projects/unresponsive-installers.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import { londonDay } from "#domain/time/calendar.ts";

const SHOWN_MOST = 3;

interface Given {
  appointments: readonly MyAppointment[];
  waits: readonly Wait[];
  quotes: readonly CustomerQuote[];
  now: Date;
}

interface Coming {
  key: string;
  /** The London day, then the time of day where there is one. */
  order: string;
  when: string;
  what: string;
  isAgreed: boolean;
}

/** What happens without the customer, soonest first. It is beside the next step and has no buttons. */
export function AfterThat(given: Given) {
  const coming = comingUp(given);
  if (coming.length === 0) return null;
  return (
    <section className="after-that" aria-labelledby="after-that">
      <h2 id="after-that">After that</h2>
      <ul>
        {coming.map(({ key, when, what, isAgreed }) => {
          const Icon = isAgreed ? CalendarCheck : Clock;
          return (
            <li key={key}>
              <Icon className="icon" aria-hidden="true" />
              <span>
                <b>{when}</b>
                <br />
                {what}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function comingUp({ appointments, waits, quotes, now }: Given): Coming[] {
  const booked = appointments.flatMap(({ id, kind, minutes, company, status, startsAt }): Coming[] => {
    if (status !== "booked" || !startsAt || startsAt <= now) return [];
    const what = `${appointmentKindLabel(kind)} with ${company}, about ${lengthInWords(minutes)}.`;
    return [{ key: id, order: orderOf(startsAt), when: dayAndTime(startsAt), what, isAgreed: true }];
  });
  const silent = waits.flatMap(({ purchaseId, company, hasBeenInTouch, isToBeReplaced, replaceableFrom }): Coming[] => {
    if (hasBeenInTouch || isToBeReplaced || replaceableFrom <= now) return [];
    const what = `If ${company} still has not been in touch, we’ll ask you what to do.`;
    const when = dayAndTime(replaceableFrom);
    return [{ key: purchaseId, order: orderOf(replaceableFrom), when, what, isAgreed: false }];
  });
  const isDecided = quotes.some(({ status }) => status === "chosen");
  const ending = quotes.flatMap(({ id, company, status, validUntil }): Coming[] => {
    if (isDecided || status !== "sent") return [];
    const what = `The quote from ${company} is valid until the end of this day.`;
    return [{ key: id, order: validUntil, when: dayInWords(validUntil), what, isAgreed: false }];
  });
  const all = [...booked, ...silent, ...ending].toSorted((one, other) => one.order.localeCompare(other.order));
  return all.slice(0, SHOWN_MOST);
}

const orderOf = (moment: Date) => `${londonDay(moment)} ${moment.toISOString()}`;
