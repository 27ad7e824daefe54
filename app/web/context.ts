import { createContext, type RouterContextProvider } from "react-router";
import { type Actor, visitor } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import type { EnergyPrices } from "#domain/prices/energy-price.ts";
import type { Auth } from "#integrations/auth.ts";

/** What the server gives to every request of a page. */
export interface RequestServices {
  db: Context["db"];
  auth: Auth;
  appUrl: string;
  demo: boolean;
  prices(): EnergyPrices;
  /** The client's network address, as far as our proxies are believed. */
  address: string;
  requestId: string;
  log: { error(details: object, message: string): void; warn(details: object, message: string): void };
}

export const requestContext = createContext<RequestServices>();
export const actorContext = createContext<Actor>(visitor);
/** Empty in development, where the bundler adds scripts of its own. */
export const nonceContext = createContext("");

type RouteContext = Readonly<RouterContextProvider>;

/** What a domain verb needs: the database, and the time of this call. */
export function domainContext(context: RouteContext): Context {
  return { db: context.get(requestContext).db, now: new Date() };
}

export function actorOf(context: RouteContext): Actor {
  return context.get(actorContext);
}
