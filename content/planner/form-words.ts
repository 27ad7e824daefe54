/** The page that asks about a home. */
export const plannerPage = {
  path: "/planner",
  title: "Energy planner for your home",
  description:
    "Five answers give you one plan for solar, battery, heat pump, car, tariff and insulation: what each costs and saves, and what is not worth it.",
  heading: "Plan your home's energy",
  intro:
    "Five questions, one plan: what to do first, what it costs, what it saves, and what is not worth it. No name, no email, and no company sees your answers.",
} as const;

/** What the form is filled in for. */
export interface FormGoal {
  readonly heading: string;
  readonly intro: string;
  readonly to: string;
  readonly button: string;
}

export const planGoal: FormGoal = { ...plannerPage, to: "/planner/plan", button: "See my plan" };

export const tariffsGoal: FormGoal = {
  heading: "Compare tariffs for this home",
  intro:
    "What a year would cost on each tariff we know, with all your chosen work done. Five answers are enough, and you can add the rates from your own bill.",
  to: "/planner/tariffs",
  button: "Compare tariffs",
};

export const steps = {
  home: { title: "Your home", intro: "Five answers give you a plan." },
  energy: {
    title: "Your energy use",
    intro: "Your own bill is better than any average. One kWh runs a 3 kW kettle for 20 minutes.",
  },
  roof: { title: "Your roof and car", intro: "The house changes as you type." },
  look: { title: "What to look at", intro: "We’ll work out each one and tell you which are not worth it." },
} as const;

export const enough = "That is enough. The answers below are optional, but each makes the range narrower.";

export const goesWith =
  "The link to your plan contains your answers and the first half of your postcode, never the full postcode.";
