import { expect } from "vitest";
import type { Client } from "#tests/e2e/support/client.ts";
import { type Control, type Filled, filledIn, formsIn, textOf } from "#tests/http/plain-forms.ts";

/** A page, and what someone without scripts sends from it, in this order. */
export interface PlainPage {
  /** Its folder in app/routes, which the forms are named after. */
  in: string;
  /** Its address; absent: the page in the last response. */
  at?: string;
  rows: Row[];
}

/**
 * The form's name, its button, the input, the response (its status, or where it leads, from the page on), and what
 * the page then says.
 */
type Row = [form: string, button: string | RegExp, fill: Filled | FillFor, to: string, says: string];
type FillFor = (page: string) => Filled;

/** Sends one after another, and checks each response. Returns the last page. */
export async function pressAll(client: Client, pages: readonly PlainPage[]): Promise<string> {
  let shown = "";
  for (const { in: folder, at, rows } of pages) {
    for (const [form, button, fill, to, says] of rows) {
      const name = `${folder} ${form} at ${at ?? "the page shown"}`;
      if (at) shown = await (await client.get(at, { maxRedirects: 2 })).text();
      const filled = typeof fill === "function" ? fill(shown) : fill;
      const { action, body } = pressed(shown, { name, button, filled });
      const answer = await client.post(action || (at ?? ""), sent(body));
      const { location = "" } = answer.headers();
      shown = await (location ? await client.get(location, { maxRedirects: 2 }) : answer).text();
      expect.soft(location ? leadsTo(location, at) : String(answer.status()), name).toBe(to);
      const text = mainOf(shown);
      expect.soft(text.includes(says) ? says : text.slice(0, 1500), name).toBe(says);
    }
  }
  return shown;
}

function pressed(page: string, wanted: { name: string; button: string | RegExp; filled: Filled }) {
  const {
    name,
    button,
    filled: { among, ...filled },
  } = wanted;
  const forms = formsIn(page);
  for (const form of forms) {
    const control = form.controls.find((one) => isPressed(one, button));
    if (!control || (among && !form.controls.some(({ value }) => value === among))) continue;
    return { action: form.action, body: filledIn(form, control, filled) };
  }
  const words = forms.flatMap(({ controls }) => controls.flatMap((one) => one.words || []));
  throw new Error(`${name}: no button ${button} among ${words.join(", ")}`);
}

function isPressed({ kind, words, isDisabled }: Control, button: string | RegExp): boolean {
  if (kind !== "button" || isDisabled) return false;
  return typeof button === "string" ? words === button : button.test(words);
}

function sent(body: URLSearchParams | FormData) {
  if (body instanceof FormData) return { multipart: body };
  return { data: body.toString(), headers: { "content-type": "application/x-www-form-urlencoded" } };
}

/** A page's text without its frame; a file's whole text. */
function mainOf(page: string): string {
  return textOf(/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? page);
}

const ID = /[\da-f]{8}-[\da-f-]{27}/g;

function leadsTo(location: string, at = ""): string {
  const own = at.replace(/[?#].*/, "");
  return (location.startsWith(own) ? location.slice(own.length) : location)
    .replace(ID, "ID")
    .replace(/month=[\d-]+/, "month=MONTH")
    .replace(/cs_test_\w+/, "SESSION");
}
