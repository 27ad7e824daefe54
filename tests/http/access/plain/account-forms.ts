import { PASSWORD } from "#tests/e2e/support/people.ts";
import type { PlainPage } from "#tests/http/access/plain/press.ts";
import { textOf } from "#tests/http/plain-forms.ts";
import { appCode } from "#tests/support/authenticator.ts";

const company = { contactName: "Priya Shah", companyName: "Plain Renewables Ltd" };
const NEW_PASSWORD = "rain over Robin Hood 3";

/** From the sign-up form to the link in the mail. */
export const signingUp = (email: string): PlainPage[] => [
  {
    in: "account/auth",
    at: "/auth?tab=signup",
    rows: [
      ["signup", "Sign Up", { email }, "422", "Please fill in all required fields."],
      [
        ...(["signup", "Sign Up"] as const),
        { ...company, email, password: PASSWORD, confirmPassword: PASSWORD },
        ...(["?notice=account-created", "Please check your email to verify your account."] as const),
      ],
    ],
  },
  {
    in: "account/auth",
    at: "/auth/resend",
    rows: [["resend", "Send confirmation email", { email }, "?notice=confirmation-sent", "Confirmation email sent"]],
  },
];

/** By that link in the browser that signed up. */
export const confirming = (link: string): PlainPage[] => [
  {
    in: "account/auth",
    at: link,
    rows: [["confirm-email", "Confirm my email address", {}, "/onboarding?notice=confirmed-here", "Step 1 of 4"]],
  },
];

/** Then elsewhere, to a changed password and a new email; signed in as it began. */
export const signingIn = (email: string): PlainPage[] => [
  {
    in: "account/auth",
    at: "/auth?next=/account",
    rows: [
      ["login", "Login", { email, password: "guess" }, "401", "Login"],
      ["login", "Login", { email, password: PASSWORD }, "/account?notice=welcome-back", "Welcome Back!"],
    ],
  },
  {
    in: "account/account",
    at: "/account",
    rows: [
      ["password", "Change password", { currentPassword: PASSWORD, password: "x" }, "422", "at least 6 characters"],
      ["email", "Change email", { newEmail: "nobody", "currentPassword?": PASSWORD }, "422", "correct format"],
      [
        ...(["email", "Change email"] as const),
        { newEmail: `new-${email}`, "currentPassword?": PASSWORD },
        ...(["?notice=email-link-sent", "Check your new inbox"] as const),
      ],
    ],
  },
];

export const signedInTwice: PlainPage[] = [
  {
    in: "account/account",
    at: "/account",
    rows: [["sessions", "Sign out everywhere else", {}, "?notice=sessions-ended", "Signed out everywhere else"]],
  },
];

export const newAddress = (link: string): PlainPage[] => [
  {
    in: "account/account",
    at: link,
    rows: [["confirm-new-email", "Confirm my new email address", {}, "/account?notice=email-changed", "Account"]],
  },
];

const secretIn = (page: string) =>
  new URL(textOf(/name="uri" value="([^"]+)"/.exec(page)?.[1] ?? "")).searchParams.get("secret") ?? "";

/** Turns it on, renews the codes and turns it off again, each time with a code from the last page. */
export const twoSteps = (): PlainPage[] => [
  {
    in: "account/two-factor",
    at: "/account/two-factor",
    rows: [["begin", "Continue", { "currentPassword?": PASSWORD }, "200", "Connect your authenticator app"]],
  },
  {
    in: "account/two-factor",
    rows: [["confirm", "Turn on", (page) => ({ code: appCode(secretIn(page)) }), "200", "Two-factor sign-in is on"]],
  },
];

/** With a code issued when it was turned on. */
export const codesRenewed = (code: string): PlainPage[] => [
  {
    in: "account/two-factor",
    at: "/account/two-factor",
    rows: [
      [
        "codes",
        "Make new recovery codes",
        { "currentPassword?": PASSWORD, "code?": code },
        "200",
        "Your recovery codes",
      ],
    ],
  },
];

export const turnedOff = (code: string): PlainPage[] => [
  {
    in: "account/two-factor",
    at: "/account/two-factor",
    rows: [
      [
        "off",
        "Turn off two-factor sign-in",
        { "currentPassword?": PASSWORD, "code?": code },
        "/account?notice=two-factor-off",
        "Two-factor sign-in is off",
      ],
    ],
  },
];

export const forgetting = (email: string): PlainPage[] => [
  {
    in: "account/auth",
    at: "/auth?tab=reset",
    rows: [["reset", "Send Reset Email", { email }, "?tab=reset&notice=reset-sent", "Reset Email Sent"]],
  },
];

export const resetting = (link: string): PlainPage[] => [
  {
    in: "account/auth",
    at: link,
    rows: [
      ["reset-password", /password/i, { password: "x", confirmPassword: "x" }, "422", "at least 6 characters"],
      [
        "reset-password",
        /password/i,
        { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
        "/auth?notice=password-reset",
        "Login",
      ],
    ],
  },
];
