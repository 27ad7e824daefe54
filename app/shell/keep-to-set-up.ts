import { type MiddlewareFunction, redirect } from "react-router";
import { isAtWork } from "#app/shell/work-places.ts";
import { actorOf } from "#app/web/context.ts";
import { shownError } from "#app/web/with-error-page.ts";
import { isHeldBack } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";

const SET_UP = "/account/two-factor";
/** Beside the set-up: what the link in a mail may do by itself, for whoever has it. */
const OPEN: ReadonlySet<string> = new Set([SET_UP, "/account/stop-change", "/account/confirm-email"]);
const FILES = /^\/(documents|files|start)(\/|$)/;

/**
 * Members whose company requires a second factor that they have not set up reach only its set-up and signing out: all
 * other pages lead there, and their forms are refused. Verbs refuse them as well, so programs with their session get
 * nothing. Public pages and customers' private links are for anybody.
 */
export const keepToSetUp: MiddlewareFunction<Response> = ({ request, context, pattern }, next) => {
  const place = `/${pattern.replace(/^\//, "")}`;
  if (!isHeldBack(actorOf(context)) || OPEN.has(place) || !(isAtWork(place) || FILES.test(place))) return next();
  if (request.method === "GET" || request.method === "HEAD") throw redirect(SET_UP);
  throw shownError(context, new DomainError("two_factor_required"));
};
