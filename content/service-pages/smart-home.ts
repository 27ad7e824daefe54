import { shown } from "#content/figures/shared-figures.ts";
import { electricityPrice, exportPrice, typicalUse } from "#content/service-pages/common-facts.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";

export const smartHome: ServicePage = {
  slug: "smart-home",
  title: "Smart home energy: meters, controls and quotes",
  description:
    "See what uses power, shift it to cheap hours and let panels, battery and car work together. What it saves, privacy, and up to 3 free quotes.",
  keywords: ["smart home energy", "home energy management system", "time of use tariff", "smart meter"],
  heading: "Smart home energy",
  intro:
    "A smart home that saves energy does three plain things: it measures, it moves use to cheaper hours, and it turns off what nobody needs. The gadgets matter less than getting those three right, in that order.",
  picture: "living",
  cards: [
    {
      title: "Measure",
      text: "A smart meter with half-hourly readings, and clamps on the circuits that matter, show where the money goes within a week.",
      points: [
        "Smart meters are fitted by your supplier without a separate charge",
        "Clamps go in the consumer unit, by an electrician",
        "Plug meters find the single culprits",
      ],
    },
    {
      title: "Shift",
      text: "Washing, dishwashing, hot water, the car and the battery can wait for the cheap or sunny hour. Cooking and light can’t.",
    },
    {
      title: "Switch off",
      text: "What runs all night adds up. Ten watts left on all year is 88 kWh, or £23 at the price cap of October to December 2026.",
    },
  ],
  facts: [electricityPrice, typicalUse, exportPrice],
  grants: [],
  benefits: [
    "You see what each habit costs, in pounds and on the day",
    "Tariffs with cheap hours begin to pay, because something acts on them",
    "Panels, battery, car and heating stop working against each other",
    "Leaks, freezers left open and forgotten heaters show up early",
  ],
  sections: [
    {
      heading: "Begin with the base load",
      paragraphs: [
        `Look at your half-hourly readings at three in the morning. What is drawn then is drawn all day: routers, set-top boxes, an old freezer, a pump, a towel rail. A hundred watts there is 876 kWh a year, about £231 at ${shown.electricity}, out of the ${shown.typicalElectricity} that Ofgem counts as typical. Finding half of it is worth more than any app.`,
        "Your supplier or a free reading tool shows these data. In Great Britain you may choose how often the meter reports: monthly, daily or each half hour. Cheap-hour tariffs need the last.",
      ],
    },
    {
      heading: "What a home energy manager does",
      paragraphs: [
        "It is a small controller that knows the tariff, the weather forecast and your habits. On a sunny morning it lets the battery wait for the roof; on a dull one it charges at night. It heats the cylinder at noon, holds the car back until midnight and keeps the total under the main fuse. With panels and a battery from different makers someone has to conduct, or the battery will empty itself into the car.",
        "Ask how the parts talk to each other. Open standards such as Matter, OCPP for charge points and published local interfaces outlive a maker’s cloud. A system that stops when a server in another country does isn’t yours.",
      ],
    },
    {
      heading: "Wiring and rules",
      paragraphs: [
        "Anything inside the consumer unit is work for a registered electrician, and new circuits are notifiable under Part P in England and Wales. Smart switches often need a neutral wire at the switch, which older British houses lack; there are modules for that, or wireless switches without mains. Since April 2024 connectable products sold to consumers in the UK may not come with a universal default password, and the maker has to say how long it will supply security updates. Look for that date on the box.",
      ],
    },
    {
      heading: "How to read the quick estimate",
      paragraphs: [
        "The calculator takes a quarter off your bill and counts £150 for each device and £100 for each room. A quarter is plausible when there is something large to shift, such as a car, a cylinder or a battery. A gas-heated flat with short evenings has less to move. Devices use power as well: twenty of them at a watt each cost you 175 kWh a year.",
      ],
      points: [
        "Start with the two or three largest loads",
        "Keep heating, locks and alarms usable by hand",
        "Write down the accounts and hand them over with the house",
        "Put smart devices on a guest network of your router",
      ],
    },
  ],
  faq: [
    {
      question: "Do I have to have a smart meter?",
      answer:
        "No, you may decline one. But tariffs by the hour and most export payments need half-hourly readings, so without it a smart home has little to act on.",
    },
    {
      question: "Will my smart meter work after I change supplier?",
      answer:
        "Second-generation meters (SMETS2) keep working with any supplier. Most first-generation ones have been moved to the same network; if yours went dumb, ask the supplier to have it enrolled or exchanged.",
    },
    {
      question: "Is the data about my home safe?",
      answer:
        "Half-hourly readings show when you are in, so treat them as private. The network and your supplier may use them only within the rules you agreed to. With third-party apps read what is shared, and with whom, before you connect them.",
    },
    {
      question: "Can it work without the internet?",
      answer:
        "The useful part can. Ask for local control: schedules stored in the device, and a hub that answers on your own network. Remote access and forecasts then pause during an outage, but the heating doesn’t.",
    },
    {
      question: "Is there a grant for smart home equipment?",
      answer:
        "Not as such. Heating controls can be part of improvements under council schemes for homes on a low income, and 0% VAT covers certain heating controls when they are supplied and installed; your installer knows which.",
    },
    {
      question: "What is worth automating first?",
      answer:
        "Hot water and car charging, then the battery. They use the most and nobody minds when they happen. Lamps come last: modern ones use so little that the control can cost more than it saves.",
    },
  ],
  related: ["smart-heating", "battery-storage", "ev-chargers", "energy-audits"],
  features: ["Circuit-level metering", "Tariff and solar scheduling", "Energy management hub", "Secure, local control"],
};
