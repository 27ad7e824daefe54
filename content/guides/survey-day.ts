import { wholeNumber, yieldPerKw } from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { heatPumpCost, typicalUse, yieldUk } from "#content/service-pages/common-facts.ts";

export const surveyDay: Guide = {
  slug: "survey-day",
  title: "The survey day: what happens and how to prepare",
  description:
    "What a surveyor measures for panels, batteries, heat pumps and chargers, which papers to find, what to ask, and what you should hold in your hand afterwards.",
  heading: "The survey day",
  answer: [
    "A survey is the visit on which guesses become measurements. For panels it covers the roof, the loft, the shade and the fuse board; for a heat pump every room, every radiator and the place outside. Clear the way to those, lay out a year of bills, and keep the day free of decisions.",
    "You need not sign anything while the surveyor is in the house. What you should get a few days later is a design with figures that can be checked, and a price that names what it leaves out.",
  ],
  sections: [
    {
      heading: "A survey or a sales call?",
      paragraphs: [
        "Two kinds of visit share the name. A technical survey ends with measurements and photographs; the person may carry a ladder, a tape and a laser, and knows what a U-value is. A sales visit ends with a form. Both can be honest, but only the first can support a final price.",
        "Ask on the telephone who comes, how long it takes and what they will look at. “About an hour, and then we can get you signed up” is a sales call. Ask, too, whether it costs anything. Some companies charge for a full heat-loss calculation and take the fee off the bill later, which is reasonable if it is said in advance and you may keep the result.",
      ],
    },
    {
      heading: "The evening before",
      paragraphs: [
        "Half an hour of tidying saves the surveyor from guessing. A cupboard that cannot be opened becomes a line in the quote that begins with “subject to”.",
      ],
      points: [
        "Clear the way to the loft hatch, and take the boxes off the boards around it",
        "Free the consumer unit, the meters and the main fuse",
        "Find the year’s bills for electricity and heating, in kWh, or open the supplier’s app",
        "Look for the energy certificate, old plans, building control papers and window guarantees",
        "Write down which rooms never get warm and which are too hot",
        "Note what is coming: a car, a loft room, a baby, a job at home",
        "Tell them about asbestos reports, bats, bees and a listed status",
      ],
      picture: {
        viewBox: "10 20 600 520",
        description:
          "A house cut open, with six numbered places that a surveyor needs to reach: the roof, the chimney, a bedroom, the cylinder cupboard, the cupboard with the battery, and the heat pump outside.",
        marks: [
          { x: 330, y: 200, text: "The slope: its size, its pitch and the state of its tiles" },
          { x: 64, y: 84, text: "Whatever throws shade, the neighbour’s chimney too" },
          { x: 150, y: 300, text: "Every room: walls, windows, radiator" },
          { x: 340, y: 340, text: "The airing cupboard, where a cylinder may go" },
          { x: 306, y: 410, text: "The cupboard with meters, main fuse and free ways" },
          { x: 516, y: 440, text: "Outside: free air, a drain, the neighbour’s window" },
        ],
      },
    },
    {
      heading: "If it is about panels",
      paragraphs: [
        "From outside the surveyor takes the size, the pitch and the direction of each slope, and looks for slipped tiles, sagging lines and places for a scaffold. From the loft they look at rafters, battens, felt and damp. Ask to see the photographs. If nobody looks into the loft, the quote should say who will, and what happens to the price if the timbers surprise them.",
        "Shade should be measured from the height of the panels. A neighbour’s chimney that seems harmless in June reaches much further in December. Ask which months lose most, and whether any panel could simply be left out.",
        `As a check on the result: an average roof facing south makes about ${yieldPerKw.south} kWh a year for each kW. If 4 kW on yours are said to make more than ${wholeNumber(4 * yieldPerKw.south)} kWh, the reason should be where you live; if they are said to make much less, it should be shade or direction. Either answer is good, so long as there is one.`,
      ],
    },
    {
      heading: "If it is about a heat pump",
      paragraphs: [
        "This one takes longest, because every room is measured: floor, height, outside walls, windows, and what lies above and below. The surveyor identifies each wall and each floor, by thickness, age or a look at the loft, and should ask you when doubt remains. A wrong wall is the usual cause of a wrong pump.",
        "Then come the radiators. Length, height and type give the heat that each can deliver with cooler water, and the list of those to be changed follows from that. Pipes matter too: the surveyor will look under a floorboard or behind a panel for narrow ones, and will want to know how the present boiler behaves on the coldest mornings.",
        "Outside they look for a spot with free air, a way for the condensate to drain and a route for pipes, and they check the noise at your neighbour’s window. Inside they need room for a cylinder, often where an airing cupboard used to be. Walk the route with them and say no where you mean it.",
      ],
    },
    {
      heading: "Hold the heat loss against your bills",
      paragraphs: [
        "A year of bills is a second witness. Take the kWh that went into heating, leaving out hot water and cooking, and ask the surveyor what the calculated heat loss would have used in a winter like the last one. The two will differ, but someone who knows the trade can say why.",
        "If the calculation comes out at several times your real use, either you have lived in a cold house or someone has taken uninsulated walls for granted. It may rightly be higher, because it assumes that all rooms are kept at their design temperature on a very cold day. If you heat two rooms of six, say so at once; your bills describe those two.",
      ],
    },
    {
      heading: "If it is about a battery or a charger",
      paragraphs: [
        "The electrician’s questions are the same for both. How large is the main fuse? Is the earthing sound? Are there free ways in the consumer unit, and protection of the right type? Does the supply loop to the house next door? A looped supply may have to be separated by the network operator before a charger or a heat pump is connected.",
        "For a battery they look for a place that is dry, neither hot nor freezing, and not in a bedroom or on an escape route. A loft is a poor choice. Ask which part of the house it could supply in a power cut, and see the answer in writing.",
        "For a charger, show where the car will really stand and on which side its socket is. Measure the cable with the car in place. Have the surveyor read the signal of your Wi-Fi at that wall, since a charger that loses its connection loses its cheap hours as well.",
      ],
    },
    {
      heading: "Questions worth asking at the kitchen table",
      paragraphs: ["Ask these while the person who measured is still there. Later you will be talking to the office."],
      points: [
        "What surprised you in this house?",
        "What would you do with your own money here, and what would you leave?",
        "Which figure are you least sure of, and how could we make sure?",
        "What could add to the price once work has begun?",
        "Who tells the network operator, building control and the scheme, and when?",
        "Which days will there be no heating, no hot water or no power?",
        "Who will actually do the work: your own people or a subcontractor?",
      ],
    },
    {
      heading: "What you should have afterwards",
      paragraphs: [
        "A quote for panels should come with a plan of the roof, the yearly output and the loss by shade. One for a heat pump should come with the heat loss of each room in watts, the flow temperature, the radiators to be changed and the expected efficiency. For anything electrical, expect a line about the supply and about notices to the network operator: up to 16 amps a phase can normally be connected first and notified, and more needs consent beforehand.",
        "Read it against your own notes. Wrong windows, a missing extension or a room called “bed 4” that does not exist are quickly mended now. They are dear to mend when the pump is on the wall. Then put it beside the others: the second survey of the same house is the best check of the first.",
      ],
    },
    {
      heading: "When the survey says no",
      paragraphs: [
        "A good surveyor sometimes talks you out of it: a roof with ten years left, a slope under a sycamore, no place for a unit that the rules on noise allow, a supply that has to be renewed first. That hour was well spent. Ask what would have to change and what it would cost, write both down, and do the cheap parts now. Loft insulation, draughts and a lower flow temperature on the present boiler help whatever comes later.",
        "If a company does go ahead where another refused, ask how it gets round the reason. There may be a proper answer, such as a split array or a different make. “We do these all the time” is not one.",
      ],
    },
  ],
  facts: [yieldUk, typicalUse, heatPumpCost],
  faq: [
    {
      question: "Do I have to be at home?",
      answer:
        "For panels, a neighbour with keys may do, though the loft and the fuse board must be open. For a heat pump be there yourself: half of what matters is how you live in the rooms.",
    },
    {
      question: "Is a survey by video or satellite good enough?",
      answer:
        "For a first price, yes. It finds roofs that will never work and saves everyone a drive. Nobody can see a rafter, a wall’s make-up or an earthing cable from above, so keep the contract until someone has stood in the house.",
    },
    {
      question: "May I have the calculations if I choose another company?",
      answer:
        "If you paid for them, agree in advance that you may. If the survey was free, the drawings belong to the person who made them, but you can ask for the headline figures, and most will tell you.",
    },
    {
      question: "Should I tidy away the signs of damp?",
      answer:
        "Please don’t. Damp, mould and draughts change what should be done first, and a surveyor who sees them can say so before you pay for something else.",
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
