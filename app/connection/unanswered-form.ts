import { failedWords } from "#content/failed-words.ts";

interface Words {
  title: string;
  message: string;
}

/**
 * Forms that cannot safely be sent twice: a password, a code or a single-use link has already been changed or used up,
 * or the answer held a secret that is shown once.
 */
const ONCE_ONLY = /^\/(account(\/|$)|auth\/two-factor$|auth\/confirm\/|join\/|reset-password$|developers$)/;

export function isOnceOnly(path: string): boolean {
  return ONCE_ONLY.test(path);
}

const STATUS_CHANGES = ["approve", "decline", "suspend", "reinstate"];

const MAYBE_DONE: Words = {
  title: "No response",
  message:
    "The connection was lost, so this may already have gone through. Reload the page and check before you try again.",
};
const SAFE_TO_REPEAT: Words = {
  title: "No response",
  message: "The connection was lost. What you entered is still here. It is safe to send it again.",
};

/** What the page says about a form that got no answer: the documented words for this path, or general ones. */
export function wordsOfUnanswered(path: string, form: FormData): Words {
  const intent = String(form.get("intent"));
  if (path === "/leads" && form.has("purchaseId")) return error(failedWords.purchaseLead);
  if (path === "/credits") return error(failedWords.purchaseCredits);
  if (path === "/admin/leads/new") return error(failedWords.createLead);
  if (path === "/admin/users" && intent === "add") return error(failedWords.addAdmin);
  if (path === "/sign-out") return error(failedWords.signOut);
  if (path === "/auth") return { title: accountTitle(form.get("form")), message: failedWords.account };
  if (/^grant/.test(intent)) return error(failedWords.addCredits);
  if (STATUS_CHANGES.includes(intent)) return error(failedWords.changeStatus);
  return isOnceOnly(path) ? MAYBE_DONE : SAFE_TO_REPEAT;
}

const error = (message: string): Words => ({ title: "Error", message });

function accountTitle(form: FormDataEntryValue | null): string {
  if (form === "signup") return "Signup Error";
  return form === "reset" ? "Reset Error" : "Login Error";
}
