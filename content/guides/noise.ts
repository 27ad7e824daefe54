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
    "How loud a heat pump is at next door’s window, the 37 decibel test of MCS 020, a sum that you can do yourself, quiet places for it, and what to do about a hum.",
  heading: "Noise, and how to avoid disturbing next door",
  answer: [
    `In England a heat pump needs no planning application only if it comes to no more than ${LIMIT} decibels at the neighbour’s window, by the MCS 020 a) calculation. Distance and corners matter more than the make. Ask for the calculation before you sign, and check where it puts the unit.`,
    "Inverters and batteries have no such test. They hum and have fans, usually quiet and usually running while you are awake. A cellar, a garage or an outside wall away from bedrooms is nearly always fine.",
  ],
  sections: [
    {
      heading: "Sound power and sound pressure",
      paragraphs: [
        "Data sheets give sound power and sound pressure, both in decibels, and sellers like to quote the smaller. Sound power is what the machine sends out in all directions; it does not depend on where you stand, and it is on the energy label. Sound pressure is what arrives at a certain distance. “35 dB” without “at three metres” tells you nothing.",
        "Decibels don’t add up like ordinary numbers. Ten more sounds about twice as loud. Two equal machines together are three decibels louder than one. And each time the distance doubles in the open, you lose six.",
      ],
    },
    {
      heading: "The sum you can do yourself",
      paragraphs: [
        `Take the sound power from the label, ${POWER} dB in our example. Subtract ${spread.open} if the unit is in the open, ${spread.wall} if it is in front of a wall, ${spread.corner} if it is in a corner between two walls. That is the level one metre away. Then subtract 6 for two metres, 12 for four, 18 for eight.`,
        "The bars are for a unit in front of a wall. This is the physics behind the official calculation, which has its own rules for walls, barriers and rounding. Use it to see whether a place is likely to pass.",
      ],
      chart: {
        title: `A unit of ${POWER} dB sound power, in front of a wall`,
        head: ["Distance to the window", "Level there"],
        bars: [2, 4, 6, 8, 10].map((metres) => ({
          label: `${metres} metres`,
          value: heard(metres, spread.wall),
          words: decibels(heard(metres, spread.wall)),
          isKey: heard(metres, spread.wall) <= LIMIT,
        })),
      },
    },
    {
      heading: "What the bars show",
      paragraphs: [
        `This unit drops to ${LIMIT} dB after ${quietFrom(spread.wall).toFixed(1)} metres. In a corner it takes ${quietFrom(spread.corner).toFixed(1)} metres, because two walls reflect more sound than one. In the open ${quietFrom(spread.open).toFixed(1)} are enough. So a corner between the kitchen extension and the fence is the loudest place in the garden.`,
        `Choosing a model that is three decibels quieter does as much as moving it from the corner to the straight wall. Two of our units side by side send out ${decibels(POWER + twoUnits)}, so treat a pair as one louder machine.`,
      ],
    },
    {
      heading: "What MCS 020 a) looks at",
      paragraphs: [
        "The 2025 edition has been part of the English planning rules since 29 May that year. It uses the maker’s declared sound power, the distance to the nearest window or door of a neighbour’s habitable room, reflecting surfaces round the unit, and anything solid in between. A fence counts only if it has no gaps and is thick and wide enough; a hedge does not count.",
        `Older documents mention 42 dB. That was the limit in the previous edition, which added a figure for background noise. You can’t compare the two limits directly, so a sheet that shows 41 and says “pass” follows the old rules. Ask your council’s planning office which edition applies in Scotland, Wales or Northern Ireland.`,
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
        "If the unit passes, you need no planning application on account of noise, but a neighbour can still complain. Under the Environmental Protection Act a council must investigate, and if it finds a statutory nuisance it can order you to fix it, even if the unit passed. That is rare, and nearly always involves a unit under a bedroom window or one that has come loose.",
        "If it fails, you can still apply for permission with a report from an acoustician, who compares the unit with the existing noise at night. That may be easy on a main road and hard in a quiet village.",
      ],
      picture: {
        viewBox: "392 330 240 200",
        description:
          "A heat pump on two feet between a water butt, which stands by the brick wall of a house, and a car’s charge post. Three numbered places: the fan, the wall of the house, and one of the feet.",
        marks: [
          { x: 508, y: 451, text: "The fan: point it into the open, not at a fence" },
          { x: 407, y: 440, text: "The wall of the house: it reflects sound" },
          { x: 488, y: 517, text: "Rubber feet on a separate slab" },
        ],
      },
    },
    {
      heading: "When it is loudest",
      paragraphs: [
        "On the coldest mornings, while it makes hot water, and for some minutes while it melts its own frost. A pump that is too large is noisier on mild days too, because it keeps starting and stopping. A well-sized one runs slowly, and quietly, for hours.",
        "Most have a night mode that limits the fan and compressor. It also reduces the heat, so it is no substitute for a good location. Heat the hot water in the afternoon, when the air is warmer and nobody is trying to sleep.",
      ],
    },
    {
      heading: "The hum inside your own walls",
      paragraphs: [
        "If your own pump disturbs you, the sound is usually coming through brackets, pipes and floors. A unit bolted to a timber wall makes the whole wall vibrate.",
      ],
      points: [
        "On the ground, on a concrete slab that does not touch the house",
        "Rubber feet that suit its weight",
        "Flexible pieces in the pipes, and clips with rubber in them",
        "Pipes that pass through a sleeve and do not touch the brick",
        "No brackets on a bedroom wall or a shared wall",
        "The circulation pump at the right speed, and the radiators bled",
      ],
    },
    {
      heading: "Inverters, batteries and chargers",
      paragraphs: [
        "An inverter hums faintly, and a larger one has a fan that starts when it is hot or working hard. With panels alone this stops at sunset. A battery on a night tariff runs from midnight, when the house is silent and you can hear its inverter and fan. That is another reason not to put it under the stairs below a bedroom.",
        "Ask for the sound level in the data sheet, with its distance, and whether the fan can be limited at night. Microinverters have no fan. A charge point clicks when it switches; any whirring comes from the car, which cools its battery while charging.",
        "Panels themselves are silent. If a roof rattles in the wind, a clamp or a cable is loose, so call the installer back under warranty.",
      ],
    },
    {
      heading: "If you are the neighbour",
      paragraphs: [
        "Talk to your neighbour first. Most owners don’t know how it sounds from your bedroom and would like to. Note for a week when it is loud, and whether it is air, a hum or a rattle: each has a different remedy. Ask to see the noise calculation; it doesn’t apply if the unit is in a different place or is a different model.",
        "Next contact the installer, who is responsible for the location and fixing, then the body that certified the installer. Planning enforcement checks whether the conditions were met; environmental health checks whether it is a nuisance. A phone recording says little about loudness but does show a rattle.",
      ],
    },
    {
      heading: "What does not help",
      paragraphs: [
        "Wooden boxes trap cold air, so the pump works harder and gets louder. Conifers make almost no difference. A wall close behind the neighbour’s fence may reflect more than it blocks. Have the installer calculate it before you pay for anything.",
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
        "Lists of everyday sounds put a whisper at 30 and a library at 40. Beside a road you would not notice it; in a quiet courtyard at night you might.",
    },
    {
      question: "Do I have to tell my neighbours?",
      answer:
        "Not if you don’t need permission. Do it anyway, with the noise calculation, while it is still easy to change the plan.",
    },
    {
      question: "Is a ground source pump silent?",
      answer:
        "Outdoors, yes. The machine itself is indoors and hums like a large fridge, so put it in a utility room with a door, on a floor that doesn’t carry sound.",
    },
    {
      question: "Does it get louder with age?",
      answer:
        "It can: bearings wear, leaves and ice get into the fan, screws come loose. If the sound changes, call for a service before something breaks.",
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
