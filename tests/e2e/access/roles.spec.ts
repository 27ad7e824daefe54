import { expect } from "@playwright/test";
import routes from "#app/routes.ts";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { exampleParameters, matrix, people } from "#tests/e2e/access/roles.ts";
import { someAddress } from "#tests/e2e/town/clients.ts";
import { test } from "#tests/e2e/town/fixtures.ts";
import { cookieOf, signIn } from "#tests/e2e/town/people.ts";

type Route = (typeof routes)[number];
interface Place {
  file: string;
  path: string;
}

/** Every file that serves an address, with the first of its addresses. */
const places = [...new Map(placesOf(routes).map((place) => [place.file, place])).values()];

function placesOf(list: readonly Route[]): Place[] {
  const all = list.flatMap(({ file, path = "", children }) => (children ? placesOf(children) : [{ file, path }]));
  return all.map(({ file, path }) => ({ file: file.replace(/^routes\//, "").replace(/\.tsx?$/, ""), path })).reverse();
}

test("no address is missing from the table of who may open it, and none is too many", { tag: "@story" }, () => {
  expect(places.map(({ file }) => file).sort()).toEqual(Object.keys(matrix).sort());
});

/** Each asks 500 addresses, so `npm test` has only these two. */
const IN_STORIES: readonly string[] = ["visitor", "approved"];

for (const person of people) {
  test(`every address answers a ${person} as the table says: the page, its data, and a form sent to it`, {
    tag: IN_STORIES.includes(person) ? "@story" : [],
  }, async ({ newClient, site }) => {
    const client = await newClient();
    const email = person === "approved" ? "empty@demo.example" : `${person}@demo.example`;
    if (person !== "visitor") await signIn(client, { email, password: demoPassword });
    const headers = {
      cookie: await cookieOf(client),
      origin: site.url,
      "x-forwarded-for": someAddress(),
    };
    const wanted: Record<string, string> = {};
    const got: Record<string, string> = {};
    // The address that ends the session comes last.
    const inOrder = places.toSorted((one, other) => Number(endsSession(one)) - Number(endsSession(other)));
    for (const { file, path } of inOrder) {
      wanted[file] = matrix[file]?.[person] ?? "";
      const address = addressOf(path);
      const data = path === "" ? "/_.data" : `${address}.data`;
      const form = { method: "POST", body: new URLSearchParams({ intent: "" }) };
      const answers = [
        await answerOf(site.url + address, { headers }),
        await answerOf(site.url + data, { headers }),
        await answerOf(site.url + address + (path === "" ? "?index" : ""), { headers, ...form }),
      ];
      got[file] = answers.join(" ");
    }
    expect(got).toEqual(wanted);
  });
}

const endsSession = ({ file }: Place) => file === "account/sign-out";

function addressOf(path: string): string {
  const filled = path.replace(/:(\w+)\??|\*/g, (_, name: string | undefined) => exampleParameters[name ?? "*"] ?? "");
  return `/${filled}`;
}

const STREAM = "stream";

/** The status, or for a redirect the page it leads to. */
async function answerOf(url: string, init: RequestInit): Promise<string> {
  const answer = await fetch(url, { ...init, redirect: "manual" });
  // The router's data carry a redirect in their body.
  const body = answer.status === 202 ? await answer.text() : "";
  if (!body) await answer.body?.cancel();
  if (answer.headers.get("content-type")?.startsWith("text/event-stream")) return STREAM;
  const location = answer.headers.get("location") ?? /"(\/[^"]*|https?:[^"]*)"/.exec(body)?.[1];
  return location ? new URL(location, url).pathname : String(answer.status);
}
