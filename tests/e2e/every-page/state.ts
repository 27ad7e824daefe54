import { expect, type Page } from "@playwright/test";
import type { People } from "#tests/e2e/support/people.ts";

/** One look of a page. */
export interface State {
  name: string;
  /** One of the demonstration's accounts; it only looks. */
  as?: string;
  /** Also checked by `npm test`. */
  story?: true;
  /** One of each template: also in the other colours of both widths, and in forced colours. */
  everyColour?: true;
  open(page: Page, people: People): Promise<unknown>;
}

export const at = (path: string) => (page: Page) => page.goto(path);

/** For what the server finds wrong. */
export async function sendUnchecked(page: Page, path: string, button: string) {
  await page.goto(path);
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
}
