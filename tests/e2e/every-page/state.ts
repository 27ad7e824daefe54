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

export async function sendUnchecked(page: Page, path: string, button: string) {
  await page.goto(path);
  const submit = page.getByRole("button", { name: button });
  await submit.evaluate((element: HTMLButtonElement) => element.setAttribute("formnovalidate", ""));
  await submit.click();
  await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
}
