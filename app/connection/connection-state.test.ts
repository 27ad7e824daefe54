import { afterEach, expect, test } from "vitest";
import { tellAbandoned, tellAnswer, tellTrouble, troubleNow } from "#app/connection/connection-state.ts";

const aboutForm = { kind: "trying", isForm: true } as const;
const aboutPage = { kind: "trying", isForm: false } as const;

afterEach(() => tellTrouble(undefined));

test("answers to pages keep what is said about a form", () => {
  tellTrouble(aboutForm);
  tellAbandoned(false);
  tellAnswer(false);
  expect(troubleNow()).toBe(aboutForm);
});

test("an abandoned request is no longer reported", () => {
  for (const trouble of [aboutForm, aboutPage]) {
    tellTrouble(trouble);
    tellAbandoned(trouble.isForm);
    expect(troubleNow()).toBeUndefined();
  }
});
