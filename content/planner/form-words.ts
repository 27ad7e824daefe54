/** The page that asks for a home. */
export const plannerPage = {
  path: "/planner",
  title: "Energy planner for your home",
  description:
    "Five answers give you one plan for solar, battery, heat pump, car, tariff and insulation: what each costs and saves, and what is not worth it.",
  heading: "Plan your home's energy",
  intro:
    "Five questions, one plan: what to do first, what it costs, what it saves, and what is not worth it. No name, no email; nothing is sent to anybody.",
} as const;

/** Where the form leads. */
export const planPath = "/planner/plan";

export const seePlan = "See my plan";

export const steps = {
  home: { title: "Your home", intro: "Five answers give you a plan." },
  energy: {
    title: "Your energy use",
    intro: "A bill is better than any average. One kWh is what a 3 kW kettle takes in twenty minutes.",
  },
  roof: { title: "Your roof and car", intro: "The house follows what you type." },
  look: { title: "What to look at", intro: "We work out each of them, and say which is not worth it." },
} as const;

export const enough = "That is enough. Every answer below makes the range narrower; none is needed.";

export const goesWith =
  "The address of your plan holds the first half of your postcode and your answers, never your full postcode.";

/** What each measure is called where it is chosen. */
export const measureChoices = {
  solar: { label: "Solar panels", note: "on the roof" },
  battery: { label: "Battery", note: "keeps sun and cheap hours" },
  heatPump: { label: "Heat pump", note: "instead of the boiler" },
  evCharger: { label: "Charging point", note: "for a car" },
  loft: { label: "Loft", note: "to 300 mm" },
  cavity: { label: "Cavity walls", note: "filled" },
  floor: { label: "Ground floor", note: "insulated" },
  draughtProofing: { label: "Draughts", note: "windows and doors" },
  solidInternal: { label: "Solid walls", note: "from the inside" },
  solidExternal: { label: "Solid walls", note: "from the outside" },
} as const;
