/** Each role of a company's people: its name within a sentence and alone, and what it is for. */
export const companyRoleWords = {
  owner: { label: "Owner", name: "an owner", does: "everything, with the company’s details, limits, keys and team." },
  office: {
    label: "Office",
    name: "office",
    does: "leads, quotes and messages, buying within your limit, papers, credits and receipts.",
  },
  surveyor: {
    label: "Surveyor",
    name: "a surveyor",
    does: "bought leads with their messages, times and quotes, without buying.",
  },
  books: {
    label: "Books",
    name: "the books",
    does: "credit packs, receipts and the credit history, without customers’ details.",
  },
} as const;

/** The acts of domain/roles.ts, but for what each has as a person. */
export const companyActWords = {
  leads_for_sale: "See and buy leads, within the monthly limit; send outlines",
  bought_leads: "Work on bought leads: notes, messages, times, quotes, stages, stops",
  hand_over: "Assign and hand over leads, export lists, the company’s figures",
  upkeep: "Papers, holidays, area, alerts",
  money: "Credit packs, receipts, credit notes, credit history",
  company: "Company details, limits, keys and webhooks, team, own data, closing",
} as const;
