import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { actorContext, heldBackContext, type RequestServices, requestContext } from "#app/web/context.ts";
import { requireAdminArea, requireInstallerArea, requireSignedIn } from "#app/web/guards.ts";
import { type Actor, type Installer, visitor } from "#domain/actor.ts";

const person = {
  kind: "user",
  userId: "u",
  name: "U",
  email: "u@example.com",
  adminRoles: [],
  installer: null,
} as const;
const company: Actor = { ...person, installer: { id: "u", status: "approved" } as Installer };
const administrator: Actor = { ...person, adminRoles: ["owner"] };

type Guard = typeof requireAdminArea;

/** Where the guard redirects, the status it refuses with, or what it lets through. */
async function passing(guard: Guard, actor: Actor, { isHeldBack = false } = {}) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  context.set(heldBackContext, isHeldBack);
  context.set(requestContext, { requestId: "r", log: { error() {}, warn() {} } } as unknown as RequestServices);
  const request = new Request("https://www.example.com/somewhere?page=2");
  try {
    const args = { request, context } as unknown as Parameters<Guard>[0];
    const response = await guard(args, async () => new Response("the page"));
    return (response as Response).headers.get("cache-control");
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("location");
    return (thrown as { init?: { status?: number } }).init?.status;
  }
}

const SIGN_IN = "/auth?next=%2Fsomewhere%3Fpage%3D2";

describe("the guards of work areas", () => {
  it("let only administrators into the admin area", async () => {
    expect(await passing(requireAdminArea, visitor)).toBe(SIGN_IN);
    expect(await passing(requireAdminArea, company)).toBe(403);
    expect(await passing(requireAdminArea, administrator)).toBe("no-store");
  });

  it("send an administrator without two-factor sign-in to turn it on", async () => {
    expect(await passing(requireAdminArea, administrator, { isHeldBack: true })).toBe("/account/two-factor");
  });

  it("let companies in any state into theirs, and send people without one to the administration or their account", async () => {
    expect(await passing(requireInstallerArea, visitor)).toBe(SIGN_IN);
    expect(await passing(requireInstallerArea, company)).toBe("no-store");
    expect(await passing(requireInstallerArea, administrator)).toBe("/admin");
    expect(await passing(requireInstallerArea, person, { isHeldBack: true })).toBe("/admin");
    expect(await passing(requireInstallerArea, person), "in no company").toBe("/account");
  });

  it("let anyone signed in into their account, which no cache keeps", async () => {
    expect(await passing(requireSignedIn, visitor)).toBe(SIGN_IN);
    expect(await passing(requireSignedIn, administrator)).toBe("no-store");
  });
});
