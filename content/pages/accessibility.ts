import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import type { StaticPage } from "#content/pages/static-page.ts";

export const accessibility: StaticPage = {
  path: "/accessibility",
  title: "Accessibility statement",
  description:
    "How far these pages can be used with a keyboard, a screen reader or large text: our aim, what we test, the gaps we know of, and how to tell us.",
  heading: "Accessibility",
  intro: `We want everyone to be able to use ${site.name}. We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2 and believe that most pages reach it. They have not been audited independently.`,
  lastUpdated: "Written on 26 November 2026",
  sections: [
    {
      heading: "What we test",
      paragraphs: ["Automated tests of each version, on public pages, customers’ pages and the account areas, check:"],
      points: [
        "the axe rules for WCAG A and AA, in light and dark colours and at several widths down to 320 pixels",
        "that pages work with a keyboard alone and show the focus",
        "that forms work without JavaScript, and that an error names its field and takes the focus",
        "forced colours and reduced motion",
      ],
    },
    {
      heading: "Known gaps",
      paragraphs: [],
      points: [
        "We have not tested with people who use assistive technology every day, nor with every screen reader.",
        "PDF receipts are not tagged for screen readers, but there is a web page of each receipt.",
        "We don’t change documents and pictures that companies and customers send each other, so some may not be accessible.",
        "Charts have a table or a sentence that says the same; screen readers do not read out the chart point by point.",
        "The card payment page belongs to Stripe, which has its own accessibility statement.",
      ],
    },
    {
      heading: "Tell us",
      paragraphs: [
        `If something does not work for you, or you need it in another format, write to ${site.email} or call ${site.phone} (${site.openingHoursLine}). We answer within ${limits.complaintAnswerDays} days, say what we can do and by when, and can take a request for quotes by phone meanwhile.`,
        "If our answer does not help, the Equality Advisory and Support Service advises you free of charge in England, Scotland and Wales: 0808 800 0082. In Northern Ireland it is the Equality Commission.",
      ],
      links: [
        { label: "Complain", to: "/complaints" },
        { label: "Equality Advisory and Support Service", to: "https://www.equalityadvisoryservice.com/" },
      ],
    },
  ],
};
