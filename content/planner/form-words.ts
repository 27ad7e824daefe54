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

/** What somebody answers the form for. */
export interface FormGoal {
  readonly heading: string;
  readonly intro: string;
  /** Where the answers are sent. */
  readonly to: string;
  readonly button: string;
}

export const planGoal: FormGoal = { ...plannerPage, to: "/planner/plan", button: "See my plan" };

export const tariffsGoal: FormGoal = {
  heading: "Compare tariffs for this home",
  intro:
    "What a year would cost on each tariff that we know, with everything that you look at done. Five answers are enough; the rates of your own bill can stand beside them.",
  to: "/planner/tariffs",
  button: "Compare tariffs",
};

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
