import { limits } from "#config/limits.ts";
import { grants, inPounds } from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { exportPrice } from "#content/service-pages/common-facts.ts";
import { boilerUpgradeAirSource } from "#content/service-pages/grant-notes.ts";

export const whatMcsMeans: Guide = {
  slug: "what-mcs-means",
  title: "What MCS certification means, and what it does not",
  description:
    "What an MCS certificate proves, which payments depend on it, how to check a company in two minutes, where MCS does not apply, and what else to ask.",
  heading: "What MCS means",
  answer: [
    "MCS is the British quality scheme for small renewable systems in homes. It certifies products and, more importantly, companies, each for named technologies. A certified company that fits your panels or heat pump registers the job, and you get a certificate with a number. Grants and many export tariffs ask for it.",
    "It proves that a company knows the standards and is inspected. It does not prove that it is cheap or solvent, and it says nothing about chargers, insulation or boilers. Check the company’s entry yourself, and read the contract carefully all the same.",
  ],
  sections: [
    {
      heading: "Three things with one name",
      paragraphs: [
        "First there are certified products: a heat pump or a panel on the list has been tested to a standard. Then there are certified companies, each holding a certificate from one of several certification bodies, for one technology or more. And finally there is your own certificate, one for each finished system, with the address and a number that begins with MCS.",
        "Sellers mix these up. “MCS panels” says nothing about the firm. “Our partner is MCS” suggests that the firm you are talking to may not be. You want the second and the third: a company certified for this technology, and a certificate for this house.",
      ],
    },
    {
      heading: "Which parts of a house it covers",
      paragraphs: [
        "MCS covers small-scale generation, storage and heat, up to 50 kW of electricity and 45 kW of heat. Other schemes cover much of the rest.",
      ],
      picture: {
        viewBox: "24 10 752 540",
        description:
          "A house cut open to show its energy equipment, with six numbered places: solar panels, heat pump and battery, which MCS covers, and the charge point, the hot-water cylinder and the thermostat, which it does not cover by themselves.",
        marks: [
          { x: 222, y: 171, text: "Panels: MCS" },
          { x: 516, y: 432, text: "Heat pump: MCS; its refrigerant and wiring have separate rules" },
          { x: 306, y: 412, text: "Battery: MCS has a storage standard; not every good fitter is certified for it" },
          { x: 586, y: 436, text: "Charge point: not MCS; look for OZEV authorisation and a registered electrician" },
          { x: 295, y: 340, text: "Cylinder: a qualification for unvented hot water" },
          { x: 208, y: 426, text: "Thermostat: no scheme at all" },
        ],
      },
    },
    {
      heading: "Payments that depend on it",
      paragraphs: [
        `The Boiler Upgrade Scheme pays only through a certified installer, so for a heat pump the certificate is worth ${inPounds(grants.airSource)} in England and Wales on its own. Scotland’s grant normally asks for it as well. Under the Smart Export Guarantee a supplier may ask for an MCS certificate or an equal one before it pays for what you export. Other tariffs can be less strict; read the conditions before you choose a cheaper uncertified installer.`,
        "It also affects planning. In Great Britain the right to put up a heat pump without an application depends on an MCS planning standard, the one with the sound calculation. And when you sell, the buyer’s solicitor will ask for the certificate.",
      ],
    },
    {
      heading: "What the installer has to do",
      paragraphs: [
        "The standards differ by technology but are similar: a survey, a design by a stated method, a written performance estimate before the contract, installation to the standard, a test, and a handover with documents. For a heat pump that means the heat loss of each room. For panels it means a figure for your roof with a factor for shade.",
        "The scheme has been rebuilt since 2025. Companies now have to give you a document called the Customer Commitment before you sign, which sets out what both sides can expect. MCS now handles complaints about certified companies itself, instead of sending you from one body to another.",
        "One safeguard has gone. Every certified company used to have to belong to a consumer code approved by the Chartered Trading Standards Institute; now that is voluntary. Ask whether yours does. If not, ask what protects your deposit and who honours the workmanship guarantee if the company closes, and get the answer in writing.",
      ],
    },
    {
      heading: "Check a company in two minutes",
      paragraphs: ["Anyone can copy a logo, so check the register, before the survey if you can."],
      points: [
        "Ask for the certificate number and the certification body",
        "Search the installer register on mcscertified.com by name or postcode",
        "Check that the entry is current and lists your technology",
        "Check that the registered name is exactly the one on the quote",
        "Look the same name up at Companies House: when founded, accounts filed, directors",
        "After the job, check that your own certificate has arrived, and keep two copies",
      ],
    },
    {
      heading: "Borrowed certificates",
      paragraphs: [
        "In November 2024 MCS warned of uncertified firms that sell, design and install a system and have a certified firm, which you have never met, sign it off. That is against its rules: your contract has to be with the company that registers your system. Subcontractors are allowed.",
        "If the contract, invoice and certificate would have different names on them, stop and ask. A voucher granted on a false certificate can be taken back, and the two firms may each blame the other for the guarantee.",
      ],
    },
    {
      heading: "Where MCS does not apply",
      paragraphs: ["For other work, look for these marks instead."],
      table: {
        caption: "Which mark to look for",
        head: ["Work", "Ask for"],
        rows: [
          ["Charge point", "OZEV, if you claim a grant"],
          ["Any wiring", "A competent person scheme"],
          ["Gas boiler", "Gas Safe"],
          ["Insulation with public money", "TrustMark"],
          ["Refrigerant on site", "F-gas certificate"],
          ["Systems over 50 kW", "References, engineer’s design"],
        ],
      },
    },
    {
      heading: "What a certificate doesn’t tell you",
      paragraphs: [
        "It is given to a company, not to the person on your roof, and is based on inspections of some of its jobs. It says that the design follows a method, not that its assumptions about you are right. So treat it as a minimum: rule out any company without it where it matters, and compare the rest on heat loss, yield, price and service.",
        "A firm without it is not always bad. A careful electrician who doesn’t want the paperwork can be the better choice for a battery that exports nothing. And ask neighbours who have lived with a firm’s work for a couple of winters.",
      ],
    },
    {
      heading: "What we check",
      paragraphs: [
        `Before a company sees any requests, one of our team has to approve it. For each technology by itself we then check the MCS number on the register where the technology has one, whether the certificate covers that work, whose name is on the papers, the public liability insurance and the identity of the business. For ${limits.vettingGraceDays} days after its approval a company can take requests while some of that is open; your private page and our emails then say “Not checked yet” and of what. After that, work with an open check is closed to it. Up to ${limits.leadPlacesMax} companies can take your request, and your private page names them.`,
        "We check documents at one point in time, so do your own two-minute check as well.",
      ],
    },
  ],
  facts: [
    {
      label: boilerUpgradeAirSource.name,
      value: boilerUpgradeAirSource.amount,
      note: boilerUpgradeAirSource.who,
      source: boilerUpgradeAirSource.source,
      asOf: boilerUpgradeAirSource.asOf,
      restsOn: boilerUpgradeAirSource.restsOn,
    },
    exportPrice,
  ],
  faq: [
    {
      question: "My installer has closed. Is my certificate still good?",
      answer:
        "The certificate of a finished system stays valid, since it belongs to the installation. What may be lost is the workmanship guarantee, unless it was insured. Look in your handover pack for a policy.",
    },
    {
      question: "Can I have an old system certified afterwards?",
      answer:
        "Usually not: the company that fitted it has to register it. The new scheme lets a certified company take over a job that another left unfinished, so ask MCS before you give up.",
    },
    {
      question: "Is there another scheme that counts?",
      answer:
        "Suppliers may accept evidence equivalent to MCS for export payments, and some say what. The Boiler Upgrade Scheme’s rules list what is accepted. Ask whoever pays you before the work begins.",
    },
    {
      question: "I lost the certificate. What now?",
      answer:
        "Ask the installer first and then MCS, with the address and the year. Every registered system is in its database, and a copy can be issued.",
    },
  ],
  sources: [
    {
      publisher: "MCS",
      title: "MCS urges certified installers to avoid non-compliant subcontracting arrangements",
      date: "15 November 2024",
      url: "https://mcscertified.com/?p=7415",
    },
    {
      publisher: "MCS",
      title: "Scheme consultation: outcome",
      date: "consultation of summer 2023, read 23 November 2026",
      url: "https://mcscertified.com/scheme-consultation/",
    },
    {
      publisher: "Energy Saving Trust",
      title: "Heat pump installers’ toolkit: protecting consumers",
      date: "read 23 November 2026",
      url: "https://greenheattoolkit.energysavingtrust.org.uk/t/heat-pump-installers-toolkit/heat-pump-certification/protecting-consumers/",
    },
    {
      publisher: "Registered Gas Engineer",
      title: "MCS update delayed to January 2025",
      date: "2024",
      url: "https://registeredgasengineer.co.uk/mcs-update-delayed-to-january-2025/",
    },
    {
      publisher: "Good Energy",
      title: "Generation and export tariff jargon buster: what an export tariff asks for",
      date: "read 23 November 2026",
      url: "https://www.goodenergy.co.uk/support/articles/generation-export-tariff-jargon-buster/",
    },
  ],
  writtenOn: "2026-11-23",
  services: ["solar-panels", "heat-pumps", "battery-storage"],
  areas: ["sheffield", "exeter", "dundee"],
};
