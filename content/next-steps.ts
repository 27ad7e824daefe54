import { limits } from "#config/limits.ts";

/** What follows when the quote form has been sent. */
export const nextSteps: readonly { when: string; what: string }[] = [
  {
    when: "At once",
    what: "An email with your private page. You confirm there; until then nobody sees anything.",
  },
  {
    when: "Then",
    what: `Installers for your area read about the job, without your name or number. Up to ${limits.leadPlacesMax} take it, and your page names each.`,
  },
  {
    when: `Within ${limits.customerAnswerHours} hours of taking it`,
    what: "They call or write, because we ask them to.",
  },
  { when: "After a survey", what: "Firm quotes. You choose one, or none." },
];
