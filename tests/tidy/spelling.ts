import { isCode, isIn, isTest, type Rule } from "#tests/tidy/rule.ts";
import { findNodes, stringOf } from "#tests/tidy/syntax.ts";

/** Words that people read in one spelling everywhere, and the others that they have elsewhere. */
const ONE_SPELLING: Readonly<Record<string, RegExp>> = {
  email: /\be-mail/i,
  Metroland: /\bMetro-land|\bMetroLand|\bmetroland/,
  "World Heritage Site": /\bWorld Heritage site|\bworld heritage site|\bWorld heritage/,
  tonnes: /\b\d[\d,.]* tons\b/,
};
/** The word of a heading that is promised letter for letter stands alone there, so that no line breaks it. */
const AS_PROMISED = ["e-mail"];

export const oneSpelling: Rule = {
  name: "one spelling for one word that people read",
  check(file) {
    if (isTest(file) || !isCode(file) || !isIn(file, "app", "content")) return [];
    return Object.entries(ONE_SPELLING).flatMap(([word, other]) =>
      findNodes(file, `is spelt "${word}" everywhere else.`, (node) => {
        const text = stringOf(node);
        return text !== undefined && other.test(text) && !AS_PROMISED.includes(text.trim());
      }),
    );
  },
  wrong: [
    { path: "app/routes/contact.tsx", text: "const field = <p>Your e-mail address</p>;" },
    { path: "content/areas/harrow.ts", text: 'const text = "Harrow is Metro-land.";' },
    { path: "content/areas/bath.ts", text: 'const text = "All of it is a World Heritage site.";' },
    { path: "content/pages/impact.ts", text: "const text = `It saves 500 tons.`;" },
  ],
  right: [
    {
      path: "app/routes/thank-you.tsx",
      text: "// An e-mail.\nconst heading = <h1>Check your <b>e-mail</b> to confirm</h1>;",
    },
    { path: "content/areas/bath.ts", text: 'const text = "By email: a World Heritage Site, 5 tonnes.";' },
  ],
};
