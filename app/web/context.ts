import { createContext, type RouterContextProvider } from "react-router";
import { type Actor, visitor } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import type { DomainErrorCode } from "#domain/errors.ts";
import type { EnergyPrices } from "#domain/prices/energy-price.ts";
import type { LeadFeed } from "#domain/sale/lead-listener.ts";
import { describeDevice } from "#domain/security-log/device.ts";
import type { Auth } from "#integrations/auth.ts";
import type { FileStore } from "#integrations/file-store.ts";
import type { CardPayments } from "#integrations/stripe.ts";
import type { TestCheckout } from "#integrations/test-checkout.ts";

/** What the operator counts by what became of it (/metrics). */
export type Counted = "purchase" | "refund";

/** The time that verbs, jobs and pages see. In production it is the real one. */
export interface Clock {
  now(): Date;
  /** Only in the demonstration. */
  demonstration?: {
    hoursAhead(): number;
    /** Moves the time on and queues the daily tasks that were passed over. Errors: those of `moveClockOn`. */
    moveOn(hours: number): Promise<void>;
  };
}

/** What a mail service tells of our mails. */
export interface MailReports {
  /** Checks who tells it; absent where no mail service does. */
  secret: string | undefined;
  /** Only in the demonstration: has our own webhook told what became of a mail. */
  standIn: ((report: { messageId: string; kind: string; status: string; at: Date }) => Promise<void>) | undefined;
}

/** What the server gives to every request of a page. */
export interface RequestServices {
  db: Context["db"];
  auth: Auth;
  files: FileStore;
  /** Absent where no keys of the provider are set. */
  payments: CardPayments | undefined;
  /** The page where nothing is really paid; only in the demonstration. */
  testCheckout: TestCheckout | undefined;
  mailReports: MailReports;
  appUrl: string;
  clock: Clock;
  demo: boolean;
  /** Whether administrators must have turned on two-factor sign-in. */
  adminTwoFactor: boolean;
  prices(): EnergyPrices;
  leadFeed: LeadFeed;
  /** The client's network address, as far as our proxies are believed. */
  address: string;
  /** What the client says of itself. */
  userAgent: string | null;
  requestId: string;
  /** For the operator's figures. `route`: the pattern of the address that was asked for. */
  observe: { route(pattern: string): void; outcome(of: Counted, outcome: string): void };
  /** The answer says when to come again. */
  comeAgain?(): void;
  log: { error(details: object, message: string): void; warn(details: object, message: string): void };
}

export const requestContext = createContext<RequestServices>();
export const actorContext = createContext<Actor>(visitor);
/** Whether this is an administrator whose role does not count until two-factor sign-in is turned on. */
export const heldBackContext = createContext(false);
/** Hears which expected failure was answered with, for the security log. */
export const refusalContext = createContext<((code: DomainErrorCode) => void) | null>(null);
/** Empty in development, where the bundler adds scripts of its own. */
export const nonceContext = createContext("");

export type RouteContext = Readonly<RouterContextProvider>;

/** What a domain verb needs: the database, the time of this call, and where it comes from. */
export function domainContext(context: RouteContext): Context {
  const { db, address, userAgent, clock } = context.get(requestContext);
  return { db, now: clock.now(), realNow: new Date(), address, device: describeDevice(userAgent) };
}

export function actorOf(context: RouteContext): Actor {
  return context.get(actorContext);
}

/** With which a verb is asked, and by whom: its first two arguments. */
export function asking(context: RouteContext): [Context, Actor] {
  return [domainContext(context), actorOf(context)];
}
