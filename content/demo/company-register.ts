interface Entry {
  readonly name: string;
  readonly formerNames: readonly string[];
  readonly status: string;
}

/** The demonstration's stand-in for Companies House: invented companies under numbers that nobody has. */
export const demoRegister = {
  "99999901": { name: "KESTRELMOOR SOLAR & STORAGE LTD", formerNames: [], status: "active" },
  "99999902": { name: "QUILLFEATHER RENEWABLES LTD", formerNames: [], status: "dissolved" },
  "99999903": { name: "NORTHLIGHT INSTALLATIONS LTD", formerNames: ["NORTHLIGHT SOLAR LTD"], status: "active" },
  "99999904": { name: "HARBOUR HEAT GROUP LTD", formerNames: ["HARBOUR HEAT LTD"], status: "active" },
  "99999905": {
    name: "BRIGHT ROOFS LTD",
    formerNames: ["ACME SOLAR LTD", "ACME AERIALS LIMITED"],
    status: "active",
  },
  "99999906": { name: "LOW TIDE ENERGY LTD", formerNames: [], status: "liquidation" },
  "99999907": { name: "FELLSIDE WARMTH LIMITED", formerNames: [], status: "administration" },
  "99999908": { name: "GWRES GLÂN CYFYNGEDIG", formerNames: [], status: "active" },
  "99999909": "no_entry",
} as const satisfies Readonly<Record<string, Entry | "no_entry">>;
