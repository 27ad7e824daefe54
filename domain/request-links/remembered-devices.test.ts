import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { hashToken } from "#domain/link-token.ts";
import { pickOutline } from "#domain/outline-quotes/answer-outline.ts";
import { forgetOld } from "#domain/personal-data/forget-old.ts";
import { endAllMyLinks, myLinks, revokeLink, shareWithHousehold } from "#domain/request-links/my-links.ts";
import { leadOfHouseholdLink } from "#domain/request-links/open-link.ts";
import { forgetDevice, linkOfDevice, rememberDevice } from "#domain/request-links/remembered-devices.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { eraseMyDetails } from "#domain/requests/erase-my-details.ts";
import { myWorks } from "#domain/requests/my-works.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, later, NOON, outcomeOf } from "#tests/support/people.ts";
import { anOutlinedRequest } from "#tests/support/quotes.ts";

const RUN = { day: "2026-11-20", lastDay: null };

eachDatabase("a device that remembers a project", (open) => {
  let db: Database;
  let admin: User;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const at = (now = NOON) => ({ db, now });
  const opens = (token: string, now = NOON) => outcomeOf(customerRequest(at(now), token));
  const devicesOf = async (token: string, now = NOON) =>
    (await myLinks(at(now), token)).devices.map(({ id, since }) => ({ id, since }));

  async function remember(token: string, { heldToken, now = NOON }: { heldToken?: string; now?: Date } = {}) {
    const device = { linkId: randomUUID(), deviceToken: randomUUID() };
    await rememberDevice(at(now), token, { ...device, heldToken });
    return device;
  }

  it("has a link of its own kind, of which only the hash is kept", async () => {
    const { leadId, token } = await aConfirmedRequest(db);
    expect(await devicesOf(token), "off until the customer turns it on").toEqual([]);
    const { linkId, deviceToken } = await remember(token);
    expect(await linkOfDevice(at(), deviceToken)).toBe(linkId);
    expect(await opens(deviceToken)).toBe("done");
    expect(await devicesOf(token)).toEqual([{ id: linkId, since: NOON }]);
    expect((await myLinks(at(), token)).ownCount, "the mail's and the device's").toBe(2);
    const [row] = await ask<Record<string, unknown>>(
      db.orm,
      `select * from request_links where lead_id = '${leadId}' and kind = 'device'`,
    );
    expect(row).toMatchObject({ token_hash: hashToken(deviceToken), label: null });
    expect(JSON.stringify(row)).not.toContain(deviceToken);
    expect(await linkOfDevice(at(), token), "a mail's link is no device's").toBeUndefined();
  });

  it("can do what the customer can", async () => {
    const { token, id } = await anOutlinedRequest(db, { admin });
    const { deviceToken } = await remember(token);
    await pickOutline(at(), deviceToken, id);
    const { deviceToken: another } = await remember(deviceToken);
    await endAllMyLinks(at(), another);
    expect(await opens(token)).toBe("link_revoked");
  });

  it("gets one link by thirty clicks, also for several works, and the link opens them all", async () => {
    const form = aQuoteForm({ works: "heat-pumps" });
    const { token } = await aConfirmedRequest(db, { form });
    const device = { linkId: randomUUID(), deviceToken: randomUUID(), heldToken: undefined };
    const addresses = Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? token : `${token}~2`));
    await Promise.all(addresses.map((address) => rememberDevice(at(), address, device)));
    const devices = [{ id: device.linkId, since: NOON }];
    expect([await devicesOf(token), await devicesOf(`${token}~2`)]).toEqual([devices, devices]);
    expect((await myWorks(at(), device.deviceToken)).map((work) => work.token)).toEqual([
      device.deviceToken,
      `${device.deviceToken}~2`,
    ]);
  });

  it("is forgotten at once, and nobody who copied its secret gets in", async () => {
    const { token } = await aConfirmedRequest(db);
    const { linkId, deviceToken } = await remember(token);
    await forgetDevice(at(), token);
    await forgetDevice(at(), randomUUID());
    expect(await opens(token), "a mail's link is not forgotten").toBe("done");
    expect(await linkOfDevice(at(), deviceToken)).toBe(linkId);
    await forgetDevice(at(), deviceToken);
    await forgetDevice(at(), deviceToken);
    expect(await linkOfDevice(at(), deviceToken)).toBeUndefined();
    expect(await opens(deviceToken)).toBe("link_revoked");
    expect(await devicesOf(token)).toEqual([]);
    await rememberDevice(at(), token, { linkId, deviceToken, heldToken: undefined });
    expect(await opens(deviceToken), "an old form brings nothing back").toBe("link_revoked");
  });

  it("is revoked among the links, by its own customer alone", async () => {
    const one = await aConfirmedRequest(db);
    const other = await aConfirmedRequest(db);
    const { linkId, deviceToken } = await remember(one.token);
    await revokeLink(at(), other.token, linkId);
    expect(await opens(deviceToken)).toBe("done");
    await revokeLink(at(), one.token, linkId);
    expect(await opens(deviceToken)).toBe("link_revoked");
  });

  it("ends with all links, and with the customer's details", async () => {
    const ended = await aConfirmedRequest(db);
    const endedDevice = await remember(ended.token);
    await endAllMyLinks(at(), ended.token);
    expect(await linkOfDevice(at(), endedDevice.deviceToken)).toBeUndefined();
    expect(await opens(endedDevice.deviceToken)).toBe("link_revoked");
    const erased = await aConfirmedRequest(db);
    const erasedDevice = await remember(erased.token);
    await eraseMyDetails(at(), erased.token, "request");
    expect(await linkOfDevice(at(), erasedDevice.deviceToken)).toBeUndefined();
    expect(await opens(erasedDevice.deviceToken)).toBe("link_invalid");
  });

  it("lasts as long as a private link: from its last use", async () => {
    const { leadId, token } = await aConfirmedRequest(db);
    const { deviceToken } = await remember(token);
    const last = later({ days: limits.requestLinkDays, milliseconds: -1 });
    expect(await linkOfDevice(at(last), deviceToken), "asking is no use").toBeDefined();
    expect(await linkOfDevice(at(later({ days: limits.requestLinkDays })), deviceToken)).toBeUndefined();
    expect(await opens(deviceToken, last)).toBe("done");
    expect(await opens(deviceToken, later({ days: limits.requestLinkDays + 100 }))).toBe("done");
    const links = () => ask(db.orm, `select 1 from request_links where lead_id = '${leadId}' and kind = 'device'`);
    await forgetOld({ db, now: later({ days: 2 * limits.requestLinkDays }) }, RUN);
    expect(await links()).toHaveLength(1);
    const end = later({ days: 2 * limits.requestLinkDays + 101 });
    expect(await linkOfDevice(at(end), deviceToken)).toBeUndefined();
    await forgetOld({ db, now: end }, RUN);
    expect(await links()).toEqual([]);
  });

  it("forgets the project before, when it remembers another", async () => {
    const one = await aConfirmedRequest(db);
    const other = await aConfirmedRequest(db);
    const { deviceToken } = await remember(one.token);
    const again = await remember(one.token, { heldToken: deviceToken });
    expect(await devicesOf(one.token)).toEqual([{ id: again.linkId, since: NOON }]);
    await remember(other.token, { heldToken: again.deviceToken });
    expect(await devicesOf(one.token)).toEqual([]);
    expect(await opens(one.token), "a mail's link is not touched").toBe("done");
  });

  it("is one of five: the first remembered are forgotten, even if thirty ask at once", async () => {
    const { token } = await aConfirmedRequest(db);
    const first = await remember(token);
    const hour = later({ hours: 1 });
    await Promise.all(Array.from({ length: 30 }, () => remember(token, { now: hour })));
    expect(await devicesOf(token, hour)).toHaveLength(limits.deviceLinksMax);
    expect(await opens(first.deviceToken, hour)).toBe("link_revoked");
  });

  it("is never the household's", async () => {
    const { token } = await aConfirmedRequest(db);
    const householdToken = randomUUID();
    await shareWithHousehold(at(), token, { linkId: randomUUID(), householdToken, form: { label: "Alex" } });
    expect(await outcomeOf(remember(householdToken))).toBe("read_only_link");
    expect(await linkOfDevice(at(), householdToken)).toBeUndefined();
    await forgetDevice(at(), householdToken);
    expect(await outcomeOf(leadOfHouseholdLink(db.orm, householdToken, NOON))).toBe("done");
    const { deviceToken } = await remember(token);
    expect(await outcomeOf(leadOfHouseholdLink(db.orm, deviceToken, NOON))).toBe("link_invalid");
  });
});
