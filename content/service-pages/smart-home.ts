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
    "A smart home saves energy in three ways: it measures, it moves use to cheaper hours, and it turns off what nobody needs. Getting those right, in that order, matters more than the gadgets.",
  picture: "living",
  cards: [
    {
      title: "Measure",
      text: "A smart meter with half-hourly readings, and clamps on the circuits that matter, show where the money goes within a week.",
      points: [
        "Your supplier fits a smart meter at no extra charge",
        "An electrician fits clamps in the consumer unit",
        "Plug-in meters find which appliances use most",
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
    "You see on the day what each habit costs, in pounds",
    "Tariffs with cheap hours start to pay",
    "Panels, battery, car and heating work together",
    "You notice leaks, open freezers and forgotten heaters early",
  ],
  sections: [
    {
      heading: "Start with what runs all night",
      paragraphs: [
        `Look at your half-hourly readings at three in the morning. Whatever is on then is on all day: routers, set-top boxes, an old freezer, a pump, a towel rail. A hundred watts there is 876 kWh a year, about £231 at ${shown.electricity}, out of the ${shown.typicalElectricity} that Ofgem counts as typical. Finding half of it is worth more than any app.`,
        "Your supplier or a free tool can show you these readings. In Great Britain you can choose how often the meter reports: monthly, daily or half-hourly. Tariffs with cheap hours need half-hourly readings.",
      ],
    },
    {
      heading: "What a home energy manager does",
      paragraphs: [
        "It is a small controller that uses the tariff, the weather forecast and your habits. Before a sunny day it leaves the battery for the panels to fill; before a dull one it charges it overnight. It heats the cylinder at noon, holds the car back until midnight and keeps the total below the main fuse’s limit. If your panels and battery are from different makers you need one, or the battery may empty itself into the car.",
        "Ask how the parts talk to each other. Open standards such as Matter, OCPP for charge points and published local interfaces keep working if a maker shuts its cloud service down.",
      ],
    },
    {
      heading: "Wiring and rules",
      paragraphs: [
        "Use a registered electrician for anything inside the consumer unit. New circuits are notifiable under Part P in England and Wales. Smart switches often need a neutral wire at the switch, which older British houses lack; there are modules for that, or wireless battery switches. Since April 2024 connectable products sold to consumers in the UK may not come with a universal default password, and the maker has to say how long it will supply security updates. Check that date before you buy.",
      ],
    },
    {
      heading: "How to read the rule of thumb",
      paragraphs: [
        "The rule of thumb takes a quarter off your bill and counts £150 for each device and £100 for each room. No measured saving is near a quarter: controls save 3% to 10% of the heating, and only a car, a cylinder or a battery gives them something large to shift. The devices use power too: twenty at a watt each use 175 kWh a year.",
      ],
      points: [
        "Start with the two or three largest loads",
        "Keep heating, locks and alarms usable by hand",
        "Write down the accounts and hand them over with the house",
        "Put smart devices on your router’s guest network",
      ],
    },
  ],
  faq: [
    {
      question: "Do I have to have a smart meter?",
      answer:
        "No, you can decline one. But tariffs with cheap hours and most export payments need half-hourly readings, so a smart home can do little without it.",
    },
    {
      question: "Will my smart meter work after I change supplier?",
      answer:
        "Second-generation meters (SMETS2) keep working with any supplier. Most first-generation ones have been moved to the same network; if yours no longer sends readings, ask your supplier to enrol or replace it.",
    },
    {
      question: "Is the data about my home safe?",
      answer:
        "Half-hourly readings show when you are in, so treat them as private. The network and your supplier may use them only as you have agreed. Before you connect a third-party app, read what it shares and with whom.",
    },
    {
      question: "Can it work without the internet?",
      answer:
        "The useful part can. Ask for local control: schedules stored in the device, and a hub on your own network. If the internet goes down you lose remote access and forecasts, but the heating keeps running.",
    },
    {
      question: "Is there a grant for smart home equipment?",
      answer:
        "Not as such. Council schemes for low-income homes can include heating controls, and 0% VAT covers certain heating controls when they are supplied and installed; ask your installer which.",
    },
    {
      question: "What is worth automating first?",
      answer:
        "Hot water and car charging, then the battery. They use the most, and nobody minds when they run. Leave lights until last: modern ones use so little that the control can cost more than it saves.",
    },
  ],
  related: ["smart-heating", "battery-storage", "ev-chargers", "energy-audits"],
  features: ["Circuit-level metering", "Tariff and solar scheduling", "Energy management hub", "Secure, local control"],
};
