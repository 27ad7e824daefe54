import { attemptByWhom, type CallOutcome, type ContactChannel } from "#content/contact-channels.ts";

/** What people of a company change in its team and settings, by the act of the audit log; what follows is the name. */
export const teamChanges = {
  "export-leads": "Exported the bought leads",
  "export-own-data": "Exported the company’s data",
  "invite-member": "Invited",
  "withdraw-invitation": "Withdrew the invitation of",
  "join-company": "Joined the company",
  "change-member": "Changed role or limit of",
  "remove-member": "Removed",
  "leave-company": "Left the company",
  "set-away": "Changed the days away of",
  "add-holiday": "Planned a holiday",
  "end-holiday": "Ended a holiday",
  "change-area": "Changed the area or the leads wanted",
  "choose-mails": "Changed when we mail them",
  "add-price-line": "Added to the price book:",
  "remove-price-line": "Removed from the price book:",
  "set-limits": "Changed a limit on buying",
  "make-api-key": "Made the key",
  "keep-api-key": "Kept the key",
  "revoke-api-key": "Removed the key",
  "add-webhook": "Added the webhook to",
  "keep-webhook": "Kept the webhook to",
  "remove-webhook": "Removed the webhook to",
  "ask-profile-change": "Asked to change the company’s details",
} as const satisfies Record<string, string>;

export type TeamChange = keyof typeof teamChanges;

/** The page to which a change leads. */
function pageOfChange(change: TeamChange): string {
  if (change === "export-leads") return "/leads?tab=purchased";
  if (change === "export-own-data") return "/account/data";
  if (/key|webhook/.test(change)) return "/developers";
  if (change === "choose-mails") return "/account/notices";
  if (change.endsWith("-price-line")) return "/quotes/library";
  if (change === "change-area") return "/profile/area";
  if (change.endsWith("-holiday")) return "/profile/area#holidays";
  if (change === "set-limits") return "/profile/limits";
  return change === "ask-profile-change" ? "/profile" : "/team";
}

interface Done {
  kind: "bought" | "tried" | "message" | "quote" | "outline" | "times" | TeamChange;
  id: string;
  by: string;
  /** Of an attempt its channel and outcome, "call no_answer". */
  about: string | null;
  lead: { purchaseId: string | null } | null;
}

const sentWords = { message: "Message", quote: "Quote", outline: "Outline", times: "Times" } as const;

/** "Bought by Priya Shah", "No answer. Called by Priya Shah", "Priya Shah: Removed Ben Okafor", with the name apart. */
export function deedInWords({ kind, by, about }: Done): { before: string; name: string; after: string } {
  if (kind === "bought") return { before: "Bought by ", name: by, after: "" };
  if (kind === "tried") {
    const [channel, outcome = null] = (about ?? "").split(" ");
    const words = attemptByWhom({ channel: channel as ContactChannel, outcome: outcome as CallOutcome | null, by: "" });
    return { before: words, name: by, after: "" };
  }
  if (kind in sentWords)
    return { before: `${sentWords[kind as keyof typeof sentWords]}. Sent by `, name: by, after: "" };
  return {
    before: "",
    name: by,
    after: `: ${teamChanges[kind as TeamChange]}${about && about !== by ? ` ${about}` : ""}`,
  };
}

/** Where the lead, or what was changed, is to be seen. */
export function pageOfDeed({ kind, id, lead }: Done): string {
  if (lead?.purchaseId) return `/leads/purchases/${lead.purchaseId}`;
  return kind === "outline" ? `/outlines/${id}` : pageOfChange(kind as TeamChange);
}
