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
    "Controls stop you paying for heat that nobody needs. The best also let the boiler or heat pump run at a lower temperature, which saves money all the time.",
  picture: "thermostat",
  cards: [
    {
      title: "A smart thermostat",
      text: "Learns or follows a timetable, can be reached from your phone, and turns the heating down when the last person leaves.",
      points: [
        "Fitted in an hour or two",
        "Works with most boilers and many heat pumps",
        "Keep the manual override where guests can find it",
      ],
    },
    {
      title: "Smart radiator valves",
      text: "Each radiator gets its own timetable, so you don’t heat the spare room in order to heat the bathroom. You have to keep doors shut for it to work.",
    },
    {
      title: "Weather compensation",
      text: "A sensor outside lowers the water temperature on mild days. You won’t notice it, but it saves every day.",
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
    "Rooms that are warm only when you use them",
    "Lower water temperatures, so that a condensing boiler can condense",
    "A view of what each room needs before you choose a heat pump",
    "Frost protection that you can check from anywhere",
  ],
  sections: [
    {
      heading: "Where the saving comes from",
      paragraphs: [
        "Three things cut heating use: lower room temperatures, fewer hours and fewer rooms. Controls make all three easier. They save most in homes with many rooms that are empty during the day and had a single thermostat in the hall. They save little if someone is at home all day and already turns radiators down by hand.",
        "The rule of thumb takes 40% off the bill, which no measurement we have found supports: field trials found 3% to 10%. For a typical home, each tenth saved is worth about £76 of gas a year at the cap of October to December 2026; compare quotes with that.",
      ],
    },
    {
      heading: "The free setting",
      paragraphs: [
        "A condensing boiler is most efficient when the water returns from the radiators below about 55 °C. Many are left at a flow temperature of 75 or 80. Turning a combi’s heating flow down to 60, or lower while rooms stay warm, makes it more efficient straight away. If you have a cylinder, keep its water at 60 °C or above because of legionella, and turn down only the heating circuit.",
        "Good controls do this automatically. Load compensation lowers the flow temperature as the room nears its target; it needs a thermostat that can talk to the boiler, through OpenTherm or the maker’s own bus. A thermostat that only switches on and off can’t do it, however clever its app.",
      ],
    },
    {
      heading: "With a heat pump, keep it steady",
      paragraphs: [
        "Deep setbacks and room-by-room shut-offs suit boilers. A heat pump is different: with most valves closed, too little water flows, it starts and stops too often, and it has to catch up in the morning at its least efficient temperature. Use weather compensation as the main control, keep the valves mostly open and zone only rooms that you seldom use. Ask the installer whether third-party controls affect the heat pump’s warranty.",
      ],
    },
    {
      heading: "What the installer checks",
      paragraphs: [
        "The wiring centre, the zone valves and whether the system needs a bypass when radiator valves close. The wireless signal between thermostat and receiver through your walls. Whether each radiator is balanced and its valve moves freely. Since 2018 a new combi boiler in England has had to come with one of four energy-saving measures, weather compensation among them, so ask which you have.",
      ],
      points: [
        "Does it still work when the internet is down?",
        "Is there a subscription, now or later?",
        "Who sees my data, and can I delete it?",
        "Can I leave it for the next owner of the house?",
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
        "With a boiler, hardly ever: a house that is cooler for a few hours loses less heat. With a heat pump, a small setback is usually cheaper than switching off, because reheating fast is inefficient.",
    },
    {
      question: "Will smart valves work on my old radiators?",
      answer:
        "On most that have a thermostatic valve body. Very old valves need new bodies, which means draining that part of the system. One radiator, usually in the room with the thermostat, stays open.",
    },
    {
      question: "Do smart controls help in a flat with a communal boiler?",
      answer:
        "Only if your flat has its own heat meter and control valve. Otherwise the saving is shared across everyone’s bill. Ask the managing agent what you pay for and what you may change.",
    },
    {
      question: "What temperature should I set?",
      answer:
        "Many people are comfortable at 18 to 20 °C in living rooms and less in bedrooms. Babies, older people and anyone who is unwell need it warmer, and a home kept too cold can get damp and mould.",
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
