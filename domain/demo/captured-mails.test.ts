import { expect, it } from "vitest";
import { capturedMails, captureMail } from "#domain/demo/captured-mails.ts";
import { attachmentsOf } from "#integrations/mail.ts";
import { eachDatabase } from "#tests/support/databases.ts";

eachDatabase("captured mails", (open) => {
  it("tell what was attached to them, by name, type and size", async () => {
    const db = await open();
    const mail = { messageId: "job-1@localhost", to: "ann@example.com", subject: "A visit", text: "", html: "" };
    const calendar = "METHOD:REQUEST\r\nSUMMARY:Café\r\n";
    for (const attachments of [attachmentsOf({ calendar }), []])
      await captureMail({ db, now: new Date() }, { ...mail, messageId: `job-${attachments.length}`, attachments });
    expect((await capturedMails({ db, now: new Date() })).map(({ attachments }) => attachments)).toEqual([
      [],
      [{ filename: "appointment.ics", contentType: "text/calendar; charset=utf-8; method=REQUEST", bytes: 31 }],
    ]);
  });
});
