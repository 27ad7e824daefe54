import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TextAreaField, TextField } from "#app/ui/forms/field.tsx";

it("says below a text area how much of it is used", () => {
  const drawn = (typed?: string) =>
    renderToStaticMarkup(<TextAreaField label="Notes" name="notes" lengthMax={2000} defaultValue={typed} />);
  expect(drawn()).toContain(">0 of 2,000 characters<");
  expect(drawn(" x\n".repeat(1025))).toContain(">3,073 of 2,000 characters<");
  expect(drawn()).toMatch(/aria-describedby="notes-count".*id="notes-count"/);
});

it("leaves checking addresses to the server, which drops invisible characters", () => {
  expect(renderToStaticMarkup(<TextField label="Email" name="email" type="email" autoComplete="email" />)).toMatch(
    /<input (?=.*autoComplete="email")(?=.*type="text")(?=.*inputMode="email")/,
  );
});

it("asks about a slip in one's own address when a form comes back, not in the one to sign in with", () => {
  const drawn = (autoComplete: string, typed: string) =>
    renderToStaticMarkup(
      <TextField label="Email" name="email" type="email" autoComplete={autoComplete} defaultValue={typed} />,
    );
  expect(drawn("email", "sam@gmial.com")).toMatch(
    /aria-describedby="email-meant".*id="email-meant".*Did you mean gmail\.com\?/,
  );
  expect(drawn("email", "sam@ymail.com")).not.toContain("Did you mean");
  expect(drawn("username", "sam@gmial.com")).not.toContain("Did you mean");
});

it("lets no field cut what is pasted", () => {
  const app = join(import.meta.dirname, "../..");
  const cutting = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .filter((file) => /\bmaxLength=|"maxlength"/.test(readFileSync(join(app, file), "utf8")));
  expect(cutting).toEqual([]);
});
