import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { acceptTradingName, closeContractName, contractNames } from "#domain/parties/contract-names.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { sendQuote } from "#domain/quotes/send-quote.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { aCheckOf } from "#tests/support/proofs.ts";

eachDatabase("the party of a quote", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = () => ({ db, now: NOON });

  /** A company whose certificate names "Acme Solar Ltd", and its purchase of a request for solar panels. */
  async function aBuyer() {
    const { leadId } = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin, credits: 5, form: { companyName: "Acme Solar Ltd" } });
    await aCheckOf(db, admin, buyer, { technology: "solar", holder: "THE ACME SOLAR LIMITED" });
    const purchaseId = randomUUID();
    await purchaseLead(context(), buyer, { leadId, purchaseId });
    return { buyer, purchaseId };
  }

  async function send(
    { buyer, purchaseId }: { buyer: Buyer; purchaseId: string },
    legalName: string,
    { option = "A", now = NOON } = {},
  ) {
    const posted: Record<string, unknown> = structuredClone<Record<string, unknown>>(quoteExamples.solar);
    const party = { legalName, address: "1 Road, Leeds" };
    const { quote } = await sendQuote({ db, now }, buyer, {
      purchaseId,
      key: randomUUID(),
      posted: { ...posted, option, party },
    });
    const [row] = await ask<{ outcome: string }>(
      db.orm,
      `select outcome from contract_checks where quote_id = '${quote.id}'`,
    );
    return { quote, outcome: row?.outcome };
  }

  const waitingOf = async ({ buyer }: { buyer: Buyer }) =>
    (await contractNames({ db }, admin)).filter(({ installerId }) => installerId === buyer.installer.id);

  it.each([
    ["Acme Solar", "same"],
    ["Acme Solar LLP", "different"],
    ["Acme Solr Ltd", "different"],
  ])(
    "%s is %s to the certificate of THE ACME SOLAR LIMITED, and only another waits for a person",
    async (name, outcome) => {
      const bought = await aBuyer();
      const sent = await send(bought, name);
      expect(sent.outcome).toBe(outcome);
      const isNoticed = sent.quote.words?.checks.checks.some(({ id }) => id === "party");
      expect(isNoticed).toBe(outcome === "different");
      expect(await waitingOf(bought)).toHaveLength(outcome === "different" ? 1 : 0);
    },
  );

  it("is a trading name once that is accepted, which changes nothing that was found before", async () => {
    const bought = await aBuyer();
    await send(bought, "Bright Roofs");
    const again = await send(bought, "BRIGHT ROOFS", { now: later({ hours: 1 }) });
    expect(again.outcome).toBe("different");
    const [name] = await waitingOf(bought);
    expect(name).toMatchObject({ name: "Bright Roofs", against: "THE ACME SOLAR LIMITED", times: 2, isOfQuote: true });
    const id = name?.id ?? "";
    const accept = () => acceptTradingName(context(), admin, { id, reason: "On their VAT certificate." });
    expect(await outcomesOf(Array.from({ length: 30 }, accept))).toEqual({ done: 1, conflict: 29 });
    expect(await ask(db.orm, `select kind, name, evidence from company_names where kind = 'trading'`)).toEqual([
      { kind: "trading", name: "Bright Roofs", evidence: "On their VAT certificate." },
    ]);
    const next = await send(bought, "Bright Roofs", { option: "B", now: later({ hours: 2 }) });
    expect(next.outcome).toBe("trading_name");
    expect(next.quote.words?.checks.tradingName).toBe("Bright Roofs is a trading name of THE ACME SOLAR LIMITED.");
    const kept = `select outcome from contract_checks where installer_id = '${bought.buyer.installer.id}' order by checked_at, outcome`;
    expect((await ask<{ outcome: string }>(db.orm, kept)).map(({ outcome }) => outcome)).toEqual([
      "different",
      "different",
      "trading_name",
    ]);
    expect(await waitingOf(bought)).toEqual([]);
  });

  it("does not wait again under a name that was closed, however it is written", async () => {
    const bought = await aBuyer();
    await send(bought, "Dark Roofs");
    const [name] = await waitingOf(bought);
    await closeContractName(context(), admin, { id: name?.id ?? "", reason: "A slip: they will send it again." });
    expect((await send(bought, "dark roofs")).outcome).toBe("different");
    expect(await waitingOf(bought)).toEqual([]);
  });

  it("is decided by administrators, with a reason", async () => {
    const bought = await aBuyer();
    await send(bought, "Dim Roofs");
    const [name] = await waitingOf(bought);
    const given = { id: name?.id ?? "", reason: "Seen." };
    expect(await outcomeOf(closeContractName(context(), visitor, given))).toBe("not_signed_in");
    expect(await outcomeOf(acceptTradingName(context(), bought.buyer, given))).toBe("not_admin");
    expect(await outcomeOf(contractNames({ db }, bought.buyer))).toBe("not_admin");
    expect(await outcomeOf(acceptTradingName(context(), admin, { ...given, reason: " " }))).toBe("invalid_input");
    expect(await outcomeOf(acceptTradingName(context(), admin, { ...given, id: randomUUID() }))).toBe("not_found");
  });
});
