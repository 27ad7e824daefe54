import { addDays, londonDay } from "#domain/time/calendar.ts";
import type { PlainPage } from "#tests/http/access/plain/press.ts";
import { aPdf } from "#tests/support/documents.ts";

const soon = addDays(londonDay(new Date()), 30);
const pdf = new File([aPdf() as BlobPart], "roof.pdf", { type: "application/pdf" });

/** What a company does with a lead that it bought, after writing to its customer. */
export const purchaseForms = (at: string): PlainPage[] => [
  {
    in: "installer/purchases",
    at,
    rows: [["reached", "No answer", {}, "?then=ID#then", ", noted at "]],
  },
  {
    in: "installer/purchases",
    rows: [["call-again", "Call again", {}, "/leads/purchases/ID?notice=next-act-set", "Call again"]],
  },
  {
    in: "installer/purchases",
    at,
    rows: [["stage", /^Save stage of/, { stage: "lost" }, "?ask=lost#lost", "Set to Lost?"]],
  },
  {
    in: "installer/purchases",
    rows: [
      ["stage", "Set to Lost", {}, "422", "Choose why it was lost."],
      [
        "stage",
        "Set to Lost",
        { lostReason: "price" },
        "/leads/purchases/ID?notice=stage-saved",
        "Stage set to Lost: price",
      ],
    ],
  },
  {
    in: "installer/purchases",
    at,
    rows: [
      ["attempt", "I tried to reach them", { channel: "text" }, "", "Texted. Sent by"],
      ["assign", "Assign", {}, "?notice=lead-assigned", "Nobody"],
      ["stage", /^Save stage of/, { stage: "quoted" }, "?notice=stage-saved", "Stage set to Quoted"],
      ["job-value", "Save the job value", { jobValue: "a lot" }, "422", "Enter pounds, from £1 to £5,000,000."],
      ["job-value", "Save the job value", { jobValue: "£6,450" }, "?notice=job-value-saved", "Job value £6,450"],
      ["next-act", "Save the next act", { what: "" }, "422", "Say what is to be done."],
      ["next-act", "Save the next act", { what: "Send the drawing" }, "?notice=next-act-set", "Send the drawing"],
      ["act-done", /^Done/, {}, "", "No next act."],
      ["send", "Send", { text: "We can come on Monday." }, "/messages#write", "We can come on Monday."],
      ["reached", "Wrong number", {}, "?report=wrong_phone#report", ": wrong number."],
      ["notes", "Add note", { notes: "" }, "422", "Write something first."],
      ["notes", "Add note", { notes: "Called them." }, "?notice=note-saved", "Called them."],
      ["offer-times", "Offer these times", {}, "422", "Offer 1 to 3 different times"],
      ["offer-times", "Offer these times", { times: `${soon}T10:00` }, "#appointments", "Offered"],
      ["times-card", "Withdraw these times", {}, "#appointments", "Withdrawn"],
      ["report", "Report this lead", {}, "422", "Choose what is wrong with the lead."],
      ["report", "Report this lead", { reason: "wrong_phone" }, "?notice=lead-reported", "You have reported this lead"],
    ],
  },
  {
    in: "ui/talk",
    at: `${at}/messages`,
    rows: [
      ["send", "Send message", {}, "422", "Write a message."],
      ["send", "Send message", { text: "On Monday." }, "#write", "On Monday."],
      ["remove", "Remove", {}, "#write", "This message was removed by its sender."],
      ["report", "Send report", { reason: "It insults me." }, "#write", "You have reported this message."],
    ],
  },
  {
    in: "installer/quote",
    at: `${at}/quote?step=review`,
    rows: [
      ["add-files", "Add to the quote", { files: pdf }, "?step=review#files", "roof.pdf"],
      ["remove-file", "Remove roof.pdf", {}, "?step=review#files", "Files for your customer"],
    ],
  },
];

/** A company that has sent a quote revises and withdraws it; another quote was chosen. */
export const quotedForms = (at: string): PlainPage[] => [
  {
    in: "installer/purchases",
    at,
    rows: [
      ["withdraw-quote", /^Withdraw option A/, {}, "", "Withdrawn"],
      ["send-again", /^Send it again/, {}, "?notice=quote-sent-again", "Withdraw option A"],
    ],
  },
];

export const chosenForms = (at: string): PlainPage[] => [
  {
    in: "installer/purchases",
    at,
    rows: [
      ["certificate", "Send it to the customer", {}, "422", "Choose who gave the certificate."],
      [
        ...(["certificate", "Send it to the customer"] as const),
        { scheme: "qanw", certificate: "D 40-118", files: pdf },
        ...(["#deposit", "D 40-118"] as const),
      ],
      ["handover", "Mark as done", { among: "tested", doneOn: "soon" }, "422", "Enter a day, today or earlier."],
      ["handover", "Mark as done", { among: "tested", number: "T 1", files: pdf }, "#handover", "number T 1"],
      ["handover-back", "It is not done", { among: "tested" }, "#handover", "you took that back"],
      ["leave-choice", "We can no longer do this", {}, "", "Send it again"],
    ],
  },
];

export const stoppedForms = (at: string): PlainPage[] => [
  {
    in: "installer/purchases",
    at,
    rows: [["stop", "We have stopped and deleted", { keptByLaw: "The invoice." }, "", "You confirmed on"]],
  },
];

const included = (page: string) =>
  Object.fromEntries([...page.matchAll(/name="(included\.\w+\.state)"/g)].map(([, name = ""]) => [name, "yes"]));

export const outlineForms = (leadId: string): PlainPage[] => [
  {
    in: "installer/outlines",
    at: `/leads/${leadId}/outline`,
    rows: [
      ["send", "Send an outline (5 credits held)", {}, "422", "problem"],
      [
        ...(["send", "Send an outline (5 credits held)"] as const),
        (page) => ({
          fromPence: "6,000",
          toPence: "8,000",
          needsSurvey: "yes",
          earliestStart: soon,
          equipment: "Air to water",
          text: "Two days.",
          ...included(page),
        }),
        ...(["/outlines/ID?notice=outline-sent", "Two days."] as const),
      ],
    ],
  },
  { in: "installer/outlines", rows: [["withdraw", "Withdraw the outline", {}, "/outlines/ID", "Withdrawn"]] },
];
