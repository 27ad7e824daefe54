import { isCode, isIn, isTest, type Rule } from "#tests/tidy/rule.ts";
import { findNodes, stringOf } from "#tests/tidy/syntax.ts";

/** Words that readers see in one spelling everywhere, with their other spellings. */
const ONE_SPELLING: Readonly<Record<string, RegExp>> = {
  email: /\be-mail/i,
  "sign in": /\b(?:[Ll]og|[Ll]ogged|[Ll]ogging) (?:in|out)\b|\bLogin\b|\bto sign-in\b/,
  Metroland: /\bMetro-land|\bMetroLand|\bmetroland/,
  "World Heritage Site": /\bWorld Heritage site|\bworld heritage site|\bWorld heritage/,
  tonnes: /\b\d[\d,.]* tons\b/,
};
/**
 * What the specification spells letter for letter; the e-mail of "Check your e-mail to confirm" is an element alone.
 */
const AS_SPECIFIED = [
  "e-mail",
  "Login",
  "Login Failed",
  "Login Error",
  "An account with this email already exists. Please try logging in instead.",
];

export const oneSpelling: Rule = {
  name: "one spelling for one word that people read",
  check(file) {
    if (isTest(file) || !isCode(file) || !isIn(file, "app", "content")) return [];
    return Object.entries(ONE_SPELLING).flatMap(([word, other]) =>
      findNodes(file, `is spelt "${word}" everywhere else.`, (node) => {
        const text = stringOf(node);
        return text !== undefined && other.test(text) && !AS_SPECIFIED.includes(text.trim());
      }),
    );
  },
  wrong: [
    { path: "app/routes/contact.tsx", text: "const field = <p>Your e-mail address</p>;" },
    { path: "app/routes/auth.tsx", text: "const link = <a>Back to Login</a>;" },
    { path: "app/web/failures.ts", text: 'const message = "Please log in again.";' },
    { path: "app/routes/auth.tsx", text: 'const hint = "Use this code to sign-in.";' },
    { path: "content/areas/harrow.ts", text: 'const text = "Harrow is Metro-land.";' },
    { path: "content/areas/bath.ts", text: 'const text = "All of it is a World Heritage site.";' },
    { path: "content/pages/impact.ts", text: "const text = `It saves 500 tons.`;" },
  ],
  right: [
    {
      path: "app/routes/auth.tsx",
      text: 'const words = ["Login Error", "Sign-in failed", "Two-factor sign-in", "the audit log"];',
    },
    {
      path: "app/routes/thank-you.tsx",
      text: "// An e-mail.\nconst heading = <h1>Check your <b>e-mail</b> to confirm</h1>;",
    },
    { path: "content/areas/bath.ts", text: 'const text = "By email: a World Heritage Site, 5 tonnes.";' },
  ],
};
