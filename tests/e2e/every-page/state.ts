import type { Page } from "@playwright/test";
import type { People } from "#tests/e2e/town/people.ts";

/** One of the ways a page can look. */
export interface State {
  name: string;
  /** A sign-in of the demonstration, which only looks. */
  as?: string;
  open(page: Page, people: People): Promise<unknown>;
}
