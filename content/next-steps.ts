import { limits } from "#config/limits.ts";

/** What happens after the quote form is sent. */
export const nextSteps: readonly { when: string; what: string }[] = [
  {
    when: "At once",
    what: "An email with your private page. You confirm there; until then nobody sees anything.",
  },
  {
    when: "Then",
    what: `Every installer that we have approved can read about the job: your first name, but not your surname, number or address. Up to ${limits.leadPlacesMax} take it, and your page names each.`,
  },
  {
    when: `Within ${limits.customerAnswerHours} hours of taking it`,
    what: "They call or write, because we ask them to.",
  },
  { when: "After a survey", what: "Firm quotes. You choose one, or none." },
];
