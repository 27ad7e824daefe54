export const demoPassword = "demo-fairwatt";

export const demoSignIns = [
  { email: "admin@demo.example", what: "administrator" },
  { email: "approved@demo.example", what: "approved installer with 40 credits, its owner" },
  { email: "office@demo.example", what: "its office, who buys for 60 credits a month" },
  { email: "surveyor@demo.example", what: "its surveyor" },
  { email: "away@demo.example", what: "its other surveyor, away this week" },
  { email: "books@demo.example", what: "its books" },
  { email: "pending@demo.example", what: "installer waiting for approval" },
  { email: "suspended@demo.example", what: "suspended installer" },
  { email: "empty@demo.example", what: "approved installer without credits" },
] as const;
