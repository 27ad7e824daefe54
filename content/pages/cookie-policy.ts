import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { thisVersionOf, versionBefore } from "#content/pages/legal-versions.ts";
import { LEGAL_LAST_UPDATED, type StaticPage } from "#content/pages/static-page.ts";

export const cookiePolicy: StaticPage = {
  path: "/cookie-policy",
  title: "Cookie Policy",
  description:
    "We set cookies only when you sign in, or ask us to remember your project. What they hold, how long they live, and why there is no banner.",
  heading: "Cookie Policy",
  intro:
    "This site sets cookies only for people who open an account, sign in, or ask that a device remembers their project. Reading, calculating and asking for quotes work without any.",
  lastUpdated: LEGAL_LAST_UPDATED,
  thisVersion: thisVersionOf("/cookie-policy"),
  sections: [
    {
      heading: "The cookie that keeps you signed in",
      paragraphs: [
        "When you sign in to an installer or administrator account, your browser keeps a small text that tells our server on each page that it is still you.",
      ],
      points: [
        "Name: fairwatt.session_token. On a secure (https) address browsers know it as __Host-fairwatt.session_token.",
        "Content: random characters with our signature. It holds no name, no email address and no password.",
        `Life: ${limits.sessionDays} days. While you use the site it is renewed for as long again, at most once every ${limits.sessionRefreshHours} hours, and after ${limits.sessionDaysMax} days you sign in again. Signing out removes it.`,
        "Protection: no script can read it (HttpOnly), and browsers do not send it with forms from other sites (SameSite=Lax). On a secure address it travels only encrypted (Secure).",
        "Set by: this site. No other site can read it.",
      ],
    },
    {
      heading: "The cookie between password and code",
      paragraphs: [
        "If you have turned on two-factor sign-in, your browser keeps this one after your password until you enter the code.",
      ],
      points: [
        "Name: fairwatt.two_factor, on a secure address __Host-fairwatt.two_factor.",
        "Content: random characters with our signature. It signs nobody in without the code.",
        `Life: ${limits.twoFactorSignInMinutes} minutes at most, or until your code is accepted. Protection: as above.`,
      ],
    },
    {
      heading: "One more, for a few days",
      paragraphs: ["When you open an installer account, your browser also remembers that it was here."],
      points: [
        "Name: fairwatt.sign_up. Content: our signature, and nothing about you. It goes to the page that confirms your email address only, which then need not ask for your password.",
        `Life: ${limits.signUpMarkDays} days. Protection: as above.`,
      ],
    },
    {
      heading: "The cookie that knows your browser",
      paragraphs: [
        "When somebody guesses at your password over and over, we slow down sign-ins to your account, but not in browsers in which you have signed in before. This cookie tells us which those are.",
      ],
      points: [
        "Name: fairwatt.known_device, on a secure address __Host-fairwatt.known_device.",
        "Content: our signature for each of the last accounts that signed in here. It holds no name and no email address, and signs nobody in.",
        `Life: ${limits.knownDeviceDays} days from when you last signed in. A new password makes it worthless.`,
        "Protection: as above.",
      ],
    },
    {
      heading: "The cookie that remembers your project",
      paragraphs: [
        "If you asked us for quotes, you can press Remember on this device on the page My links of your project. Nothing is remembered unless you do.",
      ],
      points: [
        "Name: fairwatt.my_project, on a secure address __Host-fairwatt.my_project. Only the pages My project and My links read it.",
        "What for: the page My project can open your project without an email. Anyone who uses this browser can do that, too.",
        "Content: the random characters of a link of its own. It holds no name and no email address. We keep only a fingerprint of it, from which nobody can make the link again.",
        `Life: ${limits.requestLinkDays} days, again each time you press Open my project, and no longer than your details. Press Forget on the page My project or My links to remove it and end its link. Revoking it from another device, or ending all your links, ends it, too.`,
        "Protection: as above.",
      ],
    },
    {
      heading: "What stays in your browser",
      paragraphs: ["These are no cookies: they are never sent to us."],
      points: [
        "fairwatt.notices-dismissed: an installer has said no to notices about new leads, so we do not offer them again.",
        "fairwatt.keys-off: somebody who works here has switched off the single keys.",
        "fairwatt.meter: the mean half hours of a meter’s file that you chose in the planner, so that you can go back to your plan. It stays until you remove the file or close the tab.",
        "Our own pictures and scripts, and one page for when there is no connection, so that signed-in pages open faster. No page with anybody’s details is kept.",
        "How far down a signed-in page you were, until you close the tab.",
      ],
    },
    {
      heading: "What we do not use",
      paragraphs: [],
      points: [
        "no cookies for statistics, advertising or social networks",
        "no invisible pictures or scripts that follow you from site to site",
        "no storage in your browser that tells us who you are",
        "no fonts, maps or scripts from other companies: all of a page comes from our own server",
      ],
    },
    {
      heading: "Why there is no banner",
      paragraphs: [
        "UK law (the Privacy and Electronic Communications Regulations) asks for your consent to cookies that are not strictly necessary. Signing in safely cannot work without ours, and a device remembers your project only if you ask for that, so they need no consent, and there is nothing for you to accept or refuse.",
      ],
    },
    {
      heading: "When you leave our pages",
      paragraphs: [
        "If you buy credits, you pay on the page of Stripe, our payment provider, which sets cookies of its own under its own policy. Links to other sites, such as a register or an authority, lead to pages that we do not run.",
      ],
    },
    {
      heading: "How to remove them",
      paragraphs: [
        "Sign out, press Forget, or delete cookies in the settings of your browser. You can also block them there; then everything works but signing in and remembering your project.",
        `Questions? Write to ${site.email} or call ${site.phone}.`,
      ],
      links: [{ label: `Email ${site.email}`, to: `mailto:${site.email}` }],
    },
  ],
  links: [
    { label: "Versions and changes", to: "/legal-history" },
    versionBefore("/cookie-policy"),
    { label: "Privacy Policy", to: "/privacy-policy" },
    { label: "Terms of Service", to: "/terms-of-service" },
  ],
};
