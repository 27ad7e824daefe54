import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { auditSentence, auditSentences, hasSentence } from "#domain/audit/audit-sentences.ts";

const DOMAIN = new URL("../", import.meta.url);

/** Every action that a verb records, also those that it chooses between. */
function recordedActions(): string[] {
  const files = readdirSync(DOMAIN, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.startsWith("audit/"),
  );
  const texts = files.map((path) => readFileSync(new URL(path, DOMAIN), "utf8"));
  const recording = texts.filter((text) => text.includes("recordAudit("));
  const named = recording.flatMap((text) =>
    [...text.matchAll(/\baction(?: =|:) ([^,;\n]*)/g)].flatMap(([, said = ""]) =>
      [...said.matchAll(/"([a-z]+(?:-[a-z]+)+)"/g)].map(([, action = ""]) => action),
    ),
  );
  const ofStatus = ["approve", "decline", "suspend", "reinstate"].map((change) => `${change}-installer`);
  return [...new Set([...named, ...ofStatus, "two-factor-on", "two-factor-off", "replacement"])];
}

const person = (id: unknown) => (id === "1" ? "Sana Iqbal" : "Dave Hughes");

it("has words for every action that a verb records, and for no other", () => {
  const actions = recordedActions();
  expect(actions.length).toBeGreaterThan(70);
  expect(actions.filter((action) => !hasSentence(action))).toEqual([]);
  const words = Object.values(auditSentences).flatMap((group) => Object.keys(group));
  expect(words.filter((action) => !actions.includes(action))).toEqual([]);
});

it("names no field of a record, whatever the record holds", () => {
  const words = Object.values(auditSentences).flatMap((group) => Object.keys(group));
  for (const action of words) {
    expect(auditSentence(action, { before: {}, after: {}, person })).not.toMatch(/undefined|null|NaN|[a-z][A-Z]/);
  }
});

it.each([
  [
    "approve-installer",
    { checks: { done: 2, needed: 10, open: ["mcs_number", "insurance"] } },
    "approved {subject}, 8 of 10 checks open: MCS number, insurance",
  ],
  ["approve-installer", { checks: { done: 4, needed: 4, open: [] } }, "approved {subject}, all 4 checks passed"],
  ["approve-installer", {}, "approved {subject}"],
  [
    "set-limits",
    { holder: "company", leadsADay: 3, leadsAWeek: null, creditsAMonth: 1200 },
    "set limits for {subject}: at most 3 leads a day, 1,200 credits a month",
  ],
  ["set-limits", { holder: "key", keyId: "k" }, "took away the limits of a key of {subject}"],
  ["remove-member", { userId: "1", to: "2" }, "removed Sana Iqbal from {subject}; their work went to Dave Hughes"],
  ["grant-credits", { amount: 20, worthPence: 9900 }, "granted {subject} 20 credits, worth £99"],
  ["edit-lead", { postcode: "RG1 …", customerPhone: "…" }, "corrected {subject}: postcode, phone"],
  [
    "ask-recovery",
    { kind: "make_owner", userId: "1" },
    "asked, for {subject}: make Sana Iqbal an owner; a second person decides",
  ],
  [
    "record-check",
    {
      technology: "solar",
      check: "mcs_number",
      outcome: "passed",
      expiresOn: "2027-06-14",
    },
    "checked MCS number of {subject}, solar panels: passed, valid until 14 June 2027",
  ],
  ["paint-the-door", {}, "did “paint the door” to {subject}"],
])("%s of %j", (action, after, sentence) => {
  expect(auditSentence(action, { before: {}, after, person })).toBe(sentence);
});
