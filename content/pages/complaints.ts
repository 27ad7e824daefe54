import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import type { StaticSection } from "#content/pages/static-page.ts";

/** The page at /complaints; its form is between intro and sections. */
export const complaintsPage: {
  path: string;
  title: string;
  description: string;
  heading: string;
  intro: string;
  sections: readonly StaticSection[];
} = {
  path: "/complaints",
  title: "Complain about us or about a company",
  description: `Tell us what went wrong, with us or with a company. We confirm at once by email and answer within ${limits.complaintAnswerDays} days. Who else can help.`,
  heading: "Complain",
  intro: `Tell us what went wrong, with ${site.name} or with a company that you found here. We confirm at once by email that we have it, and answer in writing within ${limits.complaintAnswerDays} days.`,
  sections: [
    {
      heading: "What we can do, and what not",
      paragraphs: [
        "We put our own mistakes right. About a company we hear both sides, tell both what we found, and can suspend it. We cannot decide your dispute with it or order it to pay: your contract is with the company.",
        "If a company has your details through us, your private page has a form that knows which company and which request it is about. It is decided in the same time.",
      ],
    },
    {
      heading: "Who else can help",
      paragraphs: ["You need not wait for our answer, and you lose no right by asking us first."],
      points: [
        "Advice, free: in England and Wales the Citizens Advice consumer helpline, 0808 223 1133; in Scotland consumeradvice.scot, 0808 164 6000; in Northern Ireland Consumerline, 0300 123 6262.",
        "A company certified by MCS: MCS takes complaints about its certified companies and the work that they registered.",
        "A company in a consumer code, such as RECC, HIES or TrustMark: the code’s own complaints service and its alternative dispute resolution. The company’s quote or contract names its code.",
        "Your energy supplier, for export payments or bills: the Energy Ombudsman, once the supplier has had 8 weeks or says that it cannot agree.",
        "Your personal details: the Information Commissioner’s Office, 0303 123 1113.",
        "Money paid by card: ask your card company about section 75 or a chargeback.",
        "About us: this page names no alternative dispute resolution scheme that we have joined. The courts are open to you.",
      ],
      links: [
        { label: "Citizens Advice", to: "https://www.citizensadvice.org.uk/consumer/" },
        { label: "Energy Ombudsman", to: "https://www.energyombudsman.org/" },
        { label: "MCS", to: "https://mcscertified.com/" },
        { label: "Complain to the ICO", to: "https://ico.org.uk/make-a-complaint/" },
      ],
    },
    {
      heading: "What becomes of your complaint",
      paragraphs: [
        `Our team reads it; a company that it is about hears what it is said to have done, and not who said so unless you agree. We delete it ${limits.customerDetailsKeptMonths} months after you sent it.`,
      ],
      links: [{ label: "Privacy Policy", to: "/privacy-policy" }],
    },
  ],
};
