import type { TodaySection } from "#domain/statistics/my-today.ts";

export interface TodayPart {
  section: TodaySection;
  title: string;
  /** Its name under Today in the side bar. */
  short: string;
  /** Where all of it is. */
  all?: { to: string; words: string };
}

/** The sections of Today in their order. */
export const todayParts: readonly TodayPart[] = [
  { section: "stop", title: "Stop, and confirm", short: "Stops", all: { to: "/stops", words: "All stops" } },
  { section: "next", title: "Next acts due", short: "Next acts due" },
  {
    section: "contact",
    title: "Not yet contacted",
    short: "Not yet contacted",
    all: { to: "/leads?tab=purchased&stage=new", words: "All new leads" },
  },
  { section: "message", title: "Messages unread", short: "Messages", all: { to: "/messages", words: "All messages" } },
  {
    section: "times",
    title: "Times not answered",
    short: "Times not answered",
    all: { to: "/calendar", words: "Calendar" },
  },
  {
    section: "opened",
    title: "Quotes opened, no answer for 3 days",
    short: "Opened, no answer",
    all: { to: "/quotes", words: "All quotes" },
  },
  { section: "ending", title: "Quotes that end within 3 days", short: "Quotes that end" },
  { section: "deposit", title: "Deposit certificates due", short: "Deposit certificates" },
  { section: "paper", title: "Papers that end within 30 days", short: "Papers that end" },
  {
    section: "lead",
    title: "New leads that match",
    short: "New leads",
    all: { to: "/leads?age=1", words: "All new in 24 hours" },
  },
];
