import { redirect } from "react-router";
import { leadsAddress } from "#app/routes/installer/leads/leads-address.ts";
import { callerOf, type RouteContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { parseForm } from "#app/web/forms/form.ts";
import { idIn } from "#app/web/forms/read-uuid.ts";
import { readLeadFilter } from "#domain/leads-for-sale/lead-filter.ts";
import { deleteSavedView, savedViewForm, saveView } from "#domain/leads-for-sale/saved-views.ts";

type Given = { form: FormData; request: Request; context: RouteContext };

/** Keeps the filter of the address that the form was sent to. */
export async function keepView({ form, request, context }: Given) {
  const id = idIn(form, "id");
  const parsed = parseForm(savedViewForm, form);
  if (!parsed.ok) return failedForm(form, { form: "save-view", errors: parsed.errors });
  const filter = filterOf(request);
  try {
    await saveView(...callerOf(context), { id, filter, ...parsed.value });
  } catch (error) {
    return failedForm(form, { form: "save-view", error });
  }
  return redirect(withNotice(leadsAddress(filter), "view-saved"));
}

export async function dropView({ form, request, context }: Given) {
  const id = idIn(form, "id");
  await deleteSavedView(...callerOf(context), id);
  return redirect(withNotice(leadsAddress(filterOf(request)), "view-deleted"));
}

function filterOf(request: Request) {
  return readLeadFilter(new URL(request.url).searchParams, { area: "mine" });
}

function withNotice(address: string, notice: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}notice=${notice}`;
}
