import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";

// Tests share a worker's context. The first of this pair leaves behind everything a test can; the second finds
// nothing.

test.describe.configure({ mode: "serial" });

const here = { left: false, address: "" };

test("a test leaves everything behind that a test can", async ({ page, context, address }) => {
  here.address = address;
  await page.goto("/about");
  await page.evaluate(keepSomething);
  await context.addCookies([{ name: "left", value: "1", url: page.url() }]);
  await context.setExtraHTTPHeaders({ "x-left": "by the context" });
  await page.setExtraHTTPHeaders({ "x-left-too": "by the page" });
  await context.addInitScript("window.leftByContext = 1");
  await page.addInitScript("window.leftByPage = 1");
  await context.exposeFunction("leftFunction", () => 1);
  await context.route("**/impact", (route) => route.fulfill({ body: "left by the context" }));
  await page.route("**/contact", (route) => route.fulfill({ body: "left by the page" }));
  await context.grantPermissions(["clipboard-read", "geolocation"]);
  await page.setViewportSize({ width: 333, height: 444 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce", media: "print", forcedColors: "active" });
  await page.clock.install({ time: new Date("2001-02-03T04:05:06Z") });
  const other = await context.newPage();
  await other.goto("/privacy");
  await page.bringToFront();
  await page.mouse.move(20, 20);
  await page.keyboard.down("Shift");
  for (const each of [page, other]) await each.evaluate(complainOnLeaving);
  await context.setOffline(true);
  here.left = true;
});

test("the next one finds nothing of it", async ({ page, context, address, newPage }) => {
  expect(here.left, "the same worker").toBe(true);
  expect(address).not.toBe(here.address);
  expect(context.pages()).toEqual([page]);
  expect(page.url()).toBe("about:blank");
  expect(await context.cookies()).toEqual([]);

  const asked = page.waitForRequest("**/about");
  await page.goto("/about");
  const headers = await (await asked).allHeaders();
  expect(headers).toMatchObject({ "x-forwarded-for": address });
  expect(Object.keys(headers).filter((name) => name.startsWith("x-left") || name === "cookie")).toEqual([]);
  const fresh = await newPage();
  await fresh.goto("/about");
  expect(await page.evaluate(whatIsKept)).toEqual(await fresh.evaluate(whatIsKept));
  expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now())).toBeLessThan(60_000);
  expect(await shiftIsDown(page)).toBe(false);
  for (const path of ["/impact", "/contact"]) {
    await page.goto(path);
    await expect(page.getByRole("banner")).toBeVisible();
  }
  expect(await page.context().cookies()).toEqual([]);
});

async function keepSomething() {
  window.name = "left";
  localStorage.setItem("left", "1");
  sessionStorage.setItem("left", "1");
  await new Promise((done) => {
    indexedDB.open("left").onsuccess = done;
  });
}

function complainOnLeaving() {
  addEventListener("pagehide", () => console.error("complained while leaving"));
}

async function whatIsKept() {
  const permission = async (name: string) =>
    (await navigator.permissions.query({ name: name as PermissionName })).state;
  const is = (query: string) => matchMedia(query).matches;
  return {
    name: window.name,
    local: localStorage.length,
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    globals: Object.keys(window).filter((name) => name.startsWith("left")),
    permissions: [await permission("clipboard-read"), await permission("geolocation")],
    online: navigator.onLine,
    width: innerWidth,
    height: innerHeight,
    media: {
      dark: is("(prefers-color-scheme: dark)"),
      still: is("(prefers-reduced-motion: reduce)"),
      print: is("print"),
      forced: is("(forced-colors: active)"),
    },
  };
}

async function shiftIsDown(page: Page) {
  await page.evaluate(() => {
    addEventListener("mousemove", (event) => document.body.setAttribute("data-shift", String(event.shiftKey)));
  });
  await page.mouse.move(30, 30);
  return (await page.getAttribute("body", "data-shift")) === "true";
}
