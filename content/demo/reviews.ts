import type { DemoBuyer } from "#content/demo/past-leads.ts";

interface DemoReview {
  readonly company: DemoBuyer;
  readonly daysAgo: number;
  readonly stars: number;
  readonly priceKept: boolean;
  readonly onTime: boolean;
  readonly again: "yes" | "no" | "not_sure";
  readonly words: string | null;
  /** Shown with the first name. */
  readonly named?: true;
  readonly removed?: "advertising";
  readonly reply?: string;
  /** False: it waits for one of our team to read it. */
  readonly isRead?: false;
  /** What the company wrote about it to our team. */
  readonly disputed?: string;
}

const happy = { priceKept: true, onTime: true, again: "yes" } as const;

/** One of each company's reviews comes from a project that the demonstration tells in full. */
export const demoReviews: readonly DemoReview[] = [
  {
    company: "rival1",
    daysAgo: 40,
    stars: 5,
    ...happy,
    words: "Two days, as they said, and the loft swept. The app took a phone call to set up.",
  },
  {
    company: "rival1",
    daysAgo: 36,
    stars: 3,
    ...happy,
    onTime: false,
    again: "not_sure",
    named: true,
    words: "Good work, but the scaffold stood for three weeks after and nobody rang.",
    reply:
      "You are right about the scaffold, and we should have rung. It now goes down within a week of the last panel.",
  },
  {
    company: "rival1",
    daysAgo: 27,
    stars: 5,
    ...happy,
    named: true,
    words: "Explained the contract line by line. The battery is quieter than the fridge.",
  },
  {
    company: "rival1",
    daysAgo: 22,
    stars: 5,
    ...happy,
    words: "They moved the inverter when we asked, without a fuss.",
  },
  {
    company: "rival1",
    daysAgo: 15,
    stars: 1,
    priceKept: false,
    onTime: false,
    again: "no",
    words: "They wanted another £900 for cable after the panels were on the roof.",
    disputed: "The extra cable is in the quote as an option, and the customer signed for it on the day.",
  },
  {
    company: "rival1",
    daysAgo: 9,
    stars: 4,
    ...happy,
    words: "Polite people. One cracked tile, which they replaced the next morning.",
  },
  { company: "rival1", daysAgo: 4, stars: 5, ...happy, named: true, words: null },
  {
    company: "rival2",
    daysAgo: 38,
    stars: 4,
    ...happy,
    words: "Came when they said they would and left the drive clean.",
  },
  {
    company: "rival2",
    daysAgo: 25,
    stars: 2,
    ...happy,
    onTime: false,
    again: "no",
    words: "Six weeks late, and I had to ask for every date twice.",
  },
  { company: "rival2", daysAgo: 12, stars: 5, ...happy, named: true, words: null },
  {
    company: "rival2",
    daysAgo: 8,
    stars: 5,
    ...happy,
    words: "Best offers in town, ask for the winter discount before Friday!",
    removed: "advertising",
  },
  {
    company: "rival3",
    daysAgo: 34,
    stars: 5,
    ...happy,
    words: "The heat pump was running before the kettle had cooled down.",
  },
  { company: "rival3", daysAgo: 20, stars: 4, ...happy, words: null },
  {
    company: "rival3",
    daysAgo: 6,
    stars: 3,
    ...happy,
    priceKept: false,
    again: "not_sure",
    named: true,
    words: "Fine in the end, with two visits more than planned.",
    isRead: false,
  },
  { company: "approved", daysAgo: 30, stars: 5, ...happy, words: "Answered within the hour and kept to the price." },
  {
    company: "approved",
    daysAgo: 11,
    stars: 4,
    ...happy,
    named: true,
    words: "Neat cabling. The paperwork came a week after the work.",
  },
];
