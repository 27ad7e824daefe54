import { shown } from "#content/figures/shared-figures.ts";
import { gasPrice, typicalUse } from "#content/service-pages/common-facts.ts";
import { eco4, warmHomesLocalGrant } from "#content/service-pages/grant-notes.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";

export const smartHeating: ServicePage = {
  slug: "smart-heating",
  title: "Smart heating controls: what they save, and quotes",
  description:
    "Smart thermostats, radiator valves and weather compensation: what each does, what it can and cannot save, and up to 3 free quotes from installers.",
  keywords: ["smart heating", "smart thermostat installation", "smart radiator valves", "weather compensation"],
  heading: "Smart heating",
  intro:
    "Controls don’t make heat; they stop you paying for heat that nobody feels. The best of them also let the boiler or heat pump run cooler, and that is where the lasting saving lies.",
  picture: "thermostat",
  cards: [
    {
      title: "A smart thermostat",
      text: "Learns or follows a timetable, can be reached from your phone, and turns the heating down when the last person leaves.",
      points: [
        "Fitted in an hour or two",
        "Works with most boilers and many heat pumps",
        "Keep the manual override where guests find it",
      ],
    },
    {
      title: "Smart radiator valves",
      text: "Each radiator gets a timetable of its own, so the spare room isn’t heated for the sake of the bathroom. Doors have to stay shut for it to work.",
    },
    {
      title: "Weather compensation",
      text: "A sensor outside lowers the water temperature on mild days. It has no screen, nobody notices it, and it saves every day.",
    },
  ],
  facts: [
    gasPrice,
    typicalUse,
    {
      id: "smart-heating-gas-typical-home",
      label: "Gas for a typical home",
      value: "about £757 a year",
      note: `${shown.typicalGas} at ${shown.gas}, without the standing charge. One per cent less is about £7.60 a year.`,
      source: "Ofgem typical use and price cap, multiplied by us",
      asOf: "October to December 2026",
      restsOn: ["tariffs.gas", "use.gas"],
    },
  ],
  grants: [warmHomesLocalGrant, eco4],
  benefits: [
    "Warm rooms when you are in them, cooler ones when you aren’t",
    "Lower water temperatures, so that a condensing boiler really condenses",
    "A view of what each room needs before you choose a heat pump",
    "Frost protection that you can check from anywhere",
  ],
  sections: [
    {
      heading: "Where the saving comes from",
      paragraphs: [
        "Three things cut heating use: lower room temperatures, fewer heated hours, fewer heated rooms. Controls make all three easier. They save most in homes that stand empty through the day, have many rooms and had only one dial in the hall; they save little where someone is at home all day and already turned radiators down by hand.",
        "Our quick estimate takes 40% of the bill. Read that as an upper bound for a large house with poor controls. For a typical home, each tenth that you really save is worth about £76 of gas a year at the cap of October to December 2026, and you can weigh a quote against that.",
      ],
    },
    {
      heading: "The setting that costs nothing",
      paragraphs: [
        "A condensing boiler is at its best when the water comes back from the radiators below about 55 °C. Many are left at a flow temperature of 75 or 80. Turning a combi’s heating flow down to 60, or lower while rooms stay warm, makes it more efficient the same day. If you have a cylinder, keep its water at 60 °C or above because of legionella, and leave only the heating circuit cooler.",
        "Good controls then do this by themselves. Load compensation lowers the flow as the room nears its target; it needs a thermostat that speaks the boiler’s language, such as OpenTherm or the maker’s own bus. A thermostat that only switches on and off throws this away, however clever its app.",
      ],
    },
    {
      heading: "With a heat pump, smart means steady",
      paragraphs: [
        "Deep setbacks and room-by-room shut-offs suit boilers. A heat pump is different: with most valves closed its water has nowhere to go, it starts and stops too often, and the morning catch-up runs at the least efficient temperature. Use weather compensation as the main control, keep the valves mostly open and limit zoning to rooms you truly seldom use. Ask the installer who would honour the pump’s warranty with third-party controls.",
      ],
    },
    {
      heading: "What the installer checks",
      paragraphs: [
        "The wiring centre, the zone valves and whether a bypass is needed when radiator valves close. The wireless signal between thermostat and receiver, through the walls you have. Whether each radiator is balanced, since a smart head on a valve that is stuck gives you an app and no heat. Since 2018 a new combi boiler in England has had to come with one of four energy-saving measures, of which weather compensation is one, so ask which you have.",
      ],
      points: [
        "Does it still work when the internet is down?",
        "Is there a subscription, now or later?",
        "Who sees my data, and can I delete it?",
        "Can it be left for the next owner of the house?",
      ],
    },
  ],
  faq: [
    {
      question: "Can I fit a smart thermostat myself?",
      answer:
        "Changing battery radiator heads is simple. The receiver at the boiler involves mains wiring and sometimes the boiler’s own terminals, so have it done by a heating engineer; inside a gas boiler’s sealed casing, only a Gas Safe engineer may work.",
    },
    {
      question: "Is it cheaper to leave the heating on low all day?",
      answer:
        "With a boiler, hardly ever: a house that is cooler for some hours loses less heat. With a heat pump, a small setback usually wins over switching off, because a hard recovery costs efficiency.",
    },
    {
      question: "Will smart valves work on my old radiators?",
      answer:
        "On most that have a thermostatic valve body. Very old valves need new bodies, which means draining that part of the system. One radiator, usually in the room with the thermostat, stays open.",
    },
    {
      question: "Do smart controls help in a flat with a communal boiler?",
      answer:
        "Only if your flat has its own heat meter and control valve. Otherwise the saving goes into the common bill. Ask the managing agent what you pay for and what you may change.",
    },
    {
      question: "What temperature should I set?",
      answer:
        "Many people are content with 18 to 20 °C in living rooms and less in bedrooms. Babies, older people and anyone who is unwell need it warmer, and a home that is kept too cold invites damp and mould.",
    },
  ],
  related: ["heat-pumps", "smart-home", "low-carbon-heating", "energy-audits"],
  features: [
    "Smart thermostats",
    "Radiator valves room by room",
    "Weather and load compensation",
    "Balancing and set-up",
  ],
};
