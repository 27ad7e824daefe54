import { describe, expect, it } from "vitest";
import { adminArea, areaAt, installerArea, isAtWork, placeOf } from "#app/shell/work-places.ts";

describe("the menu entry for a page", () => {
  it.each([
    ["/leads", "", "Leads"],
    ["/leads", "?tab=purchased", "Purchased"],
    ["/leads/purchases/1", "", "Purchased"],
    ["/credits/receipts/FW-000001", "", "Credits"],
    ["/account/two-factor", "", "Account"],
    ["/account/activity", "", "Activity"],
    ["/account/data", "", "Data and closing"],
    ["/onboarding/mcs", "", undefined],
  ])("of a company at %s%s", (pathname, search, label) => {
    expect(placeOf(installerArea, pathname, search)?.label).toBe(label);
  });

  it.each([
    ["/admin", "Installer Management"],
    ["/admin/installers/1", "Installer Management"],
    ["/admin/leads/all", "Lead Management"],
    ["/admin/leads/new", "Add New Lead"],
    ["/admin/leads/import", "Import"],
    ["/admin/payments/accounting", "Payments"],
    ["/admin/refunds/given", "Refunds"],
  ])("of an administrator at %s", (pathname, label) => {
    expect(placeOf(adminArea, pathname, "")?.label).toBe(label);
  });
});

it("shows administrators their own area, and on account pages only if they have no company", () => {
  expect(areaAt("/admin/users", { role: "owner", adminRoles: ["owner"] })).toEqual(adminArea);
  expect(areaAt("/account", { role: "owner", adminRoles: [] })).toEqual(installerArea);
  expect(areaAt("/account", { role: null, adminRoles: ["owner"] })).toEqual(adminArea);
  const nobody = areaAt("/account", { role: null, adminRoles: [] });
  expect(nobody.main.map(({ to }) => to)).toEqual(["/account", "/account/activity"]);
});

it("tells work areas from public pages", () => {
  expect(["/leads", "/admin", "/account/data", "/credits/receipts/1"].every(isAtWork)).toBe(true);
  expect(["/", "/auth", "/services/solar-panels", "/administrators", "/requests/x", "/alerts"].some(isAtWork)).toBe(
    false,
  );
});

it.each([
  ["office", ["/dashboard", "/leads", "/leads?tab=purchased", "/messages", "/credits"]],
  ["surveyor", ["/dashboard", "/leads?tab=purchased", "/messages"]],
  ["books", ["/credits"]],
] as const)("offers %s the places of that role alone", (role, places) => {
  expect(areaAt("/account", { role, adminRoles: [] }).main.map(({ to }) => to)).toEqual(places);
});

it.each([
  ["support", ["/admin/work", "/admin", "/admin/leads", "/admin/refunds"]],
  ["vetting", ["/admin/work", "/admin"]],
  ["finance", ["/admin/work", "/admin", "/admin/payments"]],
] as const)("offers an administrator for %s the places of the role", (role, places) => {
  expect(areaAt("/admin", { role: null, adminRoles: [role] }).main.map(({ to }) => to)).toEqual(places);
});
