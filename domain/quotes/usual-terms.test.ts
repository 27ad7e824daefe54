import { beforeAll, expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { keepUsualTerms, myUsualTerms, termsOfQuote } from "#domain/quotes/usual-terms.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { anAdmin, anInstaller, NOON, outcomeOf } from "#tests/support/people.ts";

const terms = {
  code: "recc",
  workmanshipYears: 5,
  insuredYears: 2,
  coolingOffDays: 14,
  validDays: 30,
  shares: { on_order: 25, on_completion: 75 },
};

it("of a quote: whole per cent that make 100, and how long it holds", () => {
  const payments = [
    { when: "on_order", pence: 124_010 },
    { when: "on_completion", pence: 400_000 },
    { when: "on_completion", pence: 95_990 },
  ] as const;
  const quote = { ...quoteExamples.solar, payments } as never;
  expect(termsOfQuote(quote, "2026-11-23")).toEqual({
    code: "recc",
    workmanshipYears: 10,
    insuredYears: 6,
    coolingOffDays: 14,
    validDays: 38,
    shares: { on_order: 20, on_completion: 80 },
  });
});

eachDatabase("a company's usual terms", (open) => {
  let db: Database;
  let company: User;
  const at = () => ({ db, now: NOON });

  beforeAll(async () => {
    db = await open();
    company = await anInstaller(db, { admin: await anAdmin(db) });
  });

  it("are kept, and replaced by the next", async () => {
    expect(await myUsualTerms(at(), company)).toBeUndefined();
    await keepUsualTerms(at(), company, terms);
    await keepUsualTerms(at(), company, { ...terms, shares: { on_completion: 100 }, validDays: 60 });
    expect(await myUsualTerms(at(), company)).toEqual({ ...terms, shares: { on_completion: 100 }, validDays: 60 });
  });

  it("belong to the owners, and colleagues who quote read them", async () => {
    for (const role of ["office", "surveyor"] as const) {
      const member = { ...company, installer: { ...installerOf(company), role } };
      expect(await outcomeOf(keepUsualTerms(at(), member, terms))).toBe("role_required");
      expect(await outcomeOf(myUsualTerms(at(), member))).toBe("done");
    }
    const books = { ...company, installer: { ...installerOf(company), role: "books" as const } };
    expect(await outcomeOf(myUsualTerms(at(), books))).toBe("role_required");
  });

  it.each([
    ["no code", { code: "" }, "code"],
    ["shares that make less", { shares: { on_order: 25, on_completion: 70 } }, "shares"],
    ["shares that make more", { shares: { on_order: 30, on_completion: 75 } }, "shares"],
    ["no share", { shares: {} }, "shares"],
    ["181 days", { validDays: 181 }, "validDays"],
    ["half a year", { workmanshipYears: 0.5 }, "workmanshipYears"],
  ])("are refused with %s", async (_, changes, field) => {
    const refused = keepUsualTerms(at(), company, { ...terms, ...changes });
    await expect(refused).rejects.toMatchObject({ code: "invalid_input", fields: { [field]: [expect.any(String)] } });
  });
});

function installerOf({ installer }: User) {
  if (!installer) throw new Error("They have no company.");
  return installer;
}
