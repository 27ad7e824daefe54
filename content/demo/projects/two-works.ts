import { copperwicksHeatPump } from "#content/demo/projects/ended.ts";
import type { DemoProject } from "#content/demo/projects/project.ts";
import { northlights } from "#content/demo/projects/three-quotes.ts";

/** Solar panels and a heat pump, asked for in one form. */
export const twoWorks: DemoProject = {
  state: "open",
  what: "two works asked for in one form, solar panels and a heat pump, with a quote for each",
  form: {
    name: "Harriet Lowe",
    email: "harriet.lowe@example.com",
    phone: "07700 900631",
    postcode: "BR6 0NW",
    serviceType: "solar-panels",
    serviceSlug: "solar-panels",
    works: "heat-pumps",
    propertyType: "house",
    timeframe: "3-6-months",
    budget: "10k-20k",
    message:
      "Detached house of 1974, four bedrooms, rear roof facing south-west. The boiler is from 2005. We would like both by next autumn, in whichever order is better.",
  },
  asked: [8, "18:40"],
  acts: [
    { at: [8, "19:30"], by: "approved", does: "buys" },
    {
      at: [7, "09:15"],
      by: "approved",
      does: "writes",
      text: "Good morning Ms Lowe. We can tell you a price from photographs of the roof and confirm it on a visit.",
    },
    { at: [4, "16:05"], by: "approved", does: "quotes", quote: northlights },
  ],
  secondActs: [
    { at: [7, "10:20"], by: "rival2", does: "buys" },
    {
      at: [7, "11:00"],
      by: "rival2",
      does: "writes",
      text: "Good morning. We measure every room before we name a size; it takes two hours and is in the price.",
    },
    {
      at: [6, "20:15"],
      by: "customer",
      does: "answers",
      company: "rival2",
      text: "Thank you. Wednesday or Thursday would suit us, after ten.",
    },
    { at: [2, "15:30"], by: "rival2", does: "quotes", quote: copperwicksHeatPump },
  ],
};
