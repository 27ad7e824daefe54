import type { CallOutcome } from "#content/contact-channels.ts";

/** Who works at the approved installer besides its founder. Invented like everybody else. */
export const demoMembers = [
  { email: "office@demo.example", name: "Nadia Karim", role: "office", creditsAMonth: 60 },
  { email: "surveyor@demo.example", name: "Owen Bright", role: "surveyor", creditsAMonth: null },
  { email: "away@demo.example", name: "Marcus Lyle", role: "surveyor", creditsAMonth: null },
  { email: "books@demo.example", name: "Jean Pollock", role: "books", creditsAMonth: null },
] as const;

export type DemoMember = "approved" | "office" | "surveyor" | "away";

/** One is away this week, and who covers. */
export const demoAway = { who: "away", cover: "surveyor", sinceDays: 1, days: 8 } as const;

/** What the team did about a lead that it had bought: `demoPastLeads`, by their customer. */
export interface DemoFollowUp {
  readonly customerName: string;
  readonly assignedTo: DemoMember;
  /** By whoever it is assigned to, in hours after the purchase. */
  readonly calls?: readonly { readonly afterHours: number; readonly outcome: CallOutcome }[];
  /** Of a job that was won. */
  readonly jobValuePence?: number;
  /** Set the day before the demonstration's day, and due so many hours from its start; below 0: overdue. */
  readonly nextAct?: { readonly what: string; readonly inHours: number };
}

export const demoFollowUps: readonly DemoFollowUp[] = [
  { customerName: "Tom Okafor", assignedTo: "surveyor", jobValuePence: 618_000 },
  { customerName: "Dominic Farrell", assignedTo: "office", jobValuePence: 104_900 },
  { customerName: "Patrick Dunne", assignedTo: "away", jobValuePence: 842_500 },
  { customerName: "Naomi Fletcher", assignedTo: "surveyor", jobValuePence: 547_000 },
  { customerName: "Farah Siddiqui", assignedTo: "away", jobValuePence: 898_000 },
  { customerName: "Callum Reid", assignedTo: "office", jobValuePence: 189_500 },
  { customerName: "Oliver Tennant", assignedTo: "office", calls: [{ afterHours: 2, outcome: "no_answer" }] },
  {
    customerName: "Meera Joshi",
    assignedTo: "office",
    calls: [
      { afterHours: 1, outcome: "no_answer" },
      { afterHours: 3, outcome: "left_message" },
    ],
    nextAct: { what: "Call again about the app for heating and charger", inHours: -2 },
  },
  {
    customerName: "Katie Lomax",
    assignedTo: "away",
    calls: [{ afterHours: 1, outcome: "spoke" }],
    nextAct: { what: "Measure the wall beside the meter", inHours: 27 },
  },
  {
    customerName: "Winston Achebe",
    assignedTo: "surveyor",
    calls: [{ afterHours: 1, outcome: "spoke" }],
    nextAct: { what: "Ask the network operator about three phases in the barn", inHours: 4 },
  },
  {
    customerName: "Simon Thackeray",
    assignedTo: "approved",
    nextAct: { what: "Ask whether the quote is clear", inHours: 6 },
  },
  { customerName: "Agnieszka Nowak", assignedTo: "surveyor", calls: [{ afterHours: 2, outcome: "spoke" }] },
  {
    customerName: "Fiona Baxter",
    assignedTo: "office",
    calls: [{ afterHours: 1, outcome: "spoke" }],
    nextAct: { what: "Send photos of batteries outdoors", inHours: -20 },
  },
];
