import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { callerOf } from "#app/web/context.ts";
import { isPurchaseStage } from "#content/purchase-stages.ts";
import { requireInstaller } from "#domain/actor.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";
import { purchaseForPrograms } from "#domain/purchases/for-programs.ts";
import { purchasesChanged, purchasesIn } from "#domain/purchases/my-purchases.ts";
import type { Route } from "./+types/purchases.ts";

export const loader = endpoint<Route.LoaderArgs>(
  {
    async GET({ request, context }) {
      const caller = callerOf(context);
      requireInstaller(caller[1], "bought_leads");
      const { since, ...asked } = readAsked(new URL(request.url).searchParams);
      const page = since ? purchasesChanged(...caller, { ...asked, since }) : purchasesIn(...caller, asked);
      const { items, nextCursor } = await page;
      return Response.json({ items: items.map(purchaseForPrograms), nextCursor });
    },
  },
  ["cursor", "updatedSince", "stage", "assignedTo"],
);

export const action = loader;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

function readAsked(given: URLSearchParams) {
  const stage = given.get("stage") || undefined;
  const since = given.get("updatedSince") || undefined;
  const assignedTo = given.get("assignedTo") || undefined;
  const at = since === undefined ? undefined : new Date(MOMENT.test(since) ? since : Number.NaN);
  const isKnown = stage === undefined || isPurchaseStage(stage);
  const fields: FieldErrors = {
    ...(isKnown ? {} : { stage: ["This is not an accepted value; see /api/openapi.json."] }),
    ...(at && Number.isNaN(at.getTime()) ? { updatedSince: ["Enter a moment like 2026-11-23T09:30:00Z."] } : {}),
  };
  if (!isKnown || Object.keys(fields).length > 0) throw new DomainError("invalid_input", { fields });
  return { since: at, stage, assignedTo: assignedTo === "nobody" ? null : assignedTo, cursor: given.get("cursor") };
}
