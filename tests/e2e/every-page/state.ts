import { expect, type Page } from "@playwright/test";
import type { People } from "#tests/e2e/support/people.ts";

/** One of the ways a page can look. */
export interface State {
  name: string;
  /** One of the demonstration's accounts; it only looks. */
  as?: string;
  /** One of those that `npm test` looks at. */
  story?: true;
  /** One of each template: also in the other colours of both widths, and in those that a system forces. */
  everyColour?: true;
  open(page: Page, people: People): Promise<unknown>;
}

/** Does nothing but open an address. */
export const at = (path: string) => (page: Page) => page.goto(path);

export async function sendUnchecked(page: Page, path: string, button: string) {
  await page.goto(path);
  const submit = page.getByRole("button", { name: button });
  await submit.evaluate((element: HTMLButtonElement) => element.setAttribute("formnovalidate", ""));
  await submit.click();
  await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
}
