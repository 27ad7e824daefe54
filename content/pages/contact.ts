import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import type { StaticPage } from "#content/pages/static-page.ts";

/** The quote form and the contact details appear beside this text. */
export const contact: StaticPage = {
  path: "/contact",
  title: "Contact us and get up to 3 free quotes",
  description: `Ask for up to ${limits.leadPlacesMax} free quotes with one form, or call or email us. What happens to your details, and how soon you hear from an installer.`,
  heading: "Get up to 3 free quotes, or talk to us",
  intro: `One form, about two minutes, nothing to pay. Or call ${site.phone}, ${site.openingHoursLine}.`,
  sections: [
    {
      heading: "What happens after you send the form",
      paragraphs: [],
      points: [
        "We email you a private link. No installer sees anything until you confirm there.",
        "Then approved installers read about the job, without your contact details.",
        `At most ${limits.leadPlacesMax} of them get your details. We email you each time, and ask them to contact you within ${limits.customerAnswerHours} hours.`,
        `You compare their quotes, or close the request. It ends by itself after ${limits.leadLifetimeDays} days.`,
      ],
    },
    {
      heading: "Something else?",
      paragraphs: [
        `For a complaint, a question about your personal details or a mistake on a page, write to ${site.email}. Please do not send bank or card details by email; we never need them to get you quotes.`,
      ],
      links: [
        { label: `Email ${site.email}`, to: `mailto:${site.email}` },
        { label: "How complaints work", to: "/terms-of-service" },
      ],
    },
  ],
};
