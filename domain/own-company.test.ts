import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { failures } from "#app/web/failures.ts";
import type { Database } from "#db/connection.ts";
import { grantAdmin } from "#domain/accounts/admin-roles.ts";
import { type Installer, requireAdminOfOthers, type User } from "#domain/actor.ts";
import { grantCredits } from "#domain/credits/grant-credits.ts";
import { addNote } from "#domain/installer-desk/installer-notes.ts";
import {
  approveInstaller,
  declineInstaller,
  reinstateInstaller,
  suspendInstaller,
} from "#domain/installers/change-status.ts";
import { closeReversal } from "#domain/payments/reversals.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { acceptRefund, declineRefund } from "#domain/refunds/decide-refund.ts";
import { checkForm } from "#domain/vetting/check-form.ts";
import { recordCheck } from "#domain/vetting/record-check.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON, outcomeOf, signedIn } from "#tests/support/people.ts";
import { onPaper } from "#tests/support/proofs.ts";
import { aReport } from "#tests/support/refunds.ts";

eachDatabase("an administrator who also has a company", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = () => ({ db, now: NOON });
  async function both(
    status: "pending" | "approved" | "suspended",
    credits = 0,
  ): Promise<User & { installer: Installer }> {
    const { email, userId } = await anInstaller(db, { admin, status, credits });
    await grantAdmin(context(), email);
    const user = await signedIn(db, userId);
    if (!user.installer) throw new Error("no company");
    return { ...user, installer: user.installer };
  }

  it("decides nothing about it, whatever it is; another one does", async () => {
    const [pending, approved, suspended] = [await both("pending"), await both("approved"), await both("suspended")];
    const before = () => ask(db.orm, "select id, status, credits from profiles order by id");
    const was = await before();
    const reason = "For myself.";
    const grant = { installerId: approved.userId, grantId: randomUUID() };
    const form = checkForm(NOON).parse({
      ...{ technology: "solar", check: "insurance", outcome: "passed", evidence: "Seen", expiresOn: "2027-11-20" },
      ...onPaper,
    });
    const check = { id: randomUUID(), installerId: approved.userId, follows: null, form };
    const own: [string, () => Promise<unknown>][] = [
      ["approve", () => approveInstaller(context(), pending, pending.userId)],
      ["decline", () => declineInstaller(context(), pending, { installerId: pending.userId, reason })],
      ["suspend", () => suspendInstaller(context(), approved, { installerId: approved.userId, reason })],
      ["reinstate", () => reinstateInstaller(context(), suspended, { installerId: suspended.userId, reason: "" })],
      ["grant", () => grantCredits(context(), approved, grant)],
      ["check", () => recordCheck(context(), approved, check)],
      ["reversal", () => closeReversal(context(), approved, { installerId: approved.userId, paymentId: randomUUID() })],
    ];
    for (const [name, deed] of own) expect([name, await outcomeOf(deed())]).toEqual([name, "own_company"]);
    expect(await before()).toEqual(was);
    expect(await outcomeOf(approveInstaller(context(), approved, pending.userId))).toBe("done");
    expect(await outcomeOf(grantCredits(context(), suspended, grant))).toBe("done");
    const note = { id: randomUUID(), installerId: approved.userId, text: "Called them." };
    expect(await outcomeOf(addNote(context(), approved, note))).toBe("done");
  });

  it("decides no report of its own", async () => {
    const user = await both("approved", 10);
    const leadId = await aLead(db, { admin });
    const purchaseId = randomUUID();
    await purchaseLead(context(), user, { leadId, purchaseId });
    const requestId = await aReport(db, { buyer: user, purchaseId });
    expect(await outcomeOf(acceptRefund(context(), user, { requestId, fate: "keep" }))).toBe("own_company");
    const decline = { requestId, reason: "No." };
    expect(await outcomeOf(declineRefund(context(), user, decline))).toBe("own_company");
    expect(await outcomeOf(acceptRefund(context(), admin, { requestId, fate: "keep" }))).toBe("done");
  });

  it("is told so in plain words", () => {
    expect(failures.own_company).toMatchObject({
      status: 403,
      message: "You cannot decide about your own company. Another administrator must.",
    });
    expect(requireAdminOfOthers(admin, "another")).toBe(admin);
  });
});
