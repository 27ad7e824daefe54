import { limits } from "#config/limits.ts";
import { type CreditPack, creditPacks, leadsInPack, pencePerLead } from "#content/credit-packs.ts";
import type { StaticSection } from "#content/pages/static-page.ts";
import { pounds } from "#content/pounds.ts";

const price = limits.leadPriceCredits;

/** The page at /how-it-works-for-installers; its figures are counted when it is opened. */
export const installerPrices: {
  path: string;
  title: string;
  description: string;
  intro: string;
  packs: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };
  sections: readonly StaticSection[];
} = {
  path: "/how-it-works-for-installers",
  title: "What a lead costs",
  description: `A lead costs ${price} credits: pounds per lead of each pack, how many companies buy one, what you see before, refunds, and no subscription.`,
  intro: `Every lead costs ${price} credits, whatever the job is worth. You buy credits in packs; they never expire.`,
  packs: {
    caption: "Pounds per lead",
    head: ["Pack", "Price", "Credits", "Leads", "Per lead"],
    rows: creditPacks.map((pack: CreditPack) => [
      pack.name,
      pounds(pack.pricePence),
      String(pack.credits),
      String(leadsInPack(pack)),
      pounds(pencePerLead(pack)),
    ]),
  },
  sections: [
    {
      heading: "How many companies buy a lead",
      paragraphs: [
        `At most ${limits.leadPlacesMax}. The lead says how many places are left before you buy. A refund opens no place again. If you miss the last place, you pay nothing.`,
      ],
    },
    {
      heading: "What you see before you buy",
      paragraphs: [
        "The work, the district, the kind of property, when, the budget, what the customer wrote without contact details, and the answers about the home. Name, phone, email and full postcode come with the purchase.",
      ],
    },
    {
      heading: "When credits come back",
      paragraphs: [
        `Within ${limits.refundRequestDays} days you can report a lead whose number or address is wrong, that you bought before, that nobody asked for or that is not as described. If we agree, its ${price} credits come back. If a customer closes or stops within 24 hours, they come back without your asking.`,
        "You read why a report was accepted or declined, and can ask for a second look.",
      ],
      links: [{ label: "What we count: refunds and everything else", to: "/transparency" }],
    },
    {
      heading: "What we never do",
      paragraphs: [],
      points: [
        "No subscription, no contract and no fee for a won job.",
        "Nothing is spent without a rule that you wrote, and no rule goes over its limit.",
        "No paid rank: no company can pay to stand before another.",
      ],
    },
    {
      heading: "Check your credits yourself",
      paragraphs: [
        "Each entry of your history carries a hash of all entries before it, and your receipts and emails have the newest. You can verify all of it in your browser or with a small program.",
      ],
    },
  ],
};
