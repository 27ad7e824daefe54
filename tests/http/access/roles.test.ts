import { expect } from "vitest";
import { demoInstallers } from "#content/demo/installers.ts";
import { demoLeads } from "#content/demo/leads.ts";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { someAddress } from "#tests/e2e/support/clients.ts";
import { cookieOf, signIn } from "#tests/e2e/support/people.ts";
import { addressOf, answerOf, type Place, places } from "#tests/http/access/places.ts";
import { matrix, type Person, people } from "#tests/http/access/roles.ts";
import { test } from "#tests/http/fixtures.ts";

test("every address is in the table of who may open it, and no others", () => {
  expect(places.map(({ file }) => file).sort()).toEqual(Object.keys(matrix).sort());
});

/** Each sends requests to 400 addresses, so `npm test` has only these two. */
const IN_EACH_PUSH: readonly Person[] = ["visitor", "approved"];

for (const person of people) {
  test(`every address answers a ${person} as in the table: the page, its data, and a form sent to it`, {
    tags: IN_EACH_PUSH.includes(person) ? [] : ["thorough"],
  }, async ({ newClient, site }) => {
    const client = await newClient();
    const email = accountOf(person);
    if (person !== "visitor") await signIn(client, { email, password: demoPassword });
    const headers = {
      cookie: await cookieOf(client),
      origin: site.url,
      "x-forwarded-for": someAddress(),
    };
    const wanted: Record<string, string> = {};
    const got: Record<string, string> = {};
    const otherwise: string[] = [];
    const told: string[] = [];
    // The address that ends the session comes last.
    const inOrder = places.toSorted((one, other) => Number(endsSession(one)) - Number(endsSession(other)));
    for (const place of inOrder) {
      const { file, path } = place;
      const row = matrix[file];
      // A response that is the same for everyone is read in full only by a visitor.
      const isAlike = person !== "visitor" && new Set(Object.values(row ?? {})).size === 1;
      wanted[file] = (isAlike ? row?.[person].split(" ")[0] : row?.[person]) ?? "";
      const address = addressOf(path);
      const data = path === "" ? "/_.data" : `${address}.data`;
      const form = { method: "POST", body: new URLSearchParams({ intent: "" }) };
      const ask = async (way: string, init: RequestInit = {}) => {
        const { answer, body } = await answerOf(site.url + way, { headers, ...init }, isPrivate(place));
        for (const secret of secretsIn(body, person)) told.push(`${way} tells a ${person}: ${secret}`);
        return answer;
      };
      const answers = [await ask(address)];
      if (!isAlike) answers.push(await ask(data), await ask(address + (path === "" ? "?index" : ""), form));
      got[file] = answers.join(" ");
      if (!isPrivate(place) || isAlike) continue;
      // A route's data alone, without what comes before it, and a form sent as the router does.
      const alone = `${data}?_routes=${encodeURIComponent(`routes/${file}`)}`;
      const others = [answers[0], await ask(alone), await ask(data, form)].join(" ");
      if (others !== got[file]) otherwise.push(`${file}: ${got[file]} or ${others}`);
    }
    expect(got).toEqual(wanted);
    expect(otherwise, "the same, however it is asked").toEqual([]);
    expect(told).toEqual([]);
  });
}

const accountOf = (person: Person) => (person === "approved" ? "empty@demo.example" : `${person}@demo.example`);

const isPrivate = ({ file }: Place) => /^(installer|admin)\//.test(file);

/** Other people's details in a response. Approved installers may see masked leads; the others may not. */
function secretsIn(body: string, person: Person): string[] {
  if (person === "admin") return [];
  const others = demoInstallers.filter(({ email }) => email !== accountOf(person));
  const secrets = [
    ...others.flatMap(({ email, companyName, contactName }) => [email, companyName, contactName]),
    ...demoLeads.flatMap(({ customerEmail, customerName, customerPhone = customerName }) => [
      customerEmail,
      customerName,
      customerPhone,
    ]),
    ...(person === "approved" ? [] : demoLeads.map(({ description }) => description.slice(0, 40))),
  ];
  return secrets.filter((secret) => body.includes(secret));
}

test("an administrator's responses do contain the details searched for above", async ({ admin }) => {
  const body = await (await admin.get("/admin?q=demo.example")).text();
  expect(secretsIn(body, "visitor").length).toBeGreaterThan(10);
});

const endsSession = ({ file }: Place) => file === "account/sign-out";
