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
  title: "Complain",
  description: `Tell us what went wrong, with us, a company or a review. We confirm at once by email and answer within ${limits.complaintAnswerDays} days. Who else can help.`,
  heading: "Complain",
  intro: `Tell us what went wrong, with ${site.name}, with a company that you found here or with a review. We confirm at once by email that we have it, and answer in writing within ${limits.complaintAnswerDays} days. Here you can also ask for a copy of everything that we hold about you, which you get within one month.`,
  sections: [
    {
      heading: "What we can and can’t do",
      paragraphs: [
        "We put our own mistakes right. If you complain about a company, we hear both sides, tell both what we found, and can suspend it. We cannot decide your dispute with it or order it to pay: your contract is with the company.",
        "If a company has your details through us, use the form on your private page, which is linked to the company and the request. We answer just as fast.",
      ],
    },
    {
      heading: "Who else can help",
      paragraphs: ["You don’t have to wait for our answer, and you lose no rights by asking us first."],
      points: [
        "Advice, free: in England and Wales the Citizens Advice consumer helpline, 0808 223 1133; in Scotland consumeradvice.scot, 0808 164 6000; in Northern Ireland Consumerline, 0300 123 6262.",
        "A company certified by MCS: MCS takes complaints about its certified companies and the work that they registered.",
        "A company in a consumer code, such as RECC, HIES or TrustMark: the code’s own complaints service and its alternative dispute resolution. The company’s quote or contract names its code.",
        "Your energy supplier, for export payments or bills: the Energy Ombudsman, once the supplier has had 8 weeks or says that it cannot agree.",
        "Your personal details: the Information Commissioner’s Office, 0303 123 1113.",
        "Money paid by card: ask your card company about section 75 or a chargeback.",
        "About us: we name no alternative dispute resolution scheme here. You can go to court.",
      ],
      links: [
        { label: "Citizens Advice", to: "https://www.citizensadvice.org.uk/consumer/" },
        { label: "Energy Ombudsman", to: "https://www.energyombudsman.org/" },
        { label: "MCS", to: "https://mcscertified.com/" },
        { label: "Complain to the ICO", to: "https://ico.org.uk/make-a-complaint/" },
      ],
    },
    {
      heading: "What happens to your complaint",
      paragraphs: [
        `Our team reads it. If it is about a company, we tell the company what it is said to have done, but not who said so unless you agree. We delete it ${limits.customerDetailsKeptMonths} months after you sent it.`,
      ],
      links: [{ label: "Privacy Policy", to: "/privacy-policy" }],
    },
  ],
};
