/** What is done for somebody at a company, to whom, in words: choices, titles, mails. */
export const recoveryWords = {
  change_email: { label: "Change the email of a sign-in", of: (person: string) => `change the email of ${person}` },
  reset_second_factor: {
    label: "Reset an owner’s second factor",
    of: (person: string) => `reset the second factor of ${person}`,
  },
  make_owner: { label: "Make a member an owner", of: (person: string) => `make ${person} an owner` },
} as const;
