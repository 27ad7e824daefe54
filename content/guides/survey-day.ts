import { wholeNumber, yieldPerKw } from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { heatPumpCost, typicalUse, yieldUk } from "#content/service-pages/common-facts.ts";

export const surveyDay: Guide = {
  slug: "survey-day",
  title: "The survey day: what happens and how to prepare",
  description:
    "What a surveyor measures for panels, batteries, heat pumps and chargers, which papers to find, what to ask, and what you should have afterwards.",
  heading: "The survey day",
  answer: [
    "For panels, a survey covers the roof, the loft, shade and the fuse board; for a heat pump, every room, every radiator and the place outside. Clear the way to those, have a year of bills ready, and don’t decide anything on the day.",
    "You need not sign anything while the surveyor is in the house. A few days later you should get a design with figures that you can check, and a price that says what it leaves out.",
  ],
  sections: [
    {
      heading: "A survey or a sales call?",
      paragraphs: [
        "There are two kinds of visit. A technical survey ends with measurements and photographs; the surveyor may bring a ladder, a tape measure and a laser, and knows what a U-value is. A sales visit ends with a form. Both can be honest, but a final price needs the first.",
        "Ask on the phone who is coming, how long it takes and what they will look at. “About an hour, and then we can get you signed up” is a sales call. Ask, too, whether it costs anything. Some companies charge for a full heat-loss calculation and take the fee off the bill later, which is reasonable if they tell you in advance and you can keep the result.",
      ],
    },
    {
      heading: "The evening before",
      paragraphs: [
        "Spend half an hour clearing the way. If the surveyor can’t open a cupboard, the quote will say “subject to”.",
      ],
      points: [
        "Clear the way to the loft hatch and the boards around it",
        "Clear the way to the consumer unit, the meters and the main fuse",
        "Find the year’s bills for electricity and heating, in kWh, or open the supplier’s app",
        "Look for the energy certificate, old plans, building control papers and window guarantees",
        "Write down which rooms never get warm and which are too hot",
        "Note what may change: a car, a loft room, a baby, working from home",
        "Tell them about asbestos reports, bats, bees and any listing",
      ],
      picture: {
        viewBox: "10 20 600 520",
        description:
          "A house cut open, with six numbered places that a surveyor needs to reach: the roof, the chimney, a bedroom, the cylinder cupboard, the cupboard with the battery, and the heat pump outside.",
        marks: [
          { x: 330, y: 200, text: "The slope: its size, its pitch and the state of its tiles" },
          { x: 64, y: 84, text: "Anything that casts shade, including the neighbour’s chimney" },
          { x: 150, y: 300, text: "Every room: walls, windows, radiator" },
          { x: 340, y: 340, text: "The airing cupboard, where a cylinder may go" },
          { x: 306, y: 410, text: "The cupboard with the meters, main fuse and spare ways" },
          { x: 516, y: 440, text: "Outside: clear air, a drain, the neighbour’s window" },
        ],
      },
    },
    {
      heading: "For solar panels",
      paragraphs: [
        "From outside the surveyor measures the size, pitch and direction of each slope, and looks for slipped tiles, sagging and places for scaffolding. In the loft they look at rafters, battens, felt and damp. Ask to see the photographs. If nobody looks in the loft, the quote should say who will, and what happens to the price if the timbers are unsound.",
        "They should measure shade from the height of the panels. The shadow of a neighbour’s chimney reaches much further in December than in June. Ask which months lose most, and whether any panel could simply be left out.",
        `To check the result: an average south-facing roof generates about ${yieldPerKw.south} kWh a year per kW. If the survey gives more than ${wholeNumber(4 * yieldPerKw.south)} kWh for 4 kW, the reason should be where you live; if much less, shade or direction. Ask if the reason isn’t clear.`,
      ],
    },
    {
      heading: "For a heat pump",
      paragraphs: [
        "This one takes longest, because every room is measured: floor, height, outside walls, windows, and what lies above and below. The surveyor identifies each wall and floor, by thickness, age or a look in the loft, and should ask you if in doubt. A wrongly identified wall is the usual cause of a wrongly sized pump.",
        "Next are the radiators. Their length, height and type show how much heat they give with cooler water, and so which need changing. Pipes matter too: the surveyor will look under a floorboard or behind a panel for narrow ones, and ask how your boiler copes on the coldest mornings.",
        "Outside they look for somewhere with clear air, a drain for condensate and a route for pipes, and they check the noise at your neighbour’s window. Inside they need room for a cylinder, often where an airing cupboard used to be. Walk the route with them and say if you don’t like it.",
      ],
    },
    {
      heading: "Compare the heat loss with your bills",
      paragraphs: [
        "Your bills are a useful check. Take the kWh that went into heating, leaving out hot water and cooking, and ask the surveyor what the calculated heat loss would have used in a winter like the last one. The two will differ, but a good surveyor can say why.",
        "If the calculation comes out at several times your real use, either you have lived in a cold house or the surveyor has assumed uninsulated walls. It should be somewhat higher, because it assumes that all rooms are at their design temperature on a very cold day. If you heat only two rooms of six, say so.",
      ],
    },
    {
      heading: "For a battery or a charge point",
      paragraphs: [
        "The electrician asks the same questions for both. How large is the main fuse? Is the earthing sound? Are there spare ways in the consumer unit, and the right type of protection? Is the supply looped to the house next door? A looped supply may have to be separated by the network operator before a charger or a heat pump is connected.",
        "For a battery they look for somewhere dry, neither hot nor freezing, and not in a bedroom or on an escape route. A loft is a poor choice. Ask which part of the house it could supply in a power cut, and get the answer in writing.",
        "For a charge point, show where you will really park and which side the car’s socket is on. Measure the cable with the car in place. Have the surveyor check the Wi-Fi signal at that wall, because a charge point that loses its connection may miss the cheap hours.",
      ],
    },
    {
      heading: "Questions to ask on the day",
      paragraphs: ["Ask the person who did the measuring; later you will be talking to the office."],
      points: [
        "What surprised you in this house?",
        "What would you do here if it were your own money, and what would you leave?",
        "Which figure are you least sure of, and how could you check it?",
        "What could add to the price once work has begun?",
        "Who tells the network operator, building control and the scheme, and when?",
        "On which days will we have no heating, hot water or power?",
        "Who will actually do the work: your own people or a subcontractor?",
      ],
    },
    {
      heading: "What you should have afterwards",
      paragraphs: [
        "A quote for panels should come with a plan of the roof, the yearly output and the loss by shade. One for a heat pump should come with the heat loss of each room in watts, the flow temperature, the radiators to be changed and the expected efficiency. For anything electrical, expect a line about the supply and about notices to the network operator: up to 16 amps a phase can normally be connected first and notified, and more needs consent beforehand.",
        "Check it against your own notes. Wrong windows, a missing extension or a “bed 4” that does not exist are easy to correct now and expensive later. Then compare it with the others: a second survey of the same house is the best check of the first.",
      ],
    },
    {
      heading: "When the survey says no",
      paragraphs: [
        "A good surveyor sometimes advises against it: a roof with ten years left, a slope under a tree, nowhere that passes the noise test, a supply that needs upgrading first. Ask what would have to change and what it would cost, and do the cheap parts now. Loft insulation, draught-proofing and a lower flow temperature on your boiler help anyway.",
        "If another company would go ahead, ask how it gets round the problem. There may be a proper answer, such as a split array or a different make. “We do these all the time” is not one.",
      ],
    },
  ],
  facts: [yieldUk, typicalUse, heatPumpCost],
  faq: [
    {
      question: "Do I have to be at home?",
      answer:
        "For panels, a neighbour with keys may do, if the surveyor can get to the loft and the fuse board. For a heat pump be there yourself, because much depends on how you use the rooms.",
    },
    {
      question: "Is a survey by video or satellite good enough?",
      answer:
        "For a first price, yes. It rules out unsuitable roofs and saves everyone a trip. But nobody can see rafters, wall construction or earthing from above, so don’t sign until someone has been to the house.",
    },
    {
      question: "May I have the calculations if I choose another company?",
      answer:
        "If you are paying for them, agree that in advance. If the survey was free, the drawings belong to the person who made them, but you can ask for the main figures, and most will tell you.",
    },
    {
      question: "Should I tidy away the signs of damp?",
      answer:
        "Please don’t. Damp, mould and draughts affect what should be done first, and the surveyor can tell you before you pay for something else.",
    },
  ],
  sources: [
    {
      publisher: "BSI",
      title: "BS EN 12831-1: calculation of the design heat load of rooms",
      date: "2017",
    },
    {
      publisher: "Energy Networks Association",
      title: "Engineering Recommendations G98 and G99: connecting small generators",
      date: "2018, as amended",
    },
    {
      publisher: "BRE for DECC",
      title: "SAP 2012, Appendix U: solar radiation by region",
      date: "2012",
      url: "https://www.gov.uk/guidance/standard-assessment-procedure",
    },
    {
      publisher: "Ofgem",
      title: "Typical domestic consumption values",
      date: "July 2026",
    },
  ],
  writtenOn: "2026-11-23",
  services: ["solar-panels", "heat-pumps", "energy-audits", "ev-chargers"],
  areas: ["bristol", "leeds", "cardiff"],
};
