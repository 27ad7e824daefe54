export const demoPassword = "demo-fairwatt";

export const demoSignIns = [
  { email: "admin@demo.example", what: "administrator" },
  { email: "approved@demo.example", what: "approved installer with 40 credits" },
  { email: "pending@demo.example", what: "installer waiting for approval" },
  { email: "suspended@demo.example", what: "suspended installer" },
  { email: "empty@demo.example", what: "approved installer without credits" },
] as const;
