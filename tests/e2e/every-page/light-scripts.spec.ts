import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson } from "#tests/e2e/support/people.ts";

/** Server-only code: importing one function of such a file would bring all of it. */
const OF_THE_SERVER = { "the database's tables": "drizzle:", "every outward code": '"AB10","Aberdeen"' };

const places = {
  "approved@demo.example": [
    "/dashboard",
    "/leads",
    "/leads?tab=purchased",
    "/credits",
    "/credits?tab=history",
    "/credits/verify",
    "/profile",
    "/quotes",
    "/messages",
    "/calendar",
    "/outlines",
    "/stops",
    "/reviews",
    "/second-look",
    "/developers",
    "/account",
    "/account/data",
  ],
  "admin@demo.example": [
    "/admin",
    "/admin/installers/demo-rival1",
    "/admin/leads",
    "/admin/leads/all",
    "/admin/leads/new",
    "/admin/payments",
    "/admin/refunds",
    "/admin/reviews",
    "/admin/appeals",
    "/admin/signals",
    "/admin/contract-names",
    "/admin/figures",
    "/admin/audit",
    "/admin/security",
    "/admin/operation",
  ],
};

for (const [email, paths] of Object.entries(places)) {
  test(`no page of ${email} loads scripts that only the server needs`, async ({ page, demo }) => {
    await becomePerson(page, { client: await demo(email) });
    const seen = new Map<string, Promise<string>>();
    page.on("response", (answer) => {
      if (new URL(answer.url()).pathname.endsWith(".js") && !seen.has(answer.url())) {
        seen.set(answer.url(), answer.text());
      }
    });
    for (const path of paths) {
      await page.goto(path, { waitUntil: "networkidle" });
      for (const [url, text] of seen) {
        const code = (await text).replaceAll("`", '"');
        for (const [what, mark] of Object.entries(OF_THE_SERVER)) {
          expect(code.includes(mark), `${path} loads ${what} with ${new URL(url).pathname}`).toBe(false);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(5);
  });
}

test("pages with React load few files, and none lists all addresses", async ({ page, demo }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const scripts = () => asked.splice(0).filter((path) => path.endsWith(".js"));
  await page.goto("/auth", { waitUntil: "networkidle" });
  expect(scripts().length).toBeLessThanOrEqual(15);
  await becomePerson(page, { client: await demo("approved@demo.example") });
  for (const path of ["/leads", "/dashboard", "/credits", "/profile"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const all = scripts();
    expect(all.length, `${path}: ${all.join(" ")}`).toBeLessThanOrEqual(27);
    expect(all.filter((script) => script.includes("/manifest-"))).toEqual([]);
  }
});

test("a public page's script creates no Intl formats before it needs one", async ({ page }) => {
  await page.addInitScript(() => {
    const counting = window as unknown as { formats: number };
    counting.formats = 0;
    const count = (made: object, args: unknown[]) => {
      counting.formats++;
      return Reflect.construct(made as new () => object, args);
    };
    for (const name of ["NumberFormat", "DateTimeFormat", "ListFormat"] as const) {
      Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct: count }) });
    }
    for (const { prototype } of [Number, Date]) {
      const theirs = prototype.toLocaleString;
      Object.assign(prototype, {
        toLocaleString(this: number & Date, ...args: []) {
          counting.formats++;
          return theirs.apply(this, args);
        },
      });
    }
  });
  const made = async (path: string) => {
    await page.goto(path, { waitUntil: "networkidle" });
    return page.evaluate<number>("formats");
  };
  for (const path of ["/", "/services/solar-panels", "/guides", "/local-areas", "/planner"]) {
    expect(await made(path), path).toBe(0);
  }
  // Proves that they are counted: a page with React creates some.
  expect(await made("/auth")).toBeGreaterThan(0);
});
