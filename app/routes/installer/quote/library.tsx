import { randomUUID } from "node:crypto";
import { Form, Link } from "react-router";
import { aboutItem } from "#app/routes/installer/quote/about-item.ts";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { type FieldsOfForm, fieldsOf, stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import type { FormState } from "#app/web/forms/form.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { equipmentRoles, savedLineKinds } from "#content/quote-sheet/offer-fields.ts";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";
import {
  keepInLibrary,
  myLibrary,
  removeFromLibrary,
  type SavedItem,
  savedItemForm,
  savedLineForm,
} from "#domain/quotes/library.ts";
import { myTemplates, removeTemplate, type Template } from "#domain/quotes/templates.ts";
import type { Route } from "./+types/library.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Price book",
    description: "What your company often quotes, with prices and VAT rates, ready for your next quote.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const caller = callerOf(context);
  return { items: await myLibrary(...caller), templates: await myTemplates(...caller), newId: randomUUID() };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const { caller, id, fields } = posted;
  return answerForm(
    posted,
    "/quotes/library",
    {
      keep: { do: () => keepInLibrary(...caller, { id: id("id"), item: fields(savedItemForm) }) },
      "keep-line": { do: () => keepInLibrary(...caller, { id: id("id"), item: fields(savedLineForm) }) },
      "remove-template": { do: () => removeTemplate(...caller, id("id")), to: "/quotes/library#templates" },
      remove: { do: () => removeFromLibrary(...caller, id("id")) },
    },
    { act: "bought_leads" },
  );
});

export const shouldRevalidate = alsoAfterRefusals;

export default function LibraryPage({ loaderData: { items, templates, newId }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap page stack">
      <p className="small">
        <Link to="/quotes">Quotes</Link>
      </p>
      <h1>Price book</h1>
      <p>Add lines from here to a quote with one click. Nobody else sees your price book.</p>
      <FormRefusal state={stateOfGone(actionData, ["keep", "keep-line"])} />
      <div className="two">
        <Card title="Add equipment">
          <NewItem key={items.length} id={newId} state={stateOfForm(actionData, "keep")} />
        </Card>
        <Card title="Add work or anything else">
          <NewLine key={items.length} id={newId} state={stateOfForm(actionData, "keep-line")} />
        </Card>
      </div>
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
      <Card title="Templates" id="templates">
        {templates.length === 0 ? (
          <p className="muted">Nothing yet. Make one of a quote you have sent: each has a link under Quotes.</p>
        ) : (
          <ul className="documents">
            {templates.map((template) => (
              <TemplateItem template={template} key={template.id} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

function TemplateItem({ template: { id, name, serviceLabel } }: { template: Template }) {
  return (
    <li className="document">
      <h3>
        <span>{name}</span>
      </h3>
      <p className="muted">{serviceLabel}</p>
      <Form method="post" className="btn-row">
        <input type="hidden" name="id" value={id} />
        <SubmitButton
          name="intent"
          value="remove-template"
          variant="secondary"
          size="tight"
          pendingLabel="Removing…"
          intent={{ name: "id", value: id }}
        >
          Remove<span className="sr-only"> the template {name}</span>
        </SubmitButton>
      </Form>
    </li>
  );
}

function Item({ item }: { item: SavedItem }) {
  const { id, text } = item;
  return (
    <li className="document">
      <h3>
        <span>{text}</span>
      </h3>
      <p className="muted">{aboutItem(item).join(" · ")}</p>
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
          <span className="sr-only"> {text}</span>
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
      <Price field={field} hint="Net. Leave the price empty to type it in each quote." optional />
      <div className="btn-row">
        <SubmitButton name="intent" value="keep" pendingLabel="Adding…" intent={{ name: "id", value: id }}>
          Add to the price book
        </SubmitButton>
      </div>
    </Form>
  );
}

function NewLine({ id, state }: { id: string; state: FormState | undefined }) {
  const field = fieldsOf(state, "line");
  return (
    <Form method="post" className="stack" noValidate aria-label="Add work or anything else">
      <FormFailure state={state} idPrefix="line" id="line-errors" />
      <input type="hidden" name="id" value={id} />
      <SelectField label="Kind" {...field("kind")} options={savedLineKinds} placeholder="Choose one" required />
      <TextField label="Words of the line" {...field("text")} autoComplete="off" required />
      <Price field={field} hint="Net; a discount is negative, nothing else is." />
      <div className="btn-row">
        <SubmitButton name="intent" value="keep-line" pendingLabel="Adding…" intent={{ name: "id", value: id }}>
          Add this line
        </SubmitButton>
      </div>
    </Form>
  );
}

function Price({ field, hint, optional = false }: { field: FieldsOfForm; hint: string; optional?: boolean }) {
  return (
    <>
      <div className="two">
        <TextField
          label="Price of one"
          {...field("unitPence")}
          before="£"
          inputMode="decimal"
          autoComplete="off"
          optional={optional}
          required={!optional}
        />
        <SelectField
          label="VAT"
          {...field("vatPercent")}
          options={VAT_RATES}
          placeholder="Choose one"
          optional={optional}
          required={!optional}
        />
      </div>
      <p className="small muted">{hint}</p>
    </>
  );
}

const VAT_RATES = quoteSheets.solar.lines.kind.of.vatPercent.kind.options.map(({ value, label }) => ({
  value: String(value),
  label,
}));
