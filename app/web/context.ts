import { createContext, type RouterContextProvider } from "react-router";
import type { ProjectStreams } from "#app/web/project-streams.ts";
import { type Actor, visitor } from "#domain/actor.ts";
import type { EnergyPrices } from "#domain/areas/energy-price.ts";
import type { Register } from "#domain/certificates/register.ts";
import type { Context } from "#domain/context.ts";
import type { DomainErrorCode } from "#domain/errors.ts";
import type { LeadFeed } from "#domain/leads-for-sale/lead-listener.ts";
import { describeDevice } from "#domain/security-log/device.ts";
import type { Auth } from "#integrations/auth.ts";
import type { CardPayments } from "#integrations/card-payments.ts";
import type { FileStore } from "#integrations/file-store.ts";
import type { TestCheckout } from "#integrations/test-checkout.ts";

/** What the operator counts, by outcome (/metrics). */
export type Counted = "purchase" | "refund" | "review";

/** The time for verbs, jobs and pages. In production it is the real time. */
export interface Clock {
  now(): Date;
  /** Demonstration only. */
  demonstration?: {
    hoursAhead(): number;
    /** Moves the time forward and queues the daily tasks in between. Errors: those of `moveClockOn`. */
    moveOn(hours: number): Promise<void>;
  };
}

export interface MailReports {
  /** Authenticates the mail service; absent without one. */
  secret: string | undefined;
  /** Demonstration only: has our own webhook report what became of a mail. */
  standIn: ((report: { messageId: string; kind: string; status: string; at: Date }) => Promise<void>) | undefined;
}

export interface RequestServices {
  db: Context["db"];
  auth: Auth;
  files: FileStore;
  /** Absent if the provider's keys are not set. */
  payments: CardPayments | undefined;
  /**
   * The register of energy certificates; absent without a token, except in the demonstration, where `examples` are the
   * postcodes of its invented homes.
   */
  certificates: (Register & { examples: readonly string[] }) | undefined;
  /** A payment page without real payments; demonstration only. */
  testCheckout: TestCheckout | undefined;
  mailReports: MailReports;
  /** The key with which a browser subscribes to our notices. */
  pushKey: string;
  appUrl: string;
  clock: Clock;
  demo: boolean;
  /** Whether administrators must turn on two-factor sign-in. */
  adminTwoFactor: boolean;
  prices(): EnergyPrices;
  leadFeed: LeadFeed;
  projectStreams: ProjectStreams;
  /** The client's network address, as far as we trust our proxies. */
  address: string;
  userAgent: string | null;
  requestId: string;
  /** For the operator's figures. `route`: the pattern of the requested address. */
  observe: { route(pattern: string): void; outcome(of: Counted, outcome: string): void };
  /** Adds a Retry-After header to the response. */
  comeAgain?(): void;
  log: { error(details: object, message: string): void; warn(details: object, message: string): void };
}

export const requestContext = createContext<RequestServices>();
export const actorContext = createContext<Actor>(visitor);
/** Whether this administrator's role is withheld until two-factor sign-in is turned on. */
export const heldBackContext = createContext(false);
/** Receives the code of each expected failure, for the security log. */
export const refusalContext = createContext<((code: DomainErrorCode) => void) | null>(null);
/** Empty in development, where the bundler adds its own scripts. */
export const nonceContext = createContext("");

export type RouteContext = Readonly<RouterContextProvider>;

export function domainContext(context: RouteContext): Context {
  const { db, address, userAgent, clock } = context.get(requestContext);
  return { db, now: clock.now(), realNow: new Date(), address, device: describeDevice(userAgent) };
}

export function actorOf(context: RouteContext): Actor {
  return context.get(actorContext);
}

/** The first two arguments of a verb: its context and the caller. */
export function callerOf(context: RouteContext): [Context, Actor] {
  return [domainContext(context), actorOf(context)];
}
