import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import type { StaticPage } from "#content/pages/static-page.ts";

export const accessibility: StaticPage = {
  path: "/accessibility",
  title: "Accessibility statement",
  description:
    "How far these pages can be used with a keyboard, a screen reader or large text: what we aim at, what we test, which gaps we know, and how to tell us.",
  heading: "Accessibility",
  intro: `We want everybody to be able to use ${site.name}. Our mark is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, and we believe that most pages reach it. Nobody from outside has examined them.`,
  lastUpdated: "Written on 26 November 2026",
  sections: [
    {
      heading: "What we test",
      paragraphs: ["With each version, by program, on public pages, customers’ pages and the working areas:"],
      points: [
        "the rules of axe for WCAG A and AA, in light and dark colours and at several widths down to 320 pixels",
        "that pages can be used by keyboard alone and show where the keyboard is",
        "that forms work with scripts switched off, and that an error names its field and takes the focus",
        "forced colours and reduced motion",
      ],
    },
    {
      heading: "Gaps that we know",
      paragraphs: [],
      points: [
        "We have not tested with people who use assistive technology every day, nor with each screen reader.",
        "Receipts as PDF files are not tagged for screen readers. The same receipt is a web page.",
        "Documents and pictures that companies and customers send each other are as their senders made them.",
        "Charts have a table or a sentence that says the same; the drawing itself is not read out point by point.",
        "The page on which cards are paid belongs to Stripe, which has a statement of its own.",
      ],
    },
    {
      heading: "Tell us",
      paragraphs: [
        `If something does not work for you, or you need it in another form, write to ${site.email} or call ${site.phone} (${site.openingHoursLine}). We answer within ${limits.complaintAnswerDays} days, say what we can do and by when, and take a request for quotes by phone meanwhile.`,
        "If our answer does not help, the Equality Advisory and Support Service advises you free of charge in England, Scotland and Wales: 0808 800 0082. In Northern Ireland it is the Equality Commission.",
      ],
      links: [
        { label: "Complain", to: "/complaints" },
        { label: "Equality Advisory and Support Service", to: "https://www.equalityadvisoryservice.com/" },
      ],
    },
  ],
};
