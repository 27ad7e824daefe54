// Who and what the samples of mails are about. An address here is nobody's.

const ENTRY = 12;
const HASH_BYTES = 32;

export const ID = "7c0c8a52-6f0b-4d4e-9a53-0e2b3a7a4f11";
export const TOKEN = "t0k3n_-aB";

export const anInstaller = { to: "priya@sunny.example", contactName: "Priya Shah" };
export const aCustomer = { to: "sam@example.com", firstName: "Sam", serviceLabel: "EV Chargers", token: TOKEN };
export const aNewestEntry = { entry: ENTRY, hash: "4f".repeat(HASH_BYTES) };
export const aLead = { serviceLabel: "Solar Panels", location: "Croydon" };
