import { afterEach, expect, test } from "vitest";
import { noteAborted, noteAnswer, setTrouble, troubleNow } from "#app/connection/connection-state.ts";

const aboutForm = { kind: "trying", isForm: true } as const;
const aboutPage = { kind: "trying", isForm: false } as const;

afterEach(() => setTrouble(undefined));

test("answers to pages keep what is said about a form", () => {
  setTrouble(aboutForm);
  noteAborted(false);
  noteAnswer(false);
  expect(troubleNow()).toBe(aboutForm);
});

test("an abandoned request is no longer reported", () => {
  for (const trouble of [aboutForm, aboutPage]) {
    setTrouble(trouble);
    noteAborted(trouble.isForm);
    expect(troubleNow()).toBeUndefined();
  }
});
