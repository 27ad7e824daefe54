import { randomUUID } from "node:crypto";
import { z } from "zod";
import { endpoint, readBody } from "#app/routes/api/parts/endpoint.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { idOf } from "#app/web/forms/form.ts";
import { requireApprovedInstaller, requireInstaller } from "#domain/actor.ts";
import { changePurchase } from "#domain/projects/change-purchase.ts";
import { purchaseForPrograms } from "#domain/purchases/for-programs.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import type { Route } from "./+types/purchase.ts";

const nextAct = z.object({
  what: z.string("Say what is to be done."),
  dueAt: z.iso
    .datetime({ offset: true, error: "Enter a moment like 2026-11-30T09:00:00Z." })
    .transform((text) => new Date(text)),
  userId: z.string("Enter the id of a member.").optional(),
});

export const purchaseChange = z
  .strictObject(
    {
      stage: z.string("Choose a stage.").optional(),
      lostReason: z.string("Choose why it was lost.").optional(),
      withdrawQuotes: z.boolean("Enter true or false.").optional(),
      jobValuePence: z.number("Enter whole pence.").nullable().optional(),
      assignedTo: z.string("Enter the id of a member, or null.").nullable().optional(),
      nextAct: nextAct.nullable().optional(),
    },
    { error: (issue) => (issue.code === "unrecognized_keys" ? `There is no ${issue.keys.join(", ")}.` : undefined) },
  )
  .refine((given) => Object.keys(given).some((field) => field !== "withdrawQuotes"), "Name at least one change.");

export const loader = endpoint<Route.ActionArgs>({
  async GET({ params, context }) {
    const actor = actorOf(context);
    requireInstaller(actor, "bought_leads");
    return Response.json(purchaseForPrograms(await myPurchase(domainContext(context), actor, idOf(params))));
  },
  async PATCH({ request, params, context }) {
    const actor = actorOf(context);
    requireApprovedInstaller(actor, "bought_leads");
    const purchaseId = idOf(params);
    const asked = { purchaseId, change: await readBody(purchaseChange, request), nextActId: randomUUID() };
    return Response.json(purchaseForPrograms(await changePurchase(domainContext(context), actor, asked)));
  },
});

export const action = loader;
