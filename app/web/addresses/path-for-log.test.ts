import { expect, it } from "vitest";
import { pathForLog } from "#app/web/addresses/path-for-log.ts";

const TOKEN = "Zk3v-0yQ_8sTn5mWq2hXr7bLc9dJf4gPa6eUi1oNwEs";
const ID = "0b6ff3a0-5d0e-4c9e-8f5a-2f3f3f6c9d11";

it.each([
  ["/", "/", "/"],
  ["/admin/leads/:id", `/admin/leads/${ID}`, `/admin/leads/${ID}`],
  ["/services/:slug", "/services/heat-pumps", "/services/heat-pumps"],
  ["/services/:slug", "/services/sam@example.com", "/services/:slug"],
  ["/services/:slug", "/services/07700900123", "/services/:slug"],
  ["/requests/:token", `/requests/${TOKEN}`, "/requests/:token"],
  ["/requests/:token", "/requests/heat-pumps", "/requests/:token"],
  ["/requests/:token", `/requests/${TOKEN}.data`, "/requests/:token.data"],
  ["/api/v1/postcodes/:postcode", "/api/v1/postcodes/SM11EA", "/api/v1/postcodes/:postcode"],
  ["/boroughs/:slug?", "/boroughs/sutton", "/boroughs/sutton"],
  ["/boroughs/:slug?", "/boroughs", "/boroughs"],
  ["/share/*", "/share/services/heat-pumps.png", "/share/services/heat-pumps.png"],
  ["/share/*", "/share/sam@example.com", "/share/:unknown"],
])("logs only words of ours from an address of %s: %s", (pattern, path, kept) => {
  expect(pathForLog(path, pattern)).toBe(kept);
});

it.each([
  [`/%72equests/${TOKEN}`, "/:unknown/:unknown"],
  [`/requests/${TOKEN}/more`, "/requests/:unknown/more"],
  [`/Requests/${TOKEN}`, "/:unknown/:unknown"],
  [`/requests//${TOKEN}`, "/requests//:unknown"],
  ["/sam%40example.com", "/:unknown"],
  ["/call-07700900123", "/:unknown"],
  [`/${"a".repeat(43)}`, "/:unknown"],
  ["/admin/leads", "/admin/leads"],
  ["/wp-login.php", "/wp-login.php"],
])("logs only words like ours from an address without a route: %s", (path, kept) => {
  expect(pathForLog(path)).toBe(kept);
  expect(pathForLog(path, "/*")).toBe(kept);
});
