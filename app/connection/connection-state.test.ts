import { afterEach, expect, test } from "vitest";
import { tellAbandoned, tellAnswer, tellTrouble, troubleNow } from "#app/connection/connection-state.ts";

const aboutForm = { kind: "trying", isForm: true } as const;
const aboutPage = { kind: "trying", isForm: false } as const;

afterEach(() => tellTrouble(undefined));

test("a page that was left or has come takes nothing away that is said about a form", () => {
  tellTrouble(aboutForm);
  tellAbandoned(false);
  tellAnswer(false);
  expect(troubleNow()).toBe(aboutForm);
});

test("what nobody waits for any more is not said any more", () => {
  for (const trouble of [aboutForm, aboutPage]) {
    tellTrouble(trouble);
    tellAbandoned(trouble.isForm);
    expect(troubleNow()).toBeUndefined();
  }
});
