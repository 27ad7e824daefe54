import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { endAllMyLinks, myLinks, revokeLink, shareWithHousehold } from "#domain/request-links/my-links.ts";
import { leadOfHouseholdLink } from "#domain/request-links/open-link.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { later, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("the links to a request", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  const at = (now = NOON) => ({ db, now });
  const opens = (token: string, now = NOON) => outcomeOf(leadOfHouseholdLink(db.orm, token, now));

  async function share(token: string, label = "Alex") {
    const linkId = randomUUID();
    const householdToken = randomUUID();
    await shareWithHousehold(at(), token, { linkId, householdToken, form: { label } });
    return { linkId, householdToken };
  }

  it("are read-only for the household, for exactly 90 days", async () => {
    const { leadId, token } = await aConfirmedRequest(db);
    const { householdToken } = await share(token);
    expect(await leadOfHouseholdLink(db.orm, householdToken, NOON)).toBe(leadId);
    expect(await outcomeOf(customerRequest(at(), householdToken))).toBe("read_only_link");
    expect(await outcomeOf(endAllMyLinks(at(), householdToken))).toBe("read_only_link");
    expect(await opens(token), "the customer's own is no household's").toBe("link_invalid");
    const end = { days: limits.householdLinkDays };
    expect(await opens(householdToken, later({ ...end, milliseconds: -1 }))).toBe("done");
    expect(await opens(householdToken, later(end))).toBe("link_invalid");
  });

  it("are limited to three for the household, even by thirty at once, and a repeated click creates one", async () => {
    const { token } = await aConfirmedRequest(db);
    const link = { linkId: randomUUID(), householdToken: randomUUID(), form: { label: "Alex" } };
    await Promise.all(Array.from({ length: 30 }, () => shareWithHousehold(at(), token, link)));
    expect((await myLinks(at(), token)).household).toMatchObject([{ id: link.linkId, label: "Alex" }]);
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => outcomeOf(share(token))));
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(limits.householdLinksMax - 1);
    expect((await myLinks(at(), token)).household).toHaveLength(limits.householdLinksMax);
  });

  it("can be revoked one by one, at once, and by nobody else", async () => {
    const one = await aConfirmedRequest(db);
    const other = await aConfirmedRequest(db);
    const { linkId, householdToken } = await share(one.token);
    await revokeLink(at(), other.token, linkId);
    expect(await opens(householdToken)).toBe("done");
    await revokeLink(at(), one.token, linkId);
    expect(await opens(householdToken)).toBe("link_revoked");
    expect((await myLinks(at(), one.token)).household).toEqual([]);
    expect((await myLinks(at(), one.token)).ownCount).toBe(1);
  });

  it("all end together, and one mail brings a new one", async () => {
    const { leadId, token } = await aConfirmedRequest(db);
    const { householdToken } = await share(token);
    await endAllMyLinks(at(), token);
    expect(await outcomeOf(customerRequest(at(), token))).toBe("link_revoked");
    expect(await opens(householdToken)).toBe("link_revoked");
    expect(await outcomeOf(endAllMyLinks(at(), token))).toBe("link_revoked");
    const mails = `select 1 from jobs where payload->>'mail' = 'your-links' and payload->>'leadId' = '${leadId}'`;
    expect(await ask(db.orm, mails)).toHaveLength(1);
  });
});
