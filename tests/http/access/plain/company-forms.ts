import { addDays, londonDay } from "#domain/time/calendar.ts";
import { PASSWORD } from "#tests/e2e/support/people.ts";
import type { PlainPage } from "#tests/http/access/plain/press.ts";
import { aPdf } from "#tests/support/documents.ts";

const today = londonDay(new Date());
const soon = addDays(today, 30);
const later = addDays(today, 400);
const pdf = (name: string) => new File([aPdf() as BlobPart], name, { type: "application/pdf" });
const insurance = { reference: "POL-77", expiresOn: later, document: pdf("policy.pdf") };

/** What an approved company with one key, webhook and view does on its own account; signs out at the end. */
export const ownForms: PlainPage[] = [
  {
    in: "installer/profile",
    at: "/profile",
    rows: [
      ["company", "Save details", { contactName: "" }, "422", "Please fill in all required fields."],
      ["company", "Save details", { city: "Whitby" }, "?notice=profile-waits#company", "Waiting for our check"],
    ],
  },
  {
    in: "installer/profile",
    at: "/profile/area",
    rows: [
      ["coverage", "Save coverage", { radiusMiles: "x" }, "422", "Enter the radius in whole miles"],
      [
        ...(["coverage", "Save coverage"] as const),
        { basePostcode: "PL1 1AA", radiusMiles: "20", services: ["heat-pumps", "solar-panels"] },
        ...(["?notice=coverage-saved#coverage", "Area saved"] as const),
      ],
      ["holiday", "Add holiday", { startsOn: soon, endsOn: today }, "422", "The last day is before the first."],
      ["holiday", "Add holiday", { startsOn: soon, endsOn: later }, "?notice=holiday-added#holidays", "Planned"],
      ["end-holiday", /^Remove the holiday/, {}, "?notice=holiday-ended#holidays", "Holiday ended"],
    ],
  },
  {
    in: "installer/profile",
    at: "/profile/papers",
    rows: [
      ["document", "Upload document", { kind: "insurance" }, "422", "Choose a file."],
      [
        "document",
        "Upload document",
        { ...insurance, kind: "insurance" },
        "?notice=document-saved#documents",
        "POL-77",
      ],
      ["remove-document", /^Remove/, {}, "?notice=document-removed#documents", "Document removed"],
    ],
  },
  {
    in: "installer/notices",
    at: "/account/notices",
    rows: [
      ["alerts", "Save alerts", { alerts: "daily" }, "?notice=alerts-saved#alerts", "Alerts saved"],
      ["news", "Save emails", { news: "never" }, "?notice=alerts-saved#news", "Alerts saved"],
    ],
  },
  {
    in: "installer/parts",
    at: "/profile/limits",
    rows: [
      ["limits-form", /^Save limits of your/, { leadsADay: "-1" }, "422", "Enter a whole number"],
      ["limits-form", /^Save limits of your/, { leadsADay: "3" }, "?notice=limits-saved#limits", "Limits saved"],
    ],
  },
  onboarding("company", [
    [{ legalForm: "limited", companyNumber: "1" }, "422", "Enter an 8-character company number"],
    [{ legalForm: "sole_trader", companyNumber: "" }, "/onboarding/mcs?notice=step-saved", "Saved"],
  ]),
  onboarding("services", [
    [{ radiusMiles: "x" }, "422", "Enter the radius in whole miles"],
    [{ radiusMiles: "30" }, "/onboarding/mcs?notice=step-saved", "Saved"],
  ]),
  onboarding("insurance", [
    [{ insurer: "Aviva" }, "422", "Choose a file."],
    [{ ...insurance, insurer: "Aviva", coverPounds: "2,000,000" }, "/onboarding/mcs?notice=step-saved", "3 done"],
  ]),
  onboarding("mcs", [[{}, "422", "Enter your MCS number for solar panels."]]),
  {
    in: "installer/calendar",
    at: "/calendar",
    rows: [
      [
        "make",
        "Make a link for my calendar",
        { currentPassword: "guess" },
        "422",
        "This is not your current password.",
      ],
      ["make", "Make a link for my calendar", { currentPassword: PASSWORD }, "#calendar-link", ".ics"],
      ["revoke", "Revoke", {}, "#calendar-link", "Make a link for my calendar"],
    ],
  },
  {
    in: "installer/developers",
    at: "/developers",
    rows: [
      ["make-key", "Make API key", { name: "" }, "422", "Give the key a name"],
      ["make-key", "Make API key", { name: "CRM" }, "200", "Copy the key"],
      ["key-limits", "Save limits of CRM", { leadsADay: "2" }, "?notice=limits-saved#limits", "Limits saved"],
      ["revoke-key", "Revoke CRM", {}, "?notice=key-revoked", "Key revoked"],
      ["add-endpoint", "Add webhook", { url: "hook" }, "422", "Enter"],
      ["add-endpoint", "Add webhook", { url: "http://localhost:1/hook" }, "?notice=webhook-added#webhooks", "secret"],
      ["send-test", /^Send a test to/, {}, "?notice=webhook-queued#deliveries", "On its way"],
      ["remove-endpoint", /^Remove http/, {}, "?notice=webhook-removed#webhooks", "Webhook removed"],
    ],
  },
  {
    in: "installer/team",
    at: "/team",
    rows: [
      ["invite", "Invite", { email: "sam" }, "422", "problem"],
      ["invite", "Invite", { email: "sam.reeve@example.com" }, "?notice=invited", "sam.reeve@example.com"],
      ["send-again", /^Send again/, {}, "?notice=invited-again", "sam.reeve@example.com"],
      ["withdraw", /^Withdraw/, {}, "?notice=invitation-withdrawn", "1 person"],
      ["require-two-factor", /^Save/, { isRequired: "yes" }, "422", "Turn on your own two-factor sign-in first"],
      ["require-two-factor", /^Save/, {}, "?notice=two-factor-rule", "Saved"],
    ],
  },
  {
    in: "installer/quote",
    at: "/quotes/library",
    rows: [
      ["keep", "Add to the price book", { make: "" }, "422", "problem"],
      [
        ...(["keep", "Add to the price book"] as const),
        { role: "panel", make: "Perlight", model: "Delta 440", warrantyYears: "25" },
        ...(["", "Perlight Delta 440"] as const),
      ],
      ["remove", "Remove Perlight Delta 440", {}, "", "Price book"],
      ["keep-line", "Add this line", { kind: "scaffold" }, "422", "problem"],
      [
        ...(["keep-line", "Add this line"] as const),
        { kind: "scaffold", text: "Scaffold on one face", unitPence: "650", vatPercent: "0" },
        ...(["", "Scaffold on one face"] as const),
      ],
    ],
  },
  {
    in: "installer/leads",
    at: "/leads?service=heat-pumps",
    rows: [
      ["save-view", "Save view", { name: "" }, "422", "Give the view a name"],
      ["save-view", "Save view", { name: "Pumps" }, "?service=heat-pumps&notice=view-saved", "Pumps"],
      ["delete-view", "Delete the view Pumps", {}, "?service=heat-pumps&notice=view-deleted", "View deleted"],
    ],
  },
  {
    in: "installer/credits",
    at: "/credits",
    rows: [["credit-packs", "Buy 20 credits for £99", {}, "/demo/checkout/SESSION", "Test payment: no money moves"]],
  },
  {
    in: "installer/leads",
    at: "/leads?area=all",
    rows: [
      [
        ...(["buy-form", "Purchase Lead (5 Credits)", {}] as const),
        ...(["?tab=purchased&notice=lead-purchased&bought=ID#purchase-ID", "5 credits left."] as const),
      ],
    ],
  },
  {
    in: "installer/own-data",
    at: "/account/data",
    rows: [
      ["export", "Download my data", {}, "/export", '"email"'],
      ["close", "Close my account", { companyName: "another" }, "422", "problem"],
    ],
  },
];

/** The last thing that a company can do. */
export const closing = (companyName: string): PlainPage[] => [
  {
    in: "installer/own-data",
    at: "/account/data",
    rows: [
      [
        "close",
        "Close my account",
        { companyName, "currentPassword?": PASSWORD },
        "/?notice=account-closed",
        "Account closed",
      ],
    ],
  },
];

type Answer = [fill: PlainPage["rows"][number][2], to: string, says: string];

function onboarding(step: string, answers: Answer[]): PlainPage {
  const rows = answers.map((answer): PlainPage["rows"][number] => [step, "Save and continue", ...answer]);
  return { in: "installer/onboarding", at: `/onboarding/${step}`, rows };
}
