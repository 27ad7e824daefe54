import { expect, it } from "vitest";
import { isSignedBody, signBody } from "#domain/outbox/sign-body.ts";
import { later, NOON } from "#tests/support/people.ts";

const BODY = '{"kind":"bounced"}';
const secret = "a secret of these tests, long enough";
const takes = (header: string | null, { body = BODY, now = NOON } = {}) =>
  isSignedBody(body, header, { secret, now, toleranceSeconds: 300 });

it("takes its own signature, five minutes early or late", () => {
  const header = signBody(BODY, secret, NOON);
  expect(takes(header)).toBe(true);
  expect(takes(header, { now: later({ minutes: 5 }) })).toBe(true);
  expect(takes(header, { now: later({ minutes: -5 }) })).toBe(true);
  expect(takes(header, { now: later({ minutes: 5, seconds: 1 }) })).toBe(false);
  expect(takes(header, { now: later({ minutes: -5, seconds: -1 }) })).toBe(false);
});

it("takes no other body, secret, time or spelling", () => {
  const header = signBody(BODY, secret, NOON);
  expect(takes(header, { body: `${BODY} ` })).toBe(false);
  expect(takes(signBody(BODY, `${secret}.`, NOON))).toBe(false);
  const [time = "", sum = ""] = header.split(",");
  const forged = [null, "", time, sum, `${time},v1=`, `t=0${time.slice(2)},${sum}`, `${header} `, header.toUpperCase()];
  for (const one of forged) expect(takes(one)).toBe(false);
  expect(takes(`${time},v1=${"0".repeat(64)}`)).toBe(false);
});
