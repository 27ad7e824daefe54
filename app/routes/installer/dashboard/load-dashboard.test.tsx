import { renderToString } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import Dashboard from "#app/routes/installer/dashboard/dashboard.tsx";
import { loadDashboard } from "#app/routes/installer/dashboard/load-dashboard.ts";
import { actorContext, type RequestServices, requestContext } from "#app/web/context.ts";
import type { Database } from "#db/connection.ts";
import type { Actor } from "#domain/actor.ts";
import { realClock } from "#server/clock.ts";

const installer = {
  id: "installer-1",
  status: "approved",
  companyName: "Northern Roofs",
  gate: { ends: [], lapses: [], failed: [], unchecked: [], holidays: [], stopDueAt: null, isHeld: false, version: 0 },
  isCapped: false,
  hasWebhooks: false,
  role: "owner",
  secondFactor: "optional",
} as const;
const actor: Actor = {
  kind: "user",
  userId: installer.id,
  name: "Priya",
  email: "p@example.com",
  adminRoles: [],
  installer,
};

/** A request for which every database query fails in this way. */
function failing(error: unknown): { context: RouterContextProvider; logged: string[] } {
  const logged: string[] = [];
  const write = (_: object, message: string) => logged.push(message);
  const orm = { select: () => Promise.reject(error) };
  const services: Partial<RequestServices> = {
    clock: realClock,
    db: { orm: new Proxy(orm, { get: () => thrower(error) }) } as unknown as Database,
    requestId: "request-1",
    log: { error: write, warn: write },
  };
  const context = new RouterContextProvider();
  context.set(requestContext, services as RequestServices);
  context.set(actorContext, actor);
  return { context, logged };
}

const asked = new Request("http://localhost/dashboard");

const thrower = (error: unknown) => () => {
  throw error;
};

describe("the dashboard whose profile cannot be read", () => {
  it("is still a page, and the error is logged", async () => {
    const { context, logged } = failing(new Error("a column is missing"));
    expect(await loadDashboard(context, asked)).toEqual({ failedWith: 500 });
    expect(logged).toEqual(["unexpected error"]);
  });

  it("says so when the database is unavailable", async () => {
    const { context } = failing(Object.assign(new Error("connect"), { code: "ECONNREFUSED" }));
    expect(await loadDashboard(context, asked)).toEqual({ failedWith: 503 });
  });

  it("shows the documented message, a way to try again, and blank fields", () => {
    const page = { params: {}, matches: [] } as unknown as Parameters<typeof Dashboard>[0];
    const Stub = createRoutesStub([
      { path: "/dashboard", Component: () => <Dashboard {...page} loaderData={{ shown: undefined }} /> },
    ]);
    const html = renderToString(<Stub initialEntries={["/dashboard"]} />);
    expect(html).toMatch(/role="alert".*Error.*Failed to load your profile\..*href="\/dashboard"[^>]*>Try again/s);
    expect(html).toMatch(/Available Credits<\/dt><dd class="value"><\/dd>/);
    expect(html).toContain("<dt>Company name</dt><dd></dd>");
    expect(html).toContain("Unknown");
    expect(html).not.toMatch(/Loading|Not provided|None provided|undefined/);
  });
});
