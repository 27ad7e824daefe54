import { describe, expect, it } from "vitest";
import { faultsOf, troubleIn } from "#tests/fuzz/findings.ts";
import { hostileText, markOf } from "#tests/fuzz/hostile.ts";
import { formsIn, linksIn } from "#tests/fuzz/pages.ts";
import type { Answer } from "#tests/fuzz/sent.ts";
import { diceOf } from "#tests/support/dice.ts";

const URL_OF_SITE = "http://localhost:3000";
const SENT = { method: "GET", path: "/leads", headers: {} };
const safe = {
  "content-security-policy": "default-src 'self'",
  "x-frame-options": "DENY",
  "x-content-type-options": "nosniff",
};

function page(text: string, given: Partial<Answer> = {}): Answer {
  return {
    status: 200,
    text,
    ...given,
    headers: { "content-type": "text/html; charset=utf-8", ...safe, ...given.headers },
  };
}

const faults = (answer: Answer, path = SENT.path) => faultsOf({ ...SENT, path }, answer, URL_OF_SITE);

describe("an answer", () => {
  it("without a fault has none", () => {
    expect(faults(page('<p>&lt;zq7z&gt; " onzq7z= is text</p><script>x(\'<p>\\"zq7z\\"\')</script>'))).toEqual([]);
    expect(faults(page("", { status: 302, headers: { location: "/auth?next=%2Fleads" } }))).toEqual([]);
  });

  it.each([
    ["a broken page", page("<p>", { status: 500 })],
    ["a stack trace", page("<pre>Error\n    at load (/srv/app/x.ts:1:2)\n</pre>")],
    ["a path of the program", page("<p>/srv/node_modules/pg</p>")],
    ["a query", page('<p>select "id" from "leads"</p>')],
    ["the database's words", page('<p>duplicate key value violates unique constraint "x"</p>')],
    ["an object shown as text", page("<p>[object Object]</p>")],
    ["a file of the machine", page("root:x:0:0:root:/root")],
    ["a tag that was typed", page("<p>Hello <zq7z></p>")],
    ["a tag that was typed, behind an ended script", page("<script>x</script><zq7z>")],
    ["an attribute that was typed", page('<input value="" onzq7z="1">')],
    ["a link that runs", page('<a href="javascript:zq7z">x</a>')],
    ["no policy", page("<p>", { headers: { "content-security-policy": undefined } })],
    ["a page that can be framed", page("<p>", { headers: { "x-frame-options": undefined } })],
    ["a type that is guessed", page("<p>", { headers: { "x-content-type-options": undefined } })],
    ["a way out", page("", { status: 302, headers: { location: "//evil.example" } })],
    ["a cookie for scripts", page("<p>", { headers: { "set-cookie": ["a=1; Path=/; SameSite=Lax"] } })],
    ["JSON that is none", page("{", { headers: { "content-type": "application/json" } })],
    ["no answer", { status: 0, headers: {}, text: "", problem: "ECONNRESET" }],
  ])("with %s has one", (_what, answer) => {
    expect(faults(answer)).toHaveLength(1);
  });

  it("of the API is a problem if it refuses", () => {
    expect(faults(page("<p>", { status: 404 }), "/api/v1/nothing")).toHaveLength(1);
  });
});

it("trouble in the log is found by its level", () => {
  expect(troubleIn('started\n{"level":30,"msg":"request"}\n{"level":50,"msg":"unexpected error"}\n')).toHaveLength(1);
});

it("the same dice throw the same texts, others throw others", () => {
  const texts = (seed: number) => {
    const dice = diceOf(seed);
    return Array.from({ length: 20 }, (_, index) => hostileText(dice, markOf(index)));
  };
  expect(texts(1)).toEqual(texts(1));
  expect(texts(1)).not.toEqual(texts(2));
});

it("forms and links of a page are read as a browser reads them", () => {
  const html = `<a href="/x?a=1&amp;b=2#c">x</a><a href="//evil.example">y</a><form method="post" action="/buy">
    <input type="hidden" name="id" value="7"/><select name="stage"><option value="new">New</option></select>
    <textarea name="note"></textarea><button name="intent" value="save">Save</button></form>`;
  expect(linksIn(html)).toEqual(["/x?a=1&b=2"]);
  expect(formsIn(html, "/here")).toEqual([
    {
      method: "post",
      action: "/buy",
      takesFiles: false,
      buttons: [{ name: "intent", value: "save" }],
      fields: [
        { name: "id", type: "hidden", values: ["7"] },
        { name: "note", type: "textarea", values: [] },
        { name: "stage", type: "select", values: ["new"] },
      ],
    },
  ]);
});
