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
