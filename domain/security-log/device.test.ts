import { expect, test } from "vitest";
import { describeDevice } from "#domain/security-log/device.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/150.0 Safari/537.36`, "Chrome on Windows"],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/150.0 Safari/537.36 Edg/150.0`, "Edge on Windows"],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S931B) ${WEBKIT} SamsungBrowser/30 Chrome/140 Safari/537`,
    "Samsung Internet on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19 Mobile Safari/604",
    "Safari on an iPhone",
  ],
  ["Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605 CriOS/150 Mobile Safari/604", "Chrome on an iPad"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on a Mac"],
  [`Mozilla/5.0 (X11; CrOS x86_64 1) ${WEBKIT} Chrome/150.0 Safari/537.36`, "Chrome on a Chromebook"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/150.0 Safari/537.36 OPR/120.0`, "Opera on Linux"],
  ["SomeMailProgram (Windows)", "A browser on Windows"],
  ["curl/8.5.0", "Unknown device"],
  ["", "Unknown device"],
  [null, "Unknown device"],
])("reads %s as %s", (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});
