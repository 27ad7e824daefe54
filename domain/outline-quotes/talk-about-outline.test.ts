import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import type { User } from "#domain/actor.ts";
import { myBalance } from "#domain/credits/my-credits.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { declineOutline, pickOutline, reportOutline } from "#domain/outline-quotes/answer-outline.ts";
import { myOutline, myOutlines } from "#domain/outline-quotes/company-outlines.ts";
import { decideReported } from "#domain/outline-quotes/decide-reported.ts";
import { leadToOutline } from "#domain/outline-quotes/outlines.sql.ts";
import { projectOutlines } from "#domain/outline-quotes/project-outlines.ts";
import { barredAfter, removalsCountSince, sendOutline } from "#domain/outline-quotes/send-outline.ts";
import { answerAboutOutline, askAboutOutline } from "#domain/outline-quotes/talk-about-outline.ts";
import { withdrawOutline } from "#domain/outline-quotes/withdraw-outline.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { anOutline, anOutlinedRequest, aPickingRequest } from "#tests/support/quotes.ts";

eachDatabase("an outline", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });
  const days = (count: number) => later({ days: count });
  const send = (company: Buyer, leadId: string, now: Date) =>
    sendOutline(at(now), company, {
      leadId,
      id: randomUUID(),
      posted: { ...anOutline, earliestStart: "2027-04-11" },
    });
  const balance = (company: Buyer) => myBalance(at(), company);
  const statusOf = async (id: string) =>
    (await ask<{ status: string }>(db.orm, `select status from outlines where id = '${id}'`))[0]?.status;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  describe("talked about", () => {
    const write = (text: string, id = randomUUID()) => ({ id, text });

    it("carries ten messages each way, without contact details", async () => {
      const { token, company, id: outlineId } = await anOutlinedRequest(db, { admin });
      const question = { outlineId, ...write("Is the scaffold in it?") };
      await askAboutOutline(at(), token, question);
      await askAboutOutline(at(), token, question);
      await answerAboutOutline(at(later({ minutes: 1 })), company, { outlineId, ...write("Yes, for two days.") });
      const [outline] = await projectOutlines(at(), token);
      expect(outline?.messages.map(({ from, text }) => [from, text])).toEqual([
        ["customer", "Is the scaffold in it?"],
        ["installer", "Yes, for two days."],
      ]);
      const sly = { outlineId, ...write("Write to me at sam@example.com") };
      expect(await outcomeOf(askAboutOutline(at(), token, sly))).toBe("contact_details_in_text");
      for (let more = 0; more < 9; more++) await askAboutOutline(at(), token, { outlineId, ...write(`And ${more}?`) });
      expect(await outcomeOf(askAboutOutline(at(), token, { outlineId, ...write("Again?") }))).toBe("limit_reached");
      await answerAboutOutline(at(), company, { outlineId, ...write("All of it.") });
      expect((await myOutlines(at(), company))[0]?.messages).toHaveLength(12);
    });

    it("refuses attempts to bypass us from either side, and tells a company nothing by trial and error", async () => {
      const form = { name: "Sam Ostrander", email: "s.ostrander@example.com", phone: "07700 900960" };
      const { token, company, id: outlineId } = await anOutlinedRequest(db, { admin, form });
      const sly = [
        "We are at 12 Acacia Avenue, Sutton. Ask for Ostrander. The postcode ends 1EA.",
        "Ring 07700, and then nine hundred... the number ends 900960",
        "My mail: s a m . o s t r a n d e r at g m a i l",
        "What is your house number and street, and your surname?",
        "Look for Ostrander on Facebook",
        "kestrelmoor,co,uk",
        "P.O. box 12",
      ];
      for (const text of sly) {
        const refused = { code: "contact_details_in_text", fields: { text: [expect.any(String)] } };
        await expect(askAboutOutline(at(), token, { outlineId, ...write(text) }), text).rejects.toMatchObject(refused);
        const answer = answerAboutOutline(at(), company, { outlineId, ...write(text) });
        await expect(answer, text).rejects.toMatchObject(refused);
      }
      const tries = Array.from({ length: limits.outlineTriesPerDay }, () =>
        answerAboutOutline(at(), company, { outlineId, ...write("Is it Smith, Ostrander or Jones?") }),
      );
      expect((await outcomesOf(tries)).too_many_requests).toBe(sly.length);
    });

    it("shows its company no contact details unless it is picked and the purchase is active", async () => {
      const said = async () => {
        const { token, company, id } = await anOutlinedRequest(db, { admin });
        // As if written before there was a rule against it, or past all rules.
        await ask(
          db.orm,
          `insert into outline_messages (id, outline_id, sender, text, sent_at)
           values ('${randomUUID()}', '${id}', 'customer', 'Whitlock, 12 Acacia Avenue', now())`,
        );
        const seen = async () => {
          let exported = "";
          for await (const piece of exportOwnData(at(), company)) exported += piece;
          const about = { mail: "outline-question", installerId: company.userId, outlineId: id } as const;
          const [message] = (await myOutline(at(), company, id)).messages;
          const mail = await gatherMailFacts(at(), { ...about, messageId: message?.id ?? "" }, "t");
          return [message?.text, /(?:"text":")([^"]*Acacia|[^"]*\[[^"]*)/.exec(exported)?.[1], mail?.texts[0]];
        };
        return { token, id, seen };
      };
      const declined = await said();
      const picked = await said();
      const hidden = "[hidden until you are picked], [hidden until you are picked]";
      expect(await declined.seen()).toEqual([hidden, expect.stringContaining("hidden"), hidden]);
      await declineOutline(at(), declined.token, declined.id);
      expect((await declined.seen())[0]).toBe("[no longer shown], [no longer shown]");
      await pickOutline(at(), picked.token, picked.id);
      expect((await picked.seen()).slice(0, 2)).toEqual(["Whitlock, 12 Acacia Avenue", "Whitlock, 12 Acacia"]);
      await stopEverything(at(), picked.token, { erase: false });
      expect(JSON.stringify(await picked.seen())).not.toMatch(/Whitlock|Acacia/);
    });

    it("ends with the outline, and is private to the two sides", async () => {
      const { leadId, token, company, id: outlineId } = await anOutlinedRequest(db, { admin });
      const stranger = await anOutlinedRequest(db, { admin });
      expect(await outcomeOf(askAboutOutline(at(), stranger.token, { outlineId, ...write("Hello?") }))).toBe(
        "not_found",
      );
      const spy = answerAboutOutline(at(), stranger.company, { outlineId, ...write("Hello?") });
      expect(await outcomeOf(spy)).toBe("not_found");
      expect(await outcomeOf(pickOutline(at(), stranger.token, outlineId))).toBe("not_found");
      expect(await outcomeOf(withdrawOutline(at(), stranger.company, outlineId))).toBe("not_found");
      await declineOutline(at(), token, outlineId);
      expect(await outcomeOf(send(company, leadId, NOON))).toBe("conflict");
      expect(await outcomeOf(answerAboutOutline(at(), company, { outlineId, ...write("Why?") }))).toBe("outline_gone");
    });
  });

  it("is removed if it tries to bypass us, and the third removal bars the company for ninety days", async () => {
    const company = await anInstaller(db, { admin, credits: 20 });
    const removed = async (day: number) => {
      const { leadId, token } = await aPickingRequest(db, {}, days(day));
      const { outline } = await send(company, leadId, days(day));
      const about = { id: outline.id, decision: "removed", reason: "It names a shop." } as const;
      expect(await outcomeOf(decideReported(at(days(day)), admin, about))).toBe("not_found");
      await reportOutline(at(days(day)), token, { id: outline.id, reason: "They ask me to come to their shop." });
      await decideReported(at(days(day)), admin, about);
      expect(await statusOf(outline.id)).toBe("ended");
    };
    const { leadId: another } = await aPickingRequest(db);
    const barredUntil = async ({ now }: { now: Date }, installerId: string) => {
      const asked = { leadId: another, installerId, removedSince: removalsCountSince(now) };
      return barredAfter((await leadToOutline(db, asked))?.removals ?? [], now);
    };
    for (const day of [0, 60, 91]) await removed(day);
    expect(await barredUntil(at(days(91)), company.userId)).toBeNull();
    await removed(92);
    expect(await barredUntil(at(days(93)), company.userId)).toEqual(days(92 + 90));
    const { leadId } = await aPickingRequest(db, {}, days(93));
    expect(await outcomeOf(send(company, leadId, days(93)))).toBe("outlines_barred");
    expect(await barredUntil(at(days(92 + 90)), company.userId)).toBeNull();
    expect(await balance(company)).toBe(20);
  });
});
