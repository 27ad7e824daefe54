import type { DemoLead } from "#content/demo/leads.ts";
import type { LostReason } from "#content/lost-reasons.ts";
import type { PurchaseStage } from "#content/purchase-stages.ts";
import type { RefundReason } from "#content/refund-reasons.ts";

/** One company's purchase of a past enquiry, and its outcome. */
export interface PastSale {
  /** Hours after the enquiry. */
  readonly afterHours: number;
  /** Hours from the purchase to the first call. */
  readonly contactHours: number;
  readonly stage: PurchaseStage;
  /** With Lost alone. */
  readonly lostReason?: LostReason;
  readonly report?: {
    readonly reason: RefundReason;
    readonly note: string;
    /** Hours from the first call to the report; absent: 1. */
    readonly afterHours?: number;
    /**
     * An open report awaits an administrator; a declined one has the words that the company reads. A program accepts one
     * because the customer's mail server refuses our mail.
     */
    readonly outcome: "accepted" | "accepted by program" | "declined" | "open";
    readonly words?: string;
    /** The second look at a declined one, so many days ago; without an answer it waits for an administrator. */
    readonly secondLook?: { readonly daysAgo: number; readonly words: string; readonly answer?: SecondAnswer };
  };
  /** The customer's request came from a network address of the company. */
  readonly sharesAddress?: true;
}

interface SecondAnswer {
  readonly daysAgo: number;
  readonly outcome: "accepted" | "declined";
  readonly reason: string;
}

/** A sold enquiry of the last 90 days. Invented like the others. */
export type PastLead = Pick<
  Required<DemoLead>,
  | "customerName"
  | "customerPhone"
  | "postcode"
  | "serviceType"
  | "serviceSlug"
  | "propertyType"
  | "timeframe"
  | "budgetRange"
  | "description"
> & {
  readonly daysAgo: number;
  /** By the part of the company's email before the @. */
  readonly sales: Readonly<Partial<Record<DemoBuyer, PastSale>>>;
};

export type DemoBuyer = "approved" | "empty" | "suspended" | "rival1" | "rival2" | "rival3";

export const demoPastLeads: readonly PastLead[] = [
  {
    customerName: "Helen Ashworth",
    customerPhone: "07700 900502",
    postcode: "NE2 3AB",
    serviceType: "solar-panels",
    serviceSlug: "solar-panels",
    propertyType: "house",
    timeframe: "1-3-months",
    budgetRange: "£5,000-£10,000",
    description:
      "Terraced house, 24 m² of slate roof facing south. The scaffold has to stand in a back lane that is 2.5 m wide.",
    daysAgo: 89,
    sales: {
      rival1: { afterHours: 3, contactHours: 2, stage: "won" },
    },
  },
  {
    customerName: "Tom Okafor",
    customerPhone: "07700 900503",
    postcode: "RG30 2LT",
    serviceType: "battery-storage",
    serviceSlug: "battery-storage",
    propertyType: "house",
    timeframe: "asap",
    budgetRange: "£5,000-£10,000",
    description:
      "Twelve panels from 2019 and nothing to keep the power in. Garage wall next to the consumer unit is free.",
    daysAgo: 86,
    sales: {
      approved: { afterHours: 2, contactHours: 1.5, stage: "won" },
      rival2: { afterHours: 20, contactHours: 30, stage: "lost", lostReason: "price" },
    },
  },
  {
    customerName: "Susan Birch",
    customerPhone: "07700 900504",
    postcode: "SE15 4EE",
    serviceType: "heat-pumps",
    serviceSlug: "heat-pumps",
    propertyType: "house",
    timeframe: "3-6-months",
    budgetRange: "£10,000-£20,000",
    description:
      "1930s semi, gas boiler from 2008, cavity walls filled in 2015. Is there room beside the kitchen door?",
    daysAgo: 83,
    sales: {
      rival2: { afterHours: 5, contactHours: 3, stage: "won" },
      suspended: { afterHours: 40, contactHours: 60, stage: "lost", lostReason: "could not reach them" },
    },
  },
  {
    customerName: "Dominic Farrell",
    customerPhone: "07700 900505",
    postcode: "RG2 7HE",
    serviceType: "ev-chargers",
    serviceSlug: "ev-chargers",
    propertyType: "house",
    timeframe: "asap",
    budgetRange: "Under £5,000",
    description:
      "Drive at the front, consumer unit under the stairs, about 9 m of cable. The car arrives at the end of the month.",
    daysAgo: 79,
    sales: {
      approved: { afterHours: 1, contactHours: 0.5, stage: "won" },
    },
  },
  {
    customerName: "Mairi Sinclair",
    customerPhone: "07700 900506",
    postcode: "G42 9TT",
    serviceType: "solar-panels",
    serviceSlug: "solar-panels",
    propertyType: "house",
    timeframe: "1-3-months",
    budgetRange: "£5,000-£10,000",
    description: "South-west roof, concrete tiles, one chimney on the left. We are at home in the daytime.",
    daysAgo: 76,
    sales: {
      rival3: { afterHours: 4, contactHours: 20, stage: "lost", lostReason: "another installer" },
      rival1: { afterHours: 30, contactHours: 2, stage: "won" },
    },
  },
  {
    customerName: "Oliver Tennant",
    customerPhone: "07700 900507",
    postcode: "BS7 8NB",
    serviceType: "solar-panels",
    serviceSlug: "solar-panels",
    propertyType: "house",
    timeframe: "asap",
    budgetRange: "£10,000-£20,000",
    description: "Two roofs, east and west, about 20 m² each, and we would like a battery with them.",
    daysAgo: 73,
    sales: {
      empty: { afterHours: 2, contactHours: 4, stage: "won" },
      approved: { afterHours: 26, contactHours: 3, stage: "lost", lostReason: "price" },
    },
  },
  {
    customerName: "Bethan Rees",
    customerPhone: "07700 900508",
    postcode: "RG14 1QB",
    serviceType: "solar-panels",
    serviceSlug: "solar-panels",
    propertyType: "bungalow",
    timeframe: "1-3-months",
    budgetRange: "£5,000-£10,000",
    description:
      "Bungalow with a wide roof to the south-east. A neighbour’s ash shades the last two metres after four.",
    daysAgo: 70,
    sales: {
      approved: { afterHours: 3, contactHours: 1, stage: "quoted" },
    },
  },
  {
    customerName: "Craig Mercer",
    customerPhone: "07700 900509",
    postcode: "NE6 5LS",
    serviceType: "ev-chargers",
    serviceSlug: "ev-chargers",
    propertyType: "house",
    timeframe: "1-3-months",
    budgetRange: "Under £5,000",
    description: "Garage at the back of the house, supply at the front. Is the cable run through the cellar allowed?",
    daysAgo: 67,
    sales: {
      rival1: { afterHours: 6, contactHours: 12, stage: "won" },
    },
  },
  {
    customerName: "Yasmin Haddad",
    customerPhone: "07700 900510",
    postcode: "SE5 8RS",
    serviceType: "battery-storage",
    serviceSlug: "battery-storage",
    propertyType: "flat",
    timeframe: "just-exploring",
    budgetRange: "Not sure yet",
    description: "Top-floor flat with a share of the roof and eight panels on it. Where may a battery stand?",
    daysAgo: 64,
    sales: {
      rival2: { afterHours: 9, contactHours: 40, stage: "lost", lostReason: "not going ahead" },
    },
  },
  {
    customerName: "Patrick Dunne",
    customerPhone: "07700 900511",
    postcode: "RG6 1PT",
    serviceType: "solar-panels",
    serviceSlug: "solar-panels",
    propertyType: "house",
    timeframe: "asap",
    budgetRange: "£10,000-£20,000",
    description: "New roof last spring with rails already fitted, 34 m². We need panels, inverter and the paperwork.",
    daysAgo: 61,
    sales: {
      approved: { afterHours: 1, contactHours: 1, stage: "won" },
      empty: { afterHours: 14, contactHours: 5, stage: "lost", lostReason: "speed" },
      rival2: { afterHours: 30, contactHours: 20, stage: "lost", lostReason: "another installer" },
    },
  },
  {
    customerName: "Gillian Crowther",
    customerPhone: "07700 900512",
    postcode: "M20 3LW",
    serviceType: "solar-panels",
    serviceSlug: "solar-panels",
    propertyType: "house",
    timeframe: "3-6-months",
    budgetRange: "£5,000-£10,000",
    description: "Detached house, hipped roof with three faces. Which of them are worth using?",
    daysAgo: 58,
    sales: {
      suspended: { afterHours: 5, contactHours: 3, stage: "quoted" },
    },
  },
  {
    customerName: "Stefan Kowalski",
    customerPhone: "07700 900513",
    postcode: "G12 8QH",
    serviceType: "ev-chargers",
    serviceSlug: "ev-chargers",
    propertyType: "flat",
    timeframe: "1-3-months",
    budgetRange: "Under £5,000",
    description:
      "Ground-floor flat with a parking space of its own, 15 m from the meter cupboard. The factor has agreed.",
    daysAgo: 55,
    sales: {
      rival3: { afterHours: 3, contactHours: 2, stage: "won" },
    },
  },
  {
    customerName: "Naomi Fletcher",
    customerPhone: "07700 900514",
    postcode: "BS3 1HX",
    serviceType: "battery-storage",
    serviceSlug: "battery-storage",
    propertyType: "house",
    timeframe: "1-3-months",
    budgetRange: "£5,000-£10,000",
    description:
      "Terraced house without a garage. We use most after six in the evening and are on a tariff with cheap nights.",
    daysAgo: 52,
    sales: {
      empty: { afterHours: 4, contactHours: 6, stage: "quoted" },
      approved: { afterHours: 20, contactHours: 2, stage: "won" },
    },
  },
  {
    customerName: "Alan Whitcombe",
    customerPhone: "07700 900515",
    postcode: "NE12 7AA",
    serviceType: "commercial",
    serviceSlug: "commercial-solar",
    propertyType: "commercial",
    timeframe: "3-6-months",
    budgetRange: "Over £30,000",
    description:
      "Joinery workshop with 600 m² of trapezoidal sheet from 2012. Three phases, 70,000 kWh a year, most of it before three.",
    daysAgo: 49,
    sales: {
      rival1: { afterHours: 8, contactHours: 4, stage: "survey_booked" },
    },
  },
  {
    customerName: "Farah Siddiqui",
    customerPhone: "07700 900516",
    postcode: "RG5 4QX",
    serviceType: "solar-panels",
    serviceSlug: "solar-panels",
    propertyType: "house",
    timeframe: "asap",
    budgetRange: "£5,000-£10,000",
    description:
      "28 m² to the south behind a dormer. We had one quote at £9,400 and would like to know whether that is fair.",
    daysAgo: 47,
    sales: {
      approved: { afterHours: 2, contactHours: 1, stage: "won" },
      rival2: { afterHours: 22, contactHours: 9, stage: "lost", lostReason: "price" },
    },
  },
  {
    customerName: "Euan Drummond",
    customerPhone: "07700 900517",
    postcode: "G41 4AB",
    serviceType: "battery-storage",
    serviceSlug: "battery-storage",
    propertyType: "house",
    timeframe: "1-3-months",
    budgetRange: "£5,000-£10,000",
    description: "4 kW of panels and an air source heat pump; the import is highest from four to seven.",
    daysAgo: 44,
    sales: {
      rival3: {
        afterHours: 5,
        contactHours: 3,
        stage: "won",
        report: {
          reason: "duplicate",
          note: "We had this household from their own enquiry on our site.",
          outcome: "declined",
          words: "Your records show an enquiry of another household in the same street.",
          secondLook: {
            daysAgo: 40,
            words: "It is the same family: they moved from number 12 to number 21 in August.",
            answer: {
              daysAgo: 36,
              outcome: "declined",
              reason: "They asked you about the house they left. This request is for another home, with other panels.",
            },
          },
        },
      },
    },
  },
  {
    customerName: "Rosie Tate",
    customerPhone: "07700 900518",
    postcode: "SE24 0JN",
    serviceType: "heat-pumps",
    serviceSlug: "heat-pumps",
    propertyType: "house",
    timeframe: "1-3-months",
    budgetRange: "£10,000-£20,000",
    description:
      "Victorian terrace, loft insulated, sash windows with secondary glazing. Radiators are from the 1990s.",
    daysAgo: 42,
    sales: {
      rival2: { afterHours: 2, contactHours: 2, stage: "survey_booked" },
      rival1: { afterHours: 25, contactHours: 48, stage: "lost", lostReason: "not going ahead" },
    },
  },
  {
    customerName: "Callum Reid",
    customerPhone: "07700 900519",
    postcode: "RG40 3DE",
    serviceType: "ev-chargers",
    serviceSlug: "ev-chargers",
    propertyType: "house",
    timeframe: "asap",
    budgetRange: "Under £5,000",
    description: "Two cars, one socket on the garage. Can both be charged at night on one supply?",
    daysAgo: 39,
    sales: {
      approved: { afterHours: 1, contactHours: 2, stage: "won" },
    },
  },
  {
    customerName: "Ingrid Halvorsen",
    customerPhone: "07700 900520",
    postcode: "BS9 2LD",
    serviceType: "solar-panels",
    serviceSlug: "solar-panels",
    propertyType: "house",
    timeframe: "1-3-months",
    budgetRange: "£10,000-£20,000",
    description: "Large roof to the south-west at 35 degrees, no shade, 7,200 kWh a year with a pool pump.",
    daysAgo: 37,
    sales: {
      empty: { afterHours: 3, contactHours: 3, stage: "survey_booked" },
      approved: { afterHours: 18, contactHours: 1, stage: "quoted" },
    },
  },
  {
    customerName: "Jason Pryce",
    customerPhone: "07700 900521",
    postcode: "NE28 9QQ",
    serviceType: "solar-panels",
    serviceSlug: "solar-panels",
    propertyType: "house",
    timeframe: "asap",
    budgetRange: "£5,000-£10,000",
    description: "Semi-detached from 2004, roof felt dry, 22 m² to the south.",
    daysAgo: 35,
    sales: {
      rival1: { afterHours: 2, contactHours: 1, stage: "quoted" },
      approved: {
        afterHours: 50,
        contactHours: 5,
        stage: "lost",
        lostReason: "another installer",
        report: {
          reason: "wrong_phone",
          note: "The number belongs to somebody else, who had never asked for anything.",
          outcome: "accepted",
        },
      },
    },
  },
  {
    customerName: "Meera Joshi",
    customerPhone: "07700 900522",
    postcode: "RG1 5LU",
    serviceType: "smart-home",
    serviceSlug: "smart-home",
    propertyType: "house",
    timeframe: "3-6-months",
    budgetRange: "Under £5,000",
    description:
      "We would like one app for the heating, the hot water and the charger, and to see what the washing machine uses.",
    daysAgo: 33,
    sales: {
      approved: { afterHours: 7, contactHours: 3, stage: "contacted" },
    },
  },
  {
    customerName: "Duncan Laird",
    customerPhone: "07700 900523",
    postcode: "G44 3SL",
    serviceType: "solar-panels",
    serviceSlug: "solar-panels",
    propertyType: "house",
    timeframe: "1-3-months",
    budgetRange: "£5,000-£10,000",
    description: "Two-storey house, pantiles, scaffolding possible on all sides. Inverter could go in the loft.",
    daysAgo: 30,
    sales: {
      rival3: { afterHours: 3, contactHours: 2, stage: "quoted" },
      rival1: { afterHours: 28, contactHours: 3, stage: "quoted" },
    },
  },
  {
    customerName: "Katie Lomax",
    customerPhone: "07700 900524",
    postcode: "SE22 9HR",
    serviceType: "battery-storage",
    serviceSlug: "battery-storage",
    propertyType: "house",
    timeframe: "asap",
    budgetRange: "£5,000-£10,000",
    description: "The inverter reports faults since August. Replace it and add a battery in one visit if possible.",
    daysAgo: 28,
    sales: {
      rival2: { afterHours: 1, contactHours: 2, stage: "won" },
      approved: { afterHours: 16, contactHours: 1, stage: "survey_booked" },
    },
  },
  {
    customerName: "Winston Achebe",
    customerPhone: "07700 900525",
    postcode: "RG7 3YG",
    serviceType: "solar-panels",
    serviceSlug: "solar-panels",
    propertyType: "house",
    timeframe: "asap",
    budgetRange: "£20,000-£30,000",
    description: "Farmhouse and a barn of 180 m². The barn has its own supply with three phases.",
    daysAgo: 25,
    sales: {
      approved: { afterHours: 2, contactHours: 1, stage: "survey_booked" },
      empty: { afterHours: 20, contactHours: 4, stage: "quoted" },
    },
  },
  {
    customerName: "Claire Bellamy",
    customerPhone: "07700 900526",
    postcode: "BS8 4UD",
    serviceType: "heat-pumps",
    serviceSlug: "heat-pumps",
    propertyType: "house",
    timeframe: "3-6-months",
    budgetRange: "£10,000-£20,000",
    description:
      "Listed house in a conservation area, oil boiler in the basement. Do we need consent for the outdoor unit?",
    daysAgo: 23,
    sales: {
      rival2: { afterHours: 6, contactHours: 10, stage: "contacted" },
    },
  },
  {
    customerName: "Harpreet Gill",
    customerPhone: "07700 900527",
    postcode: "NE4 9DJ",
    serviceType: "ev-chargers",
    serviceSlug: "ev-chargers",
    propertyType: "house",
    timeframe: "1-3-months",
    budgetRange: "Under £5,000",
    description: "Shared drive; the neighbour agrees. The supply is 60 A according to the cut-out.",
    daysAgo: 21,
    sales: {
      rival1: { afterHours: 4, contactHours: 3, stage: "survey_booked" },
    },
  },
  {
    customerName: "Lorna McIntyre",
    customerPhone: "07700 900528",
    postcode: "G11 6EW",
    serviceType: "battery-storage",
    serviceSlug: "battery-storage",
    propertyType: "flat",
    timeframe: "just-exploring",
    budgetRange: "Under £5,000",
    description: "We have no panels and cannot have any. Does a battery alone pay on a night tariff?",
    daysAgo: 19,
    sales: {
      rival3: {
        afterHours: 10,
        contactHours: 26,
        stage: "contacted",
        sharesAddress: true,
        report: {
          reason: "wrong_email",
          note: "They hang up when we ask for their email address, and ours come back.",
          outcome: "accepted by program",
        },
      },
    },
  },
  {
    customerName: "Simon Thackeray",
    customerPhone: "07700 900529",
    postcode: "RG4 6TN",
    serviceType: "solar-panels",
    serviceSlug: "solar-panels",
    propertyType: "house",
    timeframe: "1-3-months",
    budgetRange: "£5,000-£10,000",
    description: "30 m² to the south-east, tiles from 1988, one soil pipe in the middle.",
    daysAgo: 17,
    sales: {
      approved: { afterHours: 2, contactHours: 1, stage: "quoted" },
      rival2: {
        afterHours: 24,
        contactHours: 5,
        stage: "contacted",
        report: {
          reason: "not_as_described",
          note: "They want their daughter’s roof done, which is in Wales.",
          outcome: "declined",
          words:
            "They asked you about that house as well. The roof in the request is the one that they want done first.",
          secondLook: {
            daysAgo: 4,
            words: "We rang again: the house in the request has had panels since spring.",
          },
        },
      },
    },
  },
  {
    customerName: "Agnieszka Nowak",
    customerPhone: "07700 900530",
    postcode: "SE13 6AL",
    serviceType: "ev-chargers",
    serviceSlug: "ev-chargers",
    propertyType: "house",
    timeframe: "asap",
    budgetRange: "Under £5,000",
    description: "Parking in front of the house, meter in a box outside. Electrician says the earth rod is missing.",
    daysAgo: 14,
    sales: {
      rival2: { afterHours: 3, contactHours: 2, stage: "quoted" },
      approved: { afterHours: 20, contactHours: 2, stage: "survey_booked" },
    },
  },
  {
    customerName: "Robert Ellison",
    customerPhone: "07700 900531",
    postcode: "NE3 5QA",
    serviceType: "solar-panels",
    serviceSlug: "solar-panels",
    propertyType: "bungalow",
    timeframe: "asap",
    budgetRange: "£5,000-£10,000",
    description:
      "Dormer bungalow with 26 m² to the west. We would like to be done before the price changes in January.",
    daysAgo: 12,
    sales: {
      rival1: { afterHours: 2, contactHours: 1, stage: "survey_booked" },
    },
  },
  {
    customerName: "Fiona Baxter",
    customerPhone: "07700 900532",
    postcode: "RG12 8GA",
    serviceType: "battery-storage",
    serviceSlug: "battery-storage",
    propertyType: "house",
    timeframe: "1-3-months",
    budgetRange: "£5,000-£10,000",
    description:
      "Ten panels, hybrid inverter is there, only the battery is missing. Utility room with an outside wall.",
    daysAgo: 10,
    sales: {
      approved: { afterHours: 1, contactHours: 1, stage: "contacted" },
      empty: { afterHours: 22, contactHours: 3, stage: "quoted" },
    },
  },
  {
    customerName: "Gregor Munro",
    customerPhone: "07700 900533",
    postcode: "G20 7NY",
    serviceType: "solar-panels",
    serviceSlug: "solar-panels",
    propertyType: "house",
    timeframe: "1-3-months",
    budgetRange: "£5,000-£10,000",
    description: "South roof with two roof windows, about 18 m² remain. Is it worth it?",
    daysAgo: 8,
    sales: {
      rival3: {
        afterHours: 5,
        contactHours: 4,
        stage: "contacted",
        report: {
          reason: "not_as_described",
          note: "There is no south roof; both faces look north and east.",
          // So late that time has not decided about it.
          afterHours: 150,
          outcome: "open",
        },
      },
    },
  },
  {
    customerName: "Judith Marlowe",
    customerPhone: "07700 900534",
    postcode: "RG8 7HN",
    serviceType: "solar-panels",
    serviceSlug: "solar-panels",
    propertyType: "house",
    timeframe: "asap",
    budgetRange: "£10,000-£20,000",
    description:
      "Cottage with a garage of 36 m² whose roof faces south. Overhead supply; the pole stands in the field behind.",
    daysAgo: 2,
    sales: {
      approved: { afterHours: 20, contactHours: 0, stage: "new" },
    },
  },
];

export function leadOfPast(past: PastLead): DemoLead {
  const urgency = past.timeframe === "asap" ? "high" : past.timeframe === "1-3-months" ? "medium" : "low";
  return {
    ...past,
    urgency,
    origin: "quote_request",
    maxPurchases: 3,
    placesTaken: 0,
    customerEmail: `${past.customerName.toLowerCase().replaceAll(" ", ".")}@example.com`,
    createdHoursAgo: past.daysAgo * 24,
  };
}
