import { Form } from "react-router";
import { AdminTable } from "#app/routes/admin/users/admin-table.tsx";
import { ChangeRoles } from "#app/routes/admin/users/change-roles.tsx";
import { RoleChoices } from "#app/routes/admin/users/role-choices.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { ListHead } from "#app/ui/tables/list-head.tsx";
import { RolesTable } from "#app/ui/tables/roles-table.tsx";
import { actorOf, domainContext } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { type FormState, joinTicked } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { stepUpAsked } from "#app/web/forms/step-up.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { adminActWords, adminRoleWords } from "#content/admin-roles.ts";
import { failedWords } from "#content/failed-words.ts";
import {
  type AdminUser,
  addAdmin,
  adminForm,
  adminUsers,
  changeRoles,
  rolesForm,
} from "#domain/accounts/admin-users.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";
import { requireAdmin } from "#domain/actor.ts";
import { mayAdminister } from "#domain/roles.ts";
import type { Route } from "./+types/users.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Admin Users",
    description:
      "See who can use the admin area and what each may do. Add people by email, change their roles, or remove them.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const actor = requireAdmin(actorOf(context), "roles");
  const admins = await adminUsers(domainContext(context), actor);
  const wanted = new URL(request.url).searchParams.get("change");
  const changing = admins.find(({ userId }) => userId === wanted && userId !== actor.userId) ?? null;
  return { admins, changing, viewerId: actor.userId, stepUp: await stepUpAsked(context) };
}, "Failed to load admin data.");

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  requireAdmin(actorOf(args.context), "roles");
  const posted = await postedForm(args);
  const { form, caller, text, stepUp, fieldsAndStepUp } = posted;
  joinTicked(form, "roles");
  const userId = text("userId");
  return answerForm(posted, "/admin/users", {
    add: {
      do: async () => addAdmin(...caller, await fieldsAndStepUp(adminForm, "Missing Information")),
      notice: "admin-added",
      unexpected: failedWords.addAdmin,
    },
    change: {
      do: async () => changeRoles(...caller, { userId, ...(await fieldsAndStepUp(rolesForm)) }),
      notice: "admin-changed",
    },
    remove: {
      do: async () => {
        await stepUp();
        await changeRoles(...caller, { userId, roles: [] });
      },
      notice: "admin-removed",
      unexpected: "Failed to remove admin user.",
    },
  });
});

export const shouldRevalidate = alsoAfterRefusals;

export default function AdminUsersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { admins, changing, viewerId, stepUp } = loaderData;
  const state = useFailedForm(actionData);
  const adding = stateOfForm(state, "add");
  const field = fieldsOf(adding, "admin");
  return (
    <section className="stack" aria-labelledby="admins-title">
      <ListHead
        id="admins-title"
        title="Admin Users"
        acts={
          <LinkButton variant="secondary" to="#add-admin">
            Add an administrator
          </LinkButton>
        }
      />
      <FormRefusal state={stateOfGone(state, ["add", "change", "remove"])} />
      {changing && <ChangeRoles admin={changing} stepUp={stepUp} state={stateOfForm(state, "change")} />}
      <RemovalAsked admins={admins} stepUp={stepUp} state={stateOfForm(state, "remove")} />
      <AdminTable admins={admins} viewerId={viewerId} />
      <Form
        method="post"
        id="add-admin"
        className="card stack form-narrow"
        noValidate
        aria-label="Add Admin"
        key={admins.length}
      >
        <h2 className="h3">Add an administrator</h2>
        <FormFailure state={adding} idPrefix="admin" />
        <TextField
          label="Email"
          {...field("email")}
          type="email"
          autoComplete="off"
          required
          hint="They must already have an account."
        />
        <RoleChoices {...field("roles", "support")} />
        <StepUpFields needs={stepUp} idPrefix="admin" state={adding} />
        <SubmitButton name="intent" value="add" pendingLabel="Adding…">
          Add Admin
        </SubmitButton>
      </Form>
      <RolesTable roles={adminRoleWords} acts={adminActWords} may={(role, act) => mayAdminister([role], act)} />
    </section>
  );
}

type RemovalAskedProps = { admins: readonly AdminUser[]; stepUp: StepUpNeeds; state: FormState | undefined };

/** A table row has no room for the confirmation, so Remove asks here. */
function RemovalAsked({ admins, stepUp, state }: RemovalAskedProps) {
  if (!state) return null;
  const admin = admins.find(({ userId }) => userId === state.values.userId);
  if (!admin) return <FormRefusal state={state} />;
  return (
    <Card title={`Remove ${admin.email}?`}>
      <Form method="post" className="stack form-narrow" noValidate aria-label="Remove Admin">
        <FormFailure state={state} idPrefix="remove" id="remove-errors" />
        <input type="hidden" name="userId" value={admin.userId} />
        <StepUpFields needs={stepUp} idPrefix="remove" state={state} />
        <SubmitButton name="intent" value="remove" variant="danger" pendingLabel="Removing…">
          Remove admin
        </SubmitButton>
      </Form>
    </Card>
  );
}
