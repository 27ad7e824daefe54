import { expect, it } from "vitest";
import { endpointForm } from "#domain/webhooks/endpoint-form.ts";

const takes = (url: string, allowLocal = false, events = ["lead.matched"]) =>
  endpointForm({ allowLocal }).safeParse({ url, events }).success;

it.each(["https://example.com", "https://crm.example.co.uk:8443/hooks?for=us"])("takes %s", (url) => {
  expect(takes(url)).toBe(true);
});

it.each([
  "",
  "nonsense",
  "http://example.com/",
  "ftp://example.com/",
  "javascript:alert(1)",
  "https://",
  "https://localhost/",
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://10.0.0.1./",
  "https://[::1]/",
  "https://intranet/",
  "https://a.localhost/",
  "https://nas.local/",
  "https://db.internal/",
  "https://user:password@example.com/",
  `https://example.com/${"x".repeat(500)}`,
  "https://example.com/\n",
])("does not take %j", (url) => {
  expect(takes(url, true)).toBe(url.endsWith("\n"));
});

it("accepts this machine in the demonstration only", () => {
  expect([takes("http://localhost:4000/x", true), takes("http://localhost:4000/x")]).toEqual([true, false]);
  expect(takes("http://127.0.0.1:4000/", true)).toBe(false);
});

it("keeps each known event once, and requires at least one", () => {
  const read = (events: string[]) =>
    endpointForm({ allowLocal: false }).safeParse({ url: "https://example.com", events });
  expect(read(["lead.purchased", "lead.purchased", "test", "x"]).data?.events).toEqual(["lead.purchased"]);
  expect(read(["x"]).success).toBe(false);
});

it("gives one error at a time for an address, and allows this machine in the demonstration", () => {
  const said = (url: string, allowLocal: boolean) =>
    endpointForm({ allowLocal })
      .safeParse({ url, events: ["lead.matched"] })
      .error?.issues.map(({ message }) => message);
  const https = "Enter an address that starts with https://";
  for (const url of ["http://127.0.0.1:9777/hook", "nonsense", "http://user:word@10.0.0.1/"]) {
    expect(said(url, true)).toEqual([`${https}, or with http://localhost in this demonstration.`]);
    expect(said(url, false)).toEqual([`${https}.`]);
  }
  expect(said("https://user:word@10.0.0.1/", false)).toEqual(["Enter the name of a public server."]);
  expect(said("", false)).toEqual(["Enter your webhook address."]);
});
