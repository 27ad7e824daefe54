import type { Guide } from "#content/guides/guide.ts";

/** MCS 020 a): decibels allowed at the neighbour's window. */
const LIMIT = 37;
/** Sound power of an example outdoor unit, in decibels. */
const POWER = 58;
/** How many decibels a metre away takes off, for sound that spreads over half a sphere, a quarter or an eighth. */
const spread = { open: 8, wall: 5, corner: 2 };
const heard = (metres: number, loss: number) => POWER - loss - 20 * Math.log10(metres);
const decibels = (value: number) => `${Number(value.toFixed(1))} dB`;
const quietFrom = (loss: number) => 10 ** ((POWER - loss - LIMIT) / 20);
const twoUnits = 10 * Math.log10(2);

export const noise: Guide = {
  slug: "noise",
  title: "Noise from heat pumps, inverters and batteries",
  description:
    "How loud a heat pump is at next door’s window, the 37 decibel test of MCS 020, a sum that you can do yourself, quiet siting, and what to do about a hum.",
  heading: "Noise, and how to keep it from next door",
  answer: [
    `In England a heat pump may go up without a planning application only if it comes out at no more than ${LIMIT} decibels at the neighbour’s window, by the calculation called MCS 020 a). Distance and corners decide that more than the make does. Ask for the sheet before you sign, and look at where the unit is drawn.`,
    "Inverters and batteries have no such test. They hum and their fans blow, quietly as a rule, and usually while you are awake. A cellar, a garage or an outside wall away from bedrooms settles nearly every case.",
  ],
  sections: [
    {
      heading: "Two numbers with one unit",
      paragraphs: [
        "Data sheets give sound power and sound pressure, both in decibels, and sellers like the smaller one. Sound power is what the machine sends out in all directions; it does not depend on where you stand, and it is on the energy label. Sound pressure is what arrives at a certain distance. A sheet that says “35 dB” without “at three metres” has told you nothing.",
        "Decibels do not add up like pounds. Ten more sounds about twice as loud. Two equal machines together make three more than one of them. And each time the distance doubles in the open, six are lost.",
      ],
    },
    {
      heading: "The sum you can do yourself",
      paragraphs: [
        `Take the sound power from the label, ${POWER} dB in our example. Subtract ${spread.open} if the unit stands free on the ground, ${spread.wall} if it stands before a wall, ${spread.corner} if it stands in a corner of two walls. That is the level one metre away. Then subtract 6 for two metres, 12 for four, 18 for eight.`,
        "The bars are for a unit before a wall. This is the physics on which the official sheet rests and not the sheet itself, which has its own rules for walls, barriers and rounding. Use it to see whether a place is hopeful.",
      ],
      chart: {
        title: `A unit of ${POWER} dB sound power, before a wall`,
        head: ["Distance to the window", "Arrives there"],
        bars: [2, 4, 6, 8, 10].map((metres) => ({
          label: `${metres} metres`,
          value: heard(metres, spread.wall),
          words: decibels(heard(metres, spread.wall)),
          isKey: heard(metres, spread.wall) <= LIMIT,
        })),
      },
    },
    {
      heading: "What the bars teach",
      paragraphs: [
        `This unit drops to ${LIMIT} dB after ${quietFrom(spread.wall).toFixed(1)} metres. Stand it in a corner and it takes ${quietFrom(spread.corner).toFixed(1)} metres, because two walls throw back what one would let pass. Out in the open ${quietFrom(spread.open).toFixed(1)} are enough. So the quiet nook between the kitchen extension and the fence is the loudest place in the garden.`,
        `Choosing a model that is three decibels quieter does as much as moving it from the corner to the straight wall. Two of our units side by side send out ${decibels(POWER + twoUnits)}, so think of a pair as one louder machine.`,
      ],
    },
    {
      heading: "What MCS 020 a) looks at",
      paragraphs: [
        "The edition of 2025 belongs to the English planning rules since 29 May of that year. It takes the sound power that the maker declares, the distance to the nearest window or door of a neighbour’s habitable room, the surfaces round the unit that reflect, and anything solid in between. A fence counts only if it has no gaps and is thick and wide enough; a hedge does not count.",
        `Older papers speak of 42 dB. That was the limit of the edition before, which added a figure for the noise that is there anyway and compared the total. The two limits cannot be compared directly, so a sheet that shows 41 and says “pass” was made for other rules. Which edition holds in Scotland, Wales and Northern Ireland is a question for the council’s planning desk.`,
      ],
      points: [
        "The make, the model and its declared sound power",
        "A drawing with the distance to every window nearby, upstairs too",
        "Walls and corners within a metre or so of the unit",
        `The result, and its distance from ${LIMIT}`,
      ],
    },
    {
      heading: "A pass does not mean silence",
      paragraphs: [
        "Passing the test means that no planning application is needed on account of noise. It does not forbid a neighbour to complain. Under the Environmental Protection Act a council must look into complaints, and if it finds a statutory nuisance it can order that something be done, however good the papers are. That is rare, and it nearly always concerns a unit under a bedroom window or one that has come loose.",
        "A fail does not mean no. You may apply for permission with a report by an acoustician, who compares the unit with the sound that is already there at night. On a main road that may be easy, in a village at the end of a lane it may not.",
      ],
      picture: {
        viewBox: "392 330 240 200",
        description:
          "A heat pump on two feet between a water butt, which stands by the brick wall of a house, and a car’s charge post. Three numbered places: the fan, the wall of the house, and one of the feet.",
        marks: [
          { x: 508, y: 451, text: "The fan: let it blow into the open, not at a fence" },
          { x: 407, y: 440, text: "The wall of the house: it throws sound back" },
          { x: 488, y: 517, text: "Feet of rubber on a slab of its own" },
        ],
      },
    },
    {
      heading: "When it is loudest",
      paragraphs: [
        "On the coldest mornings, while it makes hot water, and for some minutes while it melts its own frost. A pump that is too large is noisier on mild days as well, since it starts and stops all the time. A well-sized one runs slowly for hours, and slow is quiet.",
        "Most have a night mode that limits the fan and the compressor. It takes heat away too, so it is no substitute for a good place. Set the hot water for the afternoon, when the air is warmer in any case and nobody is trying to sleep.",
      ],
    },
    {
      heading: "The hum inside your own walls",
      paragraphs: [
        "People who are disturbed by their own pump rarely hear it through the air. They hear it through brackets, pipes and floors. A unit bolted to a timber wall turns that wall into a drum.",
      ],
      points: [
        "On the ground, on a concrete slab that does not touch the house",
        "Rubber feet that are matched to its weight",
        "Flexible pieces in the pipes, and clips with rubber in them",
        "Pipes that pass through a sleeve and do not touch the brick",
        "No bracket on a bedroom’s wall, and none on a wall that is shared",
        "A circulation pump at its proper speed, with the air let out of the radiators",
      ],
    },
    {
      heading: "Inverters, batteries and chargers",
      paragraphs: [
        "An inverter makes a faint tone from its coils, and a larger one has a fan that starts when it is hot or works hard. With panels alone this ends at sunset. A battery that fills on a night tariff works from midnight, just when the house is silent, and both its inverter and its fan can be heard then. That is one more reason not to put it under the stairs below a bedroom.",
        "Ask for the sound level in the data sheet, with its distance, and whether the fan can be limited at night. Small inverters under each panel have no fan at all. A car’s charger clicks when it switches; the whirr that you hear comes from the car, which cools its battery while it charges.",
        "Panels themselves are silent. If a roof rattles in the wind, a clamp or a cable is loose, and that is a matter for the installer’s warranty.",
      ],
    },
    {
      heading: "If you are the neighbour",
      paragraphs: [
        "Knock first. Most owners cannot hear their unit from your bed and would like to know. Note for a week when it is loud, and listen whether it is air, a hum or a rattle: the three have different cures. Ask to see the sheet; a unit that was put up elsewhere than drawn, or changed for another model, no longer matches it.",
        "Next comes the installer, who answers for the place and the fixing, then the body that certified the installer. Planning enforcement looks at whether the conditions were kept, environmental health at whether it is a nuisance. A recording on a telephone proves little about loudness but shows a rattle well.",
      ],
    },
    {
      heading: "What does not help",
      paragraphs: [
        "Wooden boxes round the unit choke it: cold air returns to the fan, the pump works harder and gets louder. Conifers do nothing to speak of. A wall put up close behind the neighbour’s fence may reflect more than it stops. Measure with your ears at night before you pay for any of it, and let the installer calculate it first.",
      ],
    },
  ],
  facts: [
    {
      label: "Permitted at the neighbour’s window, England",
      value: `${LIMIT} dB`,
      note: "By the calculation of MCS 020 a). A condition of building without an application since 29 May 2025.",
      source: "General Permitted Development (England) Order 2015, Schedule 2, Part 14, Class G; MCS 020 a)",
      asOf: "November 2026",
      restsOn: ["rules.heatPumpNoise"],
    },
    {
      label: "Lost with each doubling of the distance",
      value: "6 dB",
      note: "From a small source in the open, without echoes.",
      source: "ISO 9613-2: attenuation of sound outdoors",
      asOf: "1996, read in November 2026; ISO revised it in 2024",
      restsOn: ["nature.soundDistance"],
    },
  ],
  faq: [
    {
      question: "How loud is 37 decibels?",
      answer:
        "Lists of everyday sounds put a whisper at 30 and a library at 40. At the window of a house beside a road you would not pick it out; in a still courtyard at night you might.",
    },
    {
      question: "Do I have to tell my neighbours?",
      answer:
        "No, so long as no application is needed. Do it anyway, with the sheet in your hand and before the slab is cast. Moving a drawing costs nothing.",
    },
    {
      question: "Is a ground source pump silent?",
      answer:
        "Outdoors, yes. The machine itself stands in the house and hums like a large fridge, so it needs a utility room with a door, on a floor that does not carry sound.",
    },
    {
      question: "Does it get louder with age?",
      answer:
        "It can: bearings wear, leaves and ice get into the fan, screws come loose. A change in the sound is a reason to ring for service before something breaks.",
    },
  ],
  sources: [
    {
      publisher: "legislation.gov.uk",
      title: "General Permitted Development (England) Order 2015, Schedule 2, Part 14, Class G",
      date: "as amended on 29 May 2025",
      url: "https://www.legislation.gov.uk/uksi/2015/596/schedule/2/part/14",
    },
    {
      publisher: "MCS",
      title: "MCS 020 a): planning standard for air source heat pumps",
      date: "Issue 1.0, 2025",
      url: "https://mcscertified.com/wp-content/uploads/2025/03/MCS-020-a-Issue-1.0-Final.pdf",
    },
    {
      publisher: "ISO",
      title: "ISO 9613-2: attenuation of sound during propagation outdoors",
      date: "1996, revised 2024",
    },
    {
      publisher: "legislation.gov.uk",
      title: "Environmental Protection Act 1990, Part III: statutory nuisances",
      date: "1990, as amended",
      url: "https://www.legislation.gov.uk/ukpga/1990/43/part/III",
    },
    {
      publisher: "Kospel",
      title: "Manual of the HPM.Z heat pump: sound at 1 to 15 metres, free, by a wall and in a corner",
      date: "read 23 November 2026",
      url: "https://manualshive.com/en/manual/kospel/hpm-z/1999245?page=8",
    },
  ],
  writtenOn: "2026-11-23",
  services: ["heat-pumps", "battery-storage", "low-carbon-heating"],
  areas: ["portsmouth", "brighton", "islington"],
};
