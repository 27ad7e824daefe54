import { randomUUID } from "node:crypto";
import { endpoint, readBody, wholeList } from "#app/routes/api/parts/endpoint.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { idOf, readUuid } from "#app/web/forms/form.ts";
import { requireApprovedInstaller } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { reportsForPrograms } from "#domain/lead-reports/my-reports.ts";
import { reportForm } from "#domain/lead-reports/report-form.ts";
import { reportLead } from "#domain/lead-reports/report-lead.ts";
import type { Route } from "./+types/refund-requests.ts";

export const loader = endpoint<Route.ActionArgs>(
  {
    async GET({ request, params, context }) {
      const reports = await reportsForPrograms(domainContext(context), actorOf(context), idOf(params));
      return wholeList(request, reports);
    },
    async POST({ request, params, context }) {
      const actor = actorOf(context);
      requireApprovedInstaller(actor, "bought_leads");
      const form = await readBody(reportForm, request);
      const purchaseId = readUuid(params.id);
      if (!purchaseId) throw new DomainError("not_found");
      const domain = domainContext(context);
      const requestId = randomUUID();
      await reportLead(domain, actor, { purchaseId, requestId, form });
      const [taken] = await reportsForPrograms(domain, actor, purchaseId);
      return Response.json(taken, { status: 201 });
    },
  },
  ["cursor"],
);

export const action = loader;
