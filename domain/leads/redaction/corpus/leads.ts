import type { HeldDetails } from "#domain/leads/redact.ts";

/** Invented people; phone numbers are from Ofcom's range for drama. */
export const corpusLeads = {
  sarah: {
    firstName: "Sarah",
    surname: "Whitlock",
    email: "sarahwhitlock82@gmail.com",
    phone: "+447700900456",
    postcode: "CR0 1EA",
  },
  priya: {
    firstName: "Priya",
    surname: "Raghunathan",
    email: "p.raghunathan@btinternet.com",
    phone: "+441614960123",
    postcode: "M20 2AB",
  },
  owen: {
    firstName: "Owen",
    surname: "Green",
    email: "owen@greenfieldbarn.co.uk",
    phone: "+447700900873",
    postcode: "SG6 1JD",
  },
  sian: {
    firstName: "Siân",
    surname: "Llewellyn-Price",
    email: "sian.llewellyn@icloud.com",
    phone: "+442920180257",
    postcode: "CF10 3AT",
  },
  tom: {
    firstName: "Tom",
    surname: "O'Neill",
    email: "tomoneill_1971@hotmail.co.uk",
    phone: "+442896496450",
    postcode: "BT7 1NN",
  },
} satisfies Record<string, HeldDetails>;

/** A way to write a contact detail: its lead, the message, and what else of it must not survive. */
export type GiveAway = readonly [lead: keyof typeof corpusLeads, message: string, ...secrets: string[]];
