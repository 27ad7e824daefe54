import { shown } from "#content/figures/shared-figures.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { yieldIn } from "#content/landing-pages/local-facts.ts";
import { batteryOwnFigures } from "#content/landing-pages/own-figures.ts";
import { vatOnBatteries } from "#content/pages/battery-facts.ts";
import { batteryCost, electricityPrice, exportPrice } from "#content/service-pages/common-facts.ts";

export const suttonHomeBattery: LandingPage = {
  area: "sutton",
  suffix: "home-battery",
  calculator: "battery-london",
  title: "Home battery Sutton: garages, evenings and tariffs",
  description:
    "Home batteries in Sutton: detached garages, side gates, winter output on the chalk, the sums behind the estimate, and 3 free quotes.",
  heading: "Home batteries in Sutton",
  intro:
    "Sutton homes tend to have what a battery needs: a garage that stands apart, a passage at the side, a meter on an outer wall. What they need in return is evening demand. This page helps you find out whether yours has enough of it.",
  picture: "battery",
  coverage: {
    title: "Battery quotes in and around Sutton",
    text: "The borough’s town centres and the estates between them are all covered.",
    places: [
      "Beddington",
      "Belmont",
      "Carshalton",
      "Cheam",
      "Hackbridge",
      "North Cheam",
      "Rosehill",
      "St Helier",
      "Sutton",
      "Wallington",
      "Worcester Park",
    ],
  },
  cards: [
    {
      title: "Detached garages",
      text: "A brick garage at the end of the drive is a good home for a battery: dry, cool, away from beds. Sheet roofs of asbestos cement are common on older ones and must not be drilled. Check that the floor stays dry in a storm.",
    },
    {
      title: "Short plots",
      text: "Terraces at St Helier and newer mews at Hackbridge have little outdoor wall. Here a small unit by the back fence, on its own stand, is sometimes the answer. Landlords of social homes decide for their tenants.",
    },
    {
      title: "Older residents, steady days",
      text: "People at home by day already use more of their solar power. For them half the battery may be enough. Ask for a design at two sizes and compare what the second half adds in a year.",
    },
  ],
  facts: [batteryCost, electricityPrice, exportPrice, vatOnBatteries, yieldIn("sutton"), ...batteryOwnFigures],
  benefits: [
    "A garage in place of a cupboard under the stairs",
    "Midday output of a bungalow roof kept for the evening",
    "Protection from the dearest hours of a time-of-use tariff",
    "A quiet place, away from bedrooms and neighbours",
    `VAT at 0% for a battery fitted at home, with the rule set to change after ${shown.vatReliefEnds}`,
  ],
  sections: [
    {
      heading: "What the Sutton estimate assumes",
      paragraphs: [
        "The calculator’s rule of thumb takes the smaller of two numbers: six tenths of your daily use, or two and a half times the kilowatts of your panels. It then counts the whole battery once on each day of the year at 28p. No real home manages that on sun alone, so what homes really see comes first.",
        "In December four kilowatts to the south make about 107 kWh here, little more than three a day, and the house uses most of that at once. The battery rests unless a night tariff fills it. So ask each installer for two sums, one with solar only and one with your tariff, and for the losses they assume.",
      ],
    },
    {
      heading: "The run to the garage",
      paragraphs: [
        "If the battery stands in a garage across the drive, an armoured cable joins it to the house, and a small one beside it carries the meter’s signal. Digging up a concrete drive costs more than people expect. A route along the fence, clipped to a wall, may avoid it.",
        "The garage needs earthing that fits what is stored there. It also needs a detector that sounds in the house. If a car charger will hang on the same wall, have both designed together and the cable sized for both.",
      ],
    },
    {
      heading: "Rules and neighbours",
      paragraphs: [
        "UK Power Networks hears of every battery with an inverter. In Sutton Garden Suburb and the villages of Cheam and Carshalton, hang nothing on the street front without asking the council. A unit against the boundary should leave the neighbour’s window in peace, as fans can be heard on still nights.",
      ],
    },
  ],
  faq: [
    {
      question: "Can my Sutton garage with an asbestos roof hold a battery?",
      answer:
        "The walls may, as long as nobody disturbs the sheets. Fire guidance would still rather have a non-combustible surround and clear space above. If you plan a new roof for the garage, do that first.",
    },
    {
      question: "Is 28p a fair price to use for the saving?",
      answer: `It is the fixed rate of the calculator’s rule of thumb and higher than the price cap of autumn 2026, which is ${shown.electricity}. The true value of a stored unit is what you would have paid less what you gave up for it. Use your own two prices for the decision.`,
    },
    {
      question: "Would a battery have helped in the last power cut?",
      answer:
        "Only one with backup wiring. If cuts in your street are short and seldom, a torch is better value. UK Power Networks’ map shows faults near you, and its register gives extra help to people who need it.",
    },
    {
      question: "Can I start with a battery and add panels next year?",
      answer: `Yes, if you choose a hybrid inverter with free solar inputs of the right voltage. Ask for that in writing, together with the price of the later visit. VAT on both is zero only while the relief lasts, to ${shown.vatReliefEnds}.`,
    },
  ],
};
