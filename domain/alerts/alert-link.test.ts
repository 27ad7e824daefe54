import { describe, expect, it } from "vitest";
import { installerOfAlertLink, signAlertLink } from "#domain/alerts/alert-link.ts";

const SECRET = "a secret of the tests, long enough";

describe("the link that changes alerts", () => {
  it.each(["demo-approved", "installer-1f3c", "Zoë.&?=/ 7"])("is read as that of its installer: %s", (id) => {
    const token = signAlertLink(id, SECRET);
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(installerOfAlertLink(token, SECRET)).toBe(id);
  });

  it("is nobody's when it is changed, cut, empty or signed with another secret", () => {
    const token = signAlertLink("installer-1", SECRET);
    const [id, signature = ""] = token.split(".");
    const forged = Buffer.from("installer-2").toString("base64url");
    const altered = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    const wrong = [
      `${forged}.${signature}`,
      `${id}.${altered}`,
      `${id}.${signature.slice(0, -2)}`,
      `${id}.`,
      `${token}.x`,
    ];
    for (const one of [...wrong, "", ".", "undefined"]) expect(installerOfAlertLink(one, SECRET)).toBeUndefined();
    expect(installerOfAlertLink(signAlertLink("installer-1", "another secret"), SECRET)).toBeUndefined();
  });
});
