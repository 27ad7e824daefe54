import { randomUUID } from "node:crypto";
import { Form, Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import type { FormState } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { equipmentRoles } from "#content/quote-sheet/offer-fields.ts";
import { keepInLibrary, myLibrary, removeFromLibrary, type SavedItem, savedItemForm } from "#domain/quotes/library.ts";
import type { Route } from "./+types/library.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Library of equipment",
    description: "Equipment your company often quotes, ready for your next quote.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  return { items: await myLibrary(...callerOf(context)), newId: randomUUID() };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const { caller, id, fields } = posted;
  return answerForm(posted, "/quotes/library", {
    keep: { do: () => keepInLibrary(...caller, { id: id("id"), item: fields(savedItemForm) }) },
    remove: { do: () => removeFromLibrary(...caller, id("id")) },
  });
});

export const shouldRevalidate = alsoAfterRefusals;

export default function LibraryPage({ loaderData: { items, newId }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap page stack">
      <p className="small">
        <Link to="/quotes">Quotes</Link>
      </p>
      <h1>Library of equipment</h1>
      <p>Add items from here to a quote with one click. Nobody else sees your library.</p>
      <FormRefusal state={stateOfGone(actionData, ["keep"])} />
      <Card title="Add equipment">
        <NewItem key={items.length} id={newId} state={stateOfForm(actionData, "keep")} />
      </Card>
      <Card title="Kept">
        {items.length === 0 ? (
          <p className="muted">Nothing yet. Start with the panel, battery or heat pump you fit most often.</p>
        ) : (
          <ul className="documents">
            {items.map((item) => (
              <Item item={item} key={item.id} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

function Item({ item }: { item: SavedItem }) {
  const { id, role, make, model, warrantyYears } = item;
  const what = equipmentRoles.find(({ value }) => value === role)?.label ?? role;
  return (
    <li className="document">
      <h3>
        <span>
          {make} {model}
        </span>
      </h3>
      <p className="muted">
        {what} · {warrantyYears === 1 ? "1 year" : `${warrantyYears} years`} of warranty
      </p>
      <Form method="post" className="btn-row">
        <input type="hidden" name="id" value={id} />
        <SubmitButton
          name="intent"
          value="remove"
          variant="secondary"
          size="tight"
          pendingLabel="Removing…"
          intent={{ name: "id", value: id }}
        >
          Remove
          <span className="sr-only">
            {" "}
            {make} {model}
          </span>
        </SubmitButton>
      </Form>
    </li>
  );
}

function NewItem({ id, state }: { id: string; state: FormState | undefined }) {
  const field = fieldsOf(state, "item");
  return (
    <Form method="post" className="stack" noValidate aria-label="Add equipment">
      <FormFailure state={state} idPrefix="item" id="item-errors" />
      <input type="hidden" name="id" value={id} />
      <SelectField label="What it is" {...field("role")} options={equipmentRoles} placeholder="Choose one" required />
      <div className="two">
        <TextField label="Make" {...field("make")} autoComplete="off" required />
        <TextField label="Model" {...field("model")} autoComplete="off" required />
      </div>
      <TextField
        label="Warranty in years"
        {...field("warrantyYears")}
        inputMode="numeric"
        autoComplete="off"
        className="input-short"
        required
      />
      <div className="btn-row">
        <SubmitButton name="intent" value="keep" pendingLabel="Adding…" intent={{ name: "id", value: id }}>
          Add to the library
        </SubmitButton>
      </div>
    </Form>
  );
}
