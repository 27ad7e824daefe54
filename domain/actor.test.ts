import { expect, it } from "vitest";
import { type Actor, type Installer, isHeldBack, requireInstaller, requireReader, visitor } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { COMPANY_ROLES, type CompanyRole, companyRoles, mayAct } from "#domain/roles.ts";

const gate = {
  ends: [],
  lapses: [],
  failed: [],
  unchecked: [],
  holidays: [],
  stopDueAt: null,
  isHeld: false,
  version: 0,
};

function someone(role: CompanyRole, given: Partial<Installer> = {}): Actor {
  const companyName = "Northern Roofs Ltd";
  const state = { status: "approved", isCapped: false, hasWebhooks: false, secondFactor: "optional" } as const;
  const installer = { id: "a", companyName, ...state, gate, role, ...given };
  return { kind: "user", userId: "u", name: "Priya Shah", email: "u@example.com", adminRoles: [], installer };
}

function outcome(act: () => unknown): string {
  try {
    act();
    return "done";
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

it.each(COMPANY_ROLES)(
  "%s does what the table says, and nothing without the second factor the company requires",
  (role) => {
    for (const act of companyRoles.owner) {
      const wanted = mayAct(role, act) ? "done" : "role_required";
      expect(
        outcome(() => requireInstaller(someone(role), act)),
        act,
      ).toBe(wanted);
      const read = (actor: Actor, installerId = "a") =>
        outcome(() => requireReader(actor, installerId, { own: act, desk: "payments" }));
      expect(read(someone(role)), `a paper for ${act}`).toBe(wanted);
      expect(read(someone(role), "b"), "another company's").toBe("not_found");
      const held = someone(role, { secondFactor: "missing" });
      expect([isHeldBack(held), outcome(() => requireInstaller(held, act)), read(held)]).toEqual([
        true,
        ...["two_factor_required", "two_factor_required"],
      ]);
      expect(outcome(() => requireInstaller(someone(role, { secondFactor: "required" }), act))).toBe(wanted);
    }
  },
);

it("lets administrators read a company's papers by their own table", () => {
  const read = (adminRoles: ("finance" | "vetting")[]) =>
    outcome(() =>
      requireReader({ ...(someone("books") as Actor & { kind: "user" }), adminRoles }, "b", {
        own: "money",
        desk: "payments",
      }),
    );
  expect([read(["finance"]), read(["vetting"])]).toEqual(["done", "not_found"]);
  expect(outcome(() => requireReader(visitor, "a", { own: "money", desk: "payments" }))).toBe("not_signed_in");
});
