import type { BrowserContext } from "@playwright/test";

/** Some tests provoke failures, so our own error responses are fine; a missing script or picture is not. */
const EXPECTED = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Collects complaints of a browser's pages: errors, React's hydration, the content security policy. */
export function watchForComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    const ours = message.type() === "error" || /hydrat|content security policy/i.test(message.text());
    const expected = EXPECTED.test(message.text()) && !message.location().url.includes("/assets/");
    if (ours && !expected) complaints.push(message.text());
  });
  context.on("weberror", (error) => complaints.push(String(error.error())));
  return complaints;
}
