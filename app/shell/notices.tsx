import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { stayingAt } from "#app/connection/keep-page.ts";
import { tellOtherTabs } from "#app/connection/use-other-tabs.ts";
import { useIsAlive } from "#app/ui/alive.ts";
import { formatCredits } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toasts/toast-queue.ts";
import { WithoutScript } from "#app/ui/without-script.tsx";
import { failedWords } from "#content/failed-words.ts";

interface NoticeText {
  title: string;
  description: string | ((balance: string) => string);
  /** Absent: a success. */
  tone?: "bad";
  /** The page also shows it beside its form, with what to do next. */
  isInForm?: true;
}

/** The messages a redirect can carry as `?notice=…`. */
const notices: Readonly<Record<string, NoticeText>> = {
  "welcome-back": { title: "Welcome Back!", description: "You are signed in." },
  "account-created": {
    title: "Account Created!",
    description:
      "Please check your email to verify your account. Your application will be reviewed before you can access leads.",
    isInForm: true,
  },
  "reset-sent": {
    title: "Reset Email Sent",
    description: "If this address has an account, the email is on its way.",
    isInForm: true,
  },
  "signed-out": { title: "Signed Out", description: "You have been successfully signed out." },
  "sign-out-failed": { title: "Error", description: failedWords.signOut, tone: "bad" },
  "profile-saved": { title: "Profile Saved", description: "Your company’s details are up to date." },
  "profile-waits": {
    title: "Waiting for our check",
    description: "Customers see your details as before until we have looked at the new ones. We email you then.",
  },
  "step-saved": { title: "Saved", description: "On to the next step. You can come back to this one at any time." },
  "onboarding-done": {
    title: "All four steps are done",
    description: "We compare what you gave us with your papers, and email you when your application is decided.",
  },
  "coverage-saved": { title: "Area Saved", description: "New leads are matched with this area and these services." },
  "limits-saved": { title: "Limits Saved", description: "Every purchase from now on obeys them." },
  "holiday-added": { title: "Holiday Added", description: "It begins and ends by itself, at midnight in London." },
  "holiday-ended": { title: "Holiday Ended", description: "It no longer keeps you from buying." },
  "alerts-saved": { title: "Alerts Saved", description: "Your choice counts from now on." },
  "device-on": { title: "Notices Are On", description: "This device is told of new leads. Send a test to try it." },
  "device-off": { title: "Device Removed", description: "Nothing more is sent there." },
  "device-test": { title: "Test on Its Way", description: "It should arrive within a minute." },
  "document-saved": { title: "Document Saved", description: "Only you and our administrators can download it." },
  "document-replaced": { title: "Document Replaced", description: "The newer file has taken the place of the older." },
  "document-removed": { title: "Document Removed", description: "Its file is being deleted." },
  "customer-erased": {
    title: "Customer Erased",
    description: "The details are gone here. Companies that bought them are asked to delete theirs.",
  },
  "account-closed": { title: "Account Closed", description: "We have sent you an email that says what we deleted." },
  "password-changed": {
    title: "Password Changed",
    description:
      "All other devices have been signed out. API keys, webhooks and the calendar link wait for you under Activity.",
  },
  "email-link-sent": {
    title: "Check Your New Mailbox",
    description: "Open the link in our email to confirm the new address. Until then, the old one stays.",
  },
  "email-changed": { title: "Email Changed", description: "Sign in with the new address from now on." },
  "key-revoked": { title: "Key Revoked", description: "Programs that use it are refused from now on." },
  "webhook-added": { title: "Webhook Added", description: "Its secret is below. Send a test to try it." },
  "webhook-removed": { title: "Webhook Removed", description: "Nothing more is sent there." },
  "webhook-on": { title: "Webhook Switched On", description: "From now on your program is told again." },
  "webhook-queued": { title: "On Its Way", description: "Reload the page in a moment to see what was answered." },
  "account-signed-out": { title: "Sessions Ended", description: "They are signed out everywhere and told by email." },
  "session-ended": { title: "Signed Out There", description: "That device has to sign in again." },
  "things-kept": { title: "Kept", description: "It works again from this moment." },
  "things-removed": { title: "Removed", description: "It works no more, for good." },
  "sessions-ended": { title: "Signed Out Everywhere Else", description: "Only this device is still signed in." },
  "two-factor-off": { title: "Two-Factor Sign-In Is Off", description: "Your password alone signs you in." },
  "lead-purchased": { title: "Lead Purchased!", description: (left) => `You bought this lead. ${left} left.` },
  "outline-sent": { title: "Outline Sent", description: "Its credits are held until the customer answers." },
  "lead-bought-before": {
    title: "You have already bought this lead.",
    description: (left) => `It is in the list below. You have not been charged again. ${left} left.`,
  },
  "view-saved": { title: "View Saved", description: "It stands above your list." },
  "view-deleted": { title: "View Deleted", description: "Your list is as it was." },
  "stage-saved": { title: "Stage Saved", description: "The lead shows it from now on." },
  "quote-sent-again": { title: "Quote Sent Again", description: "The customer has an email with the new revision." },
  "note-saved": { title: "Note Saved", description: "Only your company sees it." },
  "lead-reported": { title: "Lead Reported", description: "We will look at it and email you the answer." },
  "refund-accepted": {
    title: "Report Accepted",
    description: "The credits are back, and the installer has been told.",
  },
  "refund-declined": { title: "Report Declined", description: "The installer has been told, with your reason." },
  "job-queued": { title: "Back in the Queue", description: "It is tried again within seconds." },
  "lead-created": { title: "Lead Created!", description: "Approved installers can buy it now." },
  "lead-saved": { title: "Lead Saved", description: "The change is in the audit log." },
  "lead-withdrawn": { title: "Lead Withdrawn", description: "No further installer can buy it." },
  "lead-resumed": { title: "Back on Sale", description: "Approved installers can buy it again." },
  "contact-checked": { title: "Thank you", description: "We have noted your answer." },
  "brief-saved": {
    title: "Brief Saved",
    description: "Every company reads this version from now on. Those that have your details are told.",
  },
  "leads-imported": {
    title: "Leads Imported",
    description: "Approved installers can buy them now. Possible duplicates that were not ticked are left out.",
  },
  "status-updated": { title: "Status Updated", description: "The installer has been told by email." },
  "change-accepted": { title: "Change Accepted", description: "Customers see the new details. The company is told." },
  "change-declined": { title: "Change Declined", description: "The company has been told, with your reason." },
  "admin-added": { title: "Admin Added", description: "They can enter the admin area from now on." },
  "admin-removed": { title: "Admin Removed", description: "The admin area is closed to them from now on." },
  "more-time-granted": { title: "More Time Granted", description: "It ends by itself." },
  "more-time-ended": { title: "More Time Ended", description: "What is not checked closes if its days are over." },
  "check-saved": { title: "Check Saved", description: "Earlier checks stay on record." },
  "note-added": { title: "Note Added", description: "Only administrators see it." },
  "reversal-closed": { title: "Dealt With", description: "It comes back if there is more news of this payment." },
  "balance-asked": { title: "Asked", description: "The answer is here within a minute. Reload the page then." },
  "refund-going": { title: "Refund Going Out", description: "Its credits are held until the money has gone." },
  "refund-waits": {
    title: "Refund Waits",
    description: "Another administrator must approve it. Its credits are held.",
  },
  "card-refund-declined": { title: "Refund Declined", description: "Its credits can be spent again." },
  "mismatch-credited": { title: "Payment Credited", description: "The company has its credits and its receipt." },
  "mismatch-closed": { title: "Payment Closed", description: "Your reason is in the audit log." },
  "credits-added": { title: "Credits Added", description: "They are in the installer’s balance and history." },
};

type NoticeFromAddressProps = { isPublic: boolean; balanceCredits: number | null };

/** Shows the notice in the address: as a toast, or on the page if no script of ours can show one. */
export function NoticeFromAddress({ isPublic, balanceCredits }: NoticeFromAddressProps) {
  // A public page loaded as a document is not hydrated; one reached through the router is.
  const alive = useIsAlive();
  const { search, pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const key = new URLSearchParams(search).get("notice") ?? "";
  const { title = "", description = "", tone, isInForm } = (Object.hasOwn(notices, key) && notices[key]) || {};
  const text = typeof description === "string" ? description : description(formatCredits(balanceCredits ?? 0));
  useEffect(() => {
    if (!title) return;
    showToast({ tone: tone ?? "ok", title, description: text });
    if (!tone) tellOtherTabs();
    // Removed from the address, so that neither a reload nor a form sent from here repeats it.
    const rest = new URLSearchParams(search);
    rest.delete("notice");
    const address = `${pathname}${rest.size > 0 ? `?${rest}` : ""}`;
    stayingAt(address);
    void navigate(address + hash, { replace: true, preventScrollReset: true, state });
  }, [title, text, tone, search, pathname, hash, state, navigate]);
  if (!title || isInForm) return null;
  const inPage = (
    <div className="wrap notice-bar" role="status">
      <Notice tone={tone ?? "ok"} title={title}>
        <p>{text}</p>
      </Notice>
    </div>
  );
  if (isPublic) return alive ? null : inPage;
  return <WithoutScript>{inPage}</WithoutScript>;
}
