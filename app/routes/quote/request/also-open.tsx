import {
  Calendar,
  CalendarCheck,
  Clock,
  FileText,
  type LucideIcon,
  MessageSquare,
  NotebookPen,
  Star,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { formatPence } from "#app/ui/format.ts";
import { appointmentKindLabel } from "#content/appointment-kinds.ts";
import { dayAndTime } from "#content/appointment-words.ts";
import { lengthInWords } from "#content/wait-in-words.ts";
import type { OpenThing } from "#domain/projects/next-step.ts";

const lists = new Intl.ListFormat("en-GB", { type: "conjunction" });

type AlsoOpenProps = {
  also: readonly OpenThing[];
  notes: number;
  reviews: readonly { purchaseId: string; company: string; state: string | null }[];
  home: string;
};

/**
 * Whatever else is open in the project, under the next step: a sentence each, most with a link. Last, how many notes the
 * household has left, which nobody is mailed about, and the companies that may be reviewed.
 */
export function AlsoOpen({ also, notes, reviews, home }: AlsoOpenProps) {
  if (also.length === 0 && notes === 0 && reviews.length === 0) return null;
  return (
    <section className="also" aria-label="Also open">
      {also.map((thing) => {
        const { icon: Icon, key, words } = shown(thing, home);
        return (
          <p key={key}>
            <Icon className="also-icon" aria-hidden="true" />
            <span>{words}</span>
          </p>
        );
      })}
      {notes > 0 && (
        <p>
          <Users className="also-icon" aria-hidden="true" />
          <span>
            Your household has left {notes === 1 ? "a note" : `${notes} notes`}.{" "}
            <a href={`${home}/compare#notes`}>{notes === 1 ? "See the note" : "See the notes"}</a>
          </span>
        </p>
      )}
      {reviews.map(({ purchaseId, company, state }) => (
        <p key={purchaseId}>
          <Star className="also-icon" aria-hidden="true" />
          <span>
            {state === null ? `How was ${company}?` : `You have reviewed ${company}.`}{" "}
            <a href={`${home}/reviews/${purchaseId}`}>{state === null ? "Write a review" : "See my review"}</a>
          </span>
        </p>
      ))}
    </section>
  );
}

function shown(thing: OpenThing, home: string): { icon: LucideIcon; key: string; words: ReactNode } {
  switch (thing.is) {
    case "still_looking":
      return { icon: Clock, key: thing.is, words: "Are you still looking?" };
    case "claimed": {
      const { claim, quote } = thing;
      const words = (
        <>
          {claim.companyName} says that you have chosen it.{" "}
          <a href={quote ? `${home}/choose/${quote.id}` : `${home}/messages/${claim.purchaseId}`}>
            {quote ? "Look at its quote once more" : "Write to it"}
          </a>
        </>
      );
      return { icon: FileText, key: thing.is, words };
    }
    case "compare": {
      const count = thing.quotes.length;
      const words = (
        <>
          {count} quotes are here. <a href={`${home}/compare`}>Compare {count} quotes</a>
          {thing.elsewhere > 0 && ` and ${thing.elsewhere} from elsewhere`}
        </>
      );
      return { icon: FileText, key: thing.is, words };
    }
    case "quote": {
      const { id, company, payPence } = thing.quote;
      const words = (
        <>
          {company} has quoted {formatPence(payPence)}. <a href={`${home}/quotes/${id}`}>Read the quote</a>
        </>
      );
      return { icon: FileText, key: id, words };
    }
    case "times": {
      const { id, company, kind, times } = thing.offer;
      const words = (
        <>
          {company} offers {times.length === 1 ? "a time" : `${times.length} times`} for {appointmentsInSentences[kind]}
          . <a href={`${home}/appointments`}>See the times</a>
        </>
      );
      return { icon: Calendar, key: id, words };
    }
    case "unread": {
      const [first, ...others] = thing.threads;
      const count = thing.threads.reduce((sum, { unread }) => sum + unread, 0);
      const words = (
        <>
          {lists.format(thing.threads.map(({ name }) => name))} {others.length === 0 ? "has" : "have"} sent you{" "}
          {count === 1 ? "a message" : `${count} messages`}.{" "}
          <a href={others.length === 0 ? `${home}/messages/${first.purchaseId}` : `${home}/messages`}>
            {count === 1 ? "Read it" : "Read them"}
          </a>
        </>
      );
      return { icon: MessageSquare, key: thing.is, words };
    }
    case "silent": {
      const { purchaseId, company, isSuspended } = thing.wait;
      const words = (
        <>
          {isSuspended ? `We have suspended ${company}.` : `Has ${company} been in touch?`}{" "}
          <a href="#companies">Say what to do about {company}</a>
        </>
      );
      return { icon: Clock, key: purchaseId, words };
    }
    case "outlines": {
      const [first, ...others] = thing.outlines;
      const words =
        others.length === 0 ? (
          <>
            {first.company} has sent an outline. <a href={`${home}/outlines/${first.id}`}>Read the outline</a>
          </>
        ) : (
          <>
            {thing.outlines.length} outlines wait for your answer. <a href="#outlines">See the outlines</a>
          </>
        );
      return { icon: FileText, key: thing.is, words };
    }
    case "brief": {
      const words = (
        <>
          Installers know little about your home yet. <a href={`${home}/brief`}>Write my brief</a>
        </>
      );
      return { icon: NotebookPen, key: thing.is, words };
    }
    case "booked": {
      const { id, company, kind, minutes, startsAt } = thing.appointment;
      const words = (
        <>
          {startsAt && dayAndTime(startsAt)}: {appointmentKindLabel(kind).toLowerCase()} with {company}, about{" "}
          {lengthInWords(minutes)}. <a href={`${home}/appointments`}>See the appointment</a>
        </>
      );
      return { icon: CalendarCheck, key: id, words };
    }
    case "waiting_for": {
      const { purchaseId, company, replaceableFrom } = thing.wait;
      const words = `If ${company} has not been in touch by ${dayAndTime(replaceableFrom)}, we’ll ask you what to do.`;
      return { icon: Clock, key: purchaseId, words };
    }
  }
}

const appointmentsInSentences = { call: "a call", survey: "a survey", installation: "the installation" } as const;
