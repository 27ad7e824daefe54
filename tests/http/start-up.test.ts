import { expect, test } from "vitest";
import { ownPlace } from "#tests/e2e/support/own-place.ts";
import { startServer } from "#tests/support/server.ts";

test("what a server renders before it is ready is neither logged nor counted", async () => {
  const { remove, ...place } = await ownPlace("postgres", { LOG_LEVEL: "info" });
  const server = await startServer(place);
  try {
    const figures = await (await fetch(`${server.url}/metrics`)).text();
    expect(figures).toContain('route="/readyz"');
    expect(figures).not.toContain('route="/leads"');
    expect(server.log()).toContain("/readyz");
    expect(server.log()).not.toContain("/leads");
  } finally {
    await server.stop();
    await remove();
  }
});
