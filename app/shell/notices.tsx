import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { stayingAt } from "#app/connection/keep-page.ts";
import { reloadOtherTabs } from "#app/connection/use-other-tabs.ts";
import { useIsAlive } from "#app/ui/alive.ts";
import { formatCredits } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toasts/toast-queue.ts";
import { WithoutScript } from "#app/ui/without-script.tsx";
import { limits } from "#config/limits.ts";
import { failedWords } from "#content/failed-words.ts";

interface NoticeText {
  title: string;
  description: string | ((balance: string) => string);
  /** Success if absent. */
  tone?: "bad";
  /** The page also shows it beside its form, with what to do next. */
  isInForm?: true;
}

/** The messages that a redirect can carry as `?notice=…`. */
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
  "profile-saved": { title: "Profile saved", description: "Your company’s details are up to date." },
  "profile-waits": {
    title: "Waiting for our check",
    description: "Customers see your old details until we have checked the new ones. We’ll email you.",
  },
  "step-saved": { title: "Saved", description: "On to the next step. You can come back to this one at any time." },
  "onboarding-done": {
    title: "All four steps are done",
    description: "We’ll check your answers against your documents and email you our decision.",
  },
  "coverage-saved": { title: "Area saved", description: "We’ll match new leads to this area and these services." },
  "limits-saved": { title: "Limits saved", description: "They apply to every purchase from now on." },
  "holiday-added": { title: "Holiday added", description: "It starts and ends automatically, at midnight UK time." },
  "holiday-ended": { title: "Holiday ended", description: "You can buy leads again." },
  "alerts-saved": { title: "Alerts saved", description: "Your choice applies from now on." },
  "device-on": {
    title: "Notifications are on",
    description: "This device will hear about new leads. Send a test to try it.",
  },
  "device-off": { title: "Device removed", description: "We’ll send nothing more to it." },
  "device-test": { title: "Test on its way", description: "It should arrive within a minute." },
  "document-saved": { title: "Document saved", description: "Only you and our administrators can download it." },
  "document-replaced": { title: "Document replaced", description: "The new file has replaced the old one." },
  "document-removed": { title: "Document removed", description: "Its file is being deleted." },
  "customer-erased": {
    title: "Customer erased",
    description: "We have erased the details and asked the companies that bought them to do the same.",
  },
  "account-closed": { title: "Account closed", description: "We have emailed you a list of what we deleted." },
  "account-deleted": { title: "Account deleted", description: "Nobody can sign in with it any more." },
  "password-changed": {
    title: "Password changed",
    description:
      "All other devices have been signed out. API keys, webhooks and the calendar link are paused: keep or remove them under Activity.",
  },
  "email-link-sent": {
    title: "Check your new inbox",
    description: "Open the link in our email to confirm the new address. Until then, we’ll use the old one.",
  },
  "email-changed": { title: "Email changed", description: "Sign in with the new address from now on." },
  invited: {
    title: "Invitation sent",
    description: `It is on its way by email. Its link works once, for ${limits.invitationLinkHours} hours.`,
  },
  "invited-again": { title: "Sent again", description: "The link in the older email no longer works." },
  "invitation-withdrawn": { title: "Invitation withdrawn", description: "Its link no longer works." },
  "member-changed": { title: "Saved", description: "The role and the limit apply from now on." },
  "member-removed": { title: "Removed", description: "They are signed out and no longer in your company." },
  "two-factor-rule": { title: "Saved", description: "Owners are told of each change by email." },
  "second-factor-reset": {
    title: "Second factor reset",
    description: "They are signed out, told by email, and set it up again.",
  },
  joined: { title: "You have joined", description: "You are signed in, and can begin." },
  "company-left": { title: "You have left the company", description: "You are signed out. You keep your sign-in." },
  "key-revoked": { title: "Key revoked", description: "Programs can no longer use it." },
  "webhook-added": { title: "Webhook added", description: "Its secret is below. Send a test to try it." },
  "webhook-removed": { title: "Webhook removed", description: "We’ll send nothing more to it." },
  "webhook-on": { title: "Webhook switched on", description: "Your program will receive events again." },
  "webhook-queued": { title: "On its way", description: "Click “Refresh” in a moment to see the answer." },
  "account-signed-out": {
    title: "Sessions ended",
    description: "They have been signed out everywhere and told by email.",
  },
  "session-ended": { title: "Device signed out", description: "That device has to sign in again." },
  "things-kept": { title: "Kept", description: "It is working again." },
  "things-removed": { title: "Removed", description: "It will not work again." },
  "sessions-ended": { title: "Signed out everywhere else", description: "Only this device is still signed in." },
  "two-factor-off": { title: "Two-factor sign-in is off", description: "You now sign in with your password alone." },
  "lead-purchased": { title: "Lead Purchased!", description: (left) => `You bought this lead. ${left} left.` },
  "outline-sent": { title: "Outline sent", description: "Your credits are held until the customer answers." },
  "lead-bought-before": {
    title: "You have already bought this lead.",
    description: (left) => `It is in the list below. You have not been charged again. ${left} left.`,
  },
  "view-saved": { title: "View saved", description: "You’ll find it above your list." },
  "view-deleted": { title: "View deleted", description: "Your leads are not affected." },
  "away-saved": { title: "Away saved", description: "News goes to the cover as well in those days." },
  "lead-assigned": { title: "Lead assigned", description: "News of it goes to whom it is assigned." },
  "stage-saved": { title: "Stage saved", description: "The lead now shows it." },
  "confirmed-here": { title: "Your email address is confirmed", description: "You are signed in." },
  "contact-noted": { title: "Noted", description: "It is in the history of the lead." },
  "act-done": { title: "Done", description: "Set the next act on the page of the lead." },
  "stages-saved": { title: "Stages saved", description: "The leads now show them." },
  "leads-assigned": { title: "Assigned", description: "The leads now show who is in charge." },
  "terms-saved": { title: "Usual terms saved", description: "Your next quotes begin with them." },
  "template-kept": { title: "Template kept", description: "It is offered when you write a quote for this service." },
  "profile-published": { title: "Profile published", description: "Anybody can read it now." },
  "profile-taken-down": { title: "Profile taken down", description: "Nobody can open it any more." },
  "logo-saved": { title: "Logo saved", description: "Your quotes have it as PDF." },
  "logo-removed": { title: "Logo removed", description: "Your quotes go without one." },
  "next-act-set": { title: "Next act saved", description: "We’ll tell whoever is to do it when it is due." },
  "job-value-saved": { title: "Job value saved", description: "Your figures count it once the job is won." },
  "quote-sent-again": { title: "Quote sent again", description: "We have emailed the customer the new revision." },
  "note-saved": { title: "Note saved", description: "Only your company sees it." },
  "lead-reported": { title: "Lead reported", description: "We’ll look into it and email you our decision." },
  "refund-accepted": {
    title: "Report accepted",
    description: "The credits have been returned and the installer has been told.",
  },
  "refund-declined": { title: "Report declined", description: "The installer has been told why." },
  "data-request-entered": { title: "Request entered", description: "If it has an email address, we ask the mailbox." },
  "identity-noted": { title: "Noted", description: "You can gather the file now." },
  "data-gathered": { title: "Gathered", description: "The request says where the file goes." },
  "signal-dismissed": { title: "Signal dismissed", description: "It stays away for a time." },
  "buying-held": { title: "Buying held", description: "The company gets an email with the reason." },
  "buying-released": { title: "Buying released", description: "The company can buy again." },
  "told-more": { title: "Sent", description: "We read it before we decide. You can change it until then." },
  "request-released": { title: "Request released", description: "It is on sale now." },
  "request-declined": { title: "Request declined", description: "The customer gets an email with the reason." },
  "appeal-decided": { title: "Decided", description: "Whoever asked gets an email." },
  "second-look-asked": { title: "Second look asked", description: "We email you the answer." },
  "review-replied": { title: "Reply published", description: "Anyone who reads the review can read it." },
  "review-disputed": { title: "Dispute sent", description: "The review is marked. We decide within 10 days." },
  "review-published": { title: "Review published", description: "The company has been told." },
  "review-removed": { title: "Review removed", description: "Its author and whoever asked are told why." },
  "review-kept": { title: "Review kept", description: "Whoever asked is told why." },
  "review-read": { title: "Noted", description: "A person has read this review." },
  "review-answered": { title: "We have your answer", description: "One of our team reads it before deciding." },
  "trading-name-accepted": { title: "Trading name accepted", description: "What was found before stays as it was." },
  "contract-name-closed": { title: "Name closed", description: "The reason is in the audit log." },
  "data-request-closed": { title: "Request closed", description: "The reason is in the audit log." },
  "job-queued": { title: "Back in the queue", description: "It will be tried again within seconds." },
  "lead-created": { title: "Lead Created!", description: "Approved installers can buy it now." },
  "lead-saved": { title: "Lead saved", description: "The change is in the audit log." },
  "stopped-for-caller": {
    title: "Everything is stopped",
    description: "Each company that has the details is told to delete them.",
  },
  "lead-withdrawn": { title: "Lead withdrawn", description: "No more installers can buy it." },
  "lead-resumed": { title: "Back on sale", description: "Approved installers can buy it again." },
  "contact-checked": { title: "Thank you", description: "We have noted your answer." },
  "contract-signed": { title: "Date saved", description: "We count your days to cancel from it." },
  "contract-cancelled": {
    title: "Your contract is cancelled",
    description: "We have sent your notice, and a copy to you. Your choice is taken back.",
  },
  "photos-added": { title: "Photos added", description: "Companies that have your details can open them." },
  "photo-removed": { title: "Photo removed", description: "No company can open it any more." },
  "outside-quote-kept": { title: "Quote kept", description: "Only you and your household see it." },
  "outside-quote-removed": { title: "Quote removed", description: "Its PDF is gone, too." },
  "brief-saved": {
    title: "Brief saved",
    description: "Companies now see this version. We’ll tell those that have your details.",
  },
  "leads-imported": {
    title: "Leads imported",
    description: "Approved installers can buy them now. Possible duplicates that you did not tick were left out.",
  },
  "status-updated": { title: "Status Updated", description: "The installer has been told by email." },
  "change-accepted": {
    title: "Change accepted",
    description: "Customers now see the new details. The company has been told.",
  },
  "change-declined": { title: "Change declined", description: "The company has been told why." },
  "admin-added": { title: "Admin Added", description: "They can now use the admin area." },
  "admin-changed": { title: "Roles saved", description: "They hold from now on, in all open sessions." },
  "admin-removed": { title: "Admin removed", description: "They can no longer use the admin area." },
  "more-time-granted": { title: "More time granted", description: "It ends automatically." },
  "more-time-ended": { title: "More time ended", description: "Anything unchecked closes if its time is up." },
  "check-saved": { title: "Check saved", description: "Earlier checks stay on record." },
  "note-added": { title: "Note added", description: "Only administrators see it." },
  "reversal-closed": {
    title: "Dealt with",
    description: "It will come back if anything else happens to this payment.",
  },
  "balance-asked": { title: "Balance requested", description: "Reload the page in a minute to see the answer." },
  "refund-going": { title: "Refund on its way", description: "Its credits are held until the money has been sent." },
  "refund-waits": {
    title: "Refund awaiting approval",
    description: "Another administrator must approve it. Its credits are held.",
  },
  "card-refund-declined": { title: "Refund declined", description: "Its credits can be spent again." },
  "mismatch-credited": { title: "Payment credited", description: "The company has its credits and receipt." },
  "mismatch-closed": { title: "Payment closed", description: "Your reason is in the audit log." },
  "grant-waits": {
    title: "Grant awaiting approval",
    description: "A second administrator must approve it before the credits are given.",
  },
  "recovery-asked": { title: "Waiting for a second person", description: "Another owner must confirm it." },
  "recovery-confirmed": {
    title: "Confirmed",
    description: "We have told the company’s owners. It is done after 24 hours unless one of them stops it.",
  },
  "recovery-declined": { title: "Declined", description: "Nothing has changed. Your reason is kept." },
  "grant-declined": { title: "Grant declined", description: "No credits were given. Your reason is kept." },
  "credits-added": { title: "Credits Added", description: "The installer can see them in their balance and history." },
};

type NoticeFromAddressProps = { isPublic: boolean; balanceCredits: number | null };

/** Shows the notice in the address as a toast, or on the page where no script of ours can show one. */
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
    if (!tone) reloadOtherTabs();
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
