import { shown } from "#content/figures/shared-figures.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { yieldIn } from "#content/landing-pages/local-facts.ts";
import { batteryOwnFigures } from "#content/landing-pages/own-figures.ts";
import { vatOnBatteries } from "#content/pages/battery-facts.ts";
import { batteryCost, electricityPrice, exportPrice } from "#content/service-pages/common-facts.ts";

export const berkshireHomeBattery: LandingPage = {
  area: "berkshire",
  suffix: "home-battery",
  calculator: "battery",
  title: "Home battery Berkshire: Reading, Wokingham, Newbury",
  description:
    "Home batteries in Berkshire: estate garages, Thames flood levels, backup on the downs, export limits from SSEN, and up to 3 free quotes.",
  keywords: [
    "home battery Berkshire",
    "solar battery storage Reading",
    "battery storage Wokingham",
    "home battery Newbury",
    "power cut backup Berkshire",
  ],
  heading: "Home batteries in Berkshire",
  intro:
    "Berkshire has working-from-home estates in the east and long rural lines in the west, and a battery does a different job in each. In Wokingham it trims the bill. At Lambourn it may be bought for the night when the line is down.",
  picture: "battery",
  coverage: {
    title: "East, middle and west Berkshire",
    text: "Battery installers can be requested from all three, in towns and in the villages round about.",
    places: [
      "Binfield",
      "Bracknell",
      "Burghfield",
      "Caversham",
      "Cookham",
      "Hungerford",
      "Lambourn",
      "Maidenhead",
      "Newbury",
      "Slough",
      "Theale",
      "Winnersh",
      "Wokingham",
      "Woodley",
    ],
  },
  cards: [
    {
      title: "Integral garages on estates",
      text: "The consumer unit is often there already, which keeps the wiring short. Because bedrooms lie above, ceiling, door and alarm decide whether it is acceptable. The outer wall beside the garage door is the usual second proposal.",
    },
    {
      title: "Near the Thames, Loddon and Kennet",
      text: "Cookham, Pangbourne, Winnersh and lower Caversham know high water. A battery belongs above the mapped level or on a part of the plot that stays dry. Say in your request that you are near a river.",
    },
    {
      title: "On the downs",
      text: "Poles and bare wires cross the open country west of the A34. Gales bring them down more often than a town dweller would guess. For homes with a private water supply, backup for the pump is a real need.",
    },
  ],
  facts: [batteryCost, electricityPrice, exportPrice, vatOnBatteries, yieldIn("berkshire"), ...batteryOwnFigures],
  benefits: [
    "Solar power kept for the hours after a home-office day",
    "Water, light and broadband in a rural power cut, with the right wiring",
    "A way round a tight export limit at the end of a line",
    "One operator and one set of forms in the whole county",
    `No VAT for home installations completed while the zero rate stands, to ${shown.vatReliefEnds}`,
  ],
  sections: [
    {
      heading: "When the grid says no to export",
      paragraphs: [
        "SSEN may answer a larger solar application in the villages with an export limit. Without storage the panels are then throttled at noon. With it, the surplus goes into the battery first and only the rest is cut, so a limit of a few kilowatts costs little over the year.",
        "It has to be set up as one system. Inverter, battery and limiter must talk to each other, and the device that keeps the limit is tested on commissioning. Ask for the report, because SSEN can ask you for it too.",
      ],
    },
    {
      heading: "Commuter estates: the evening sum",
      paragraphs: [
        "On an estate in Woodley or Winnersh the panels face whichever way the close does. An east roof fills the battery by noon, a west roof just before it is needed. Put your roof’s direction into the request, since it changes the size that pays.",
        "Count the hours too. Households with one person at home use a good share by day and need less storage than the roof suggests. The calculator’s rule of thumb counts 25p for each stored unit; the gap between buying and selling is narrower, and what homes really see comes before it.",
      ],
    },
    {
      heading: "A word on safety and paperwork",
      paragraphs: [
        "Your installer should follow PAS 63100 and show you how. Thatched cottages at Hungerford or Yattendon need special care: put the battery well away from the roof, in an outbuilding or on a separate stand, and show the insurer the plan first.",
      ],
    },
  ],
  faq: [
    {
      question: "Can a battery run my Berkshire borehole pump in a power cut?",
      answer:
        "If the inverter can supply the pump’s starting current, which is several times what it takes when running. Give the installer the pump’s plate or a photograph of it. A soft starter often makes the difference.",
    },
    {
      question: "Does SSEN charge for approving a home battery?",
      answer:
        "A notice after connection costs nothing. For larger systems, fees can arise for a study or for work on the network, and you learn of them before you commit. The installer should state who pays.",
    },
    {
      question: "My solar in Maidenhead was fitted in the Feed-in years; is it compatible?",
      answer:
        "Nearly any array can have an AC-coupled battery beside it. Replacing the old inverter by a hybrid one is a second way and makes sense when it is near its end anyway. Your generation meter has to keep counting the panels alone.",
    },
    {
      question: "Where would a battery go in a Slough terrace?",
      answer:
        "On the rear wall or on a stand in the yard, away from the kitchen door and from the flat upstairs if there is one. In a shared house the landlord’s licence and insurer come first. A hallway is never the place.",
    },
    {
      question: "Is a battery worth having with an EV on the drive?",
      answer:
        "The car takes far more at night than a battery holds, and a cheap EV tariff fills both. Set the battery so that it does not empty itself into the car. A clamp on the right cable, or one setting in the app, prevents that.",
    },
  ],
};
