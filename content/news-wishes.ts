/** When a company wants mails about its customers. The values are stored. */
export const newsWishOptions = [
  { value: "at_once", label: "As it happens", hint: "One email for each, messages at most every ten minutes." },
  { value: "daily", label: "One email a day", hint: "At 7:00 London time, if there is something new." },
  { value: "never", label: "No emails", hint: "You find everything on the pages of your leads." },
] as const;
