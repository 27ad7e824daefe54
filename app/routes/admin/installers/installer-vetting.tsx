import { Form } from "react-router";
import { checkFormName } from "#app/routes/admin/installers/check-form-name.ts";
import { ProofNotice } from "#app/routes/admin/installers/proof-notice.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDate, formatDateTime } from "#app/ui/format.ts";
import { SelectField, TextField } from "#app/ui/forms/field.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { type Technology, technologyLabel, vettingCheckLabel, vettingChecks } from "#content/vetting.ts";
import type { ChecklistItem, CheckState } from "#domain/vetting/checklist.ts";
import type { ProofState } from "#domain/vetting/ended-proofs.ts";

type Item = ChecklistItem & { nextId: string };
type VettingProps = {
  checklist: readonly { technology: Technology; items: readonly Item[] }[];
  proofs: ProofState;
  state: FormState | undefined;
  /** For a company that has gone, past checks are shown and no more are made. */
  isClosed: boolean;
};

/** What has to be checked for each technology the company offers, and how each check stands. */
export function VettingCards({ checklist, proofs, state, isClosed }: VettingProps) {
  return (
    <section className="stack" id="vetting" aria-labelledby="vetting-title">
      <h2 id="vetting-title">Vetting</h2>
      {!isClosed && <ProofNotice {...proofs} />}
      <div className="two">
        {checklist.map(({ technology, items }) => (
          <Card key={technology} title={technologyLabel(technology)} aside={<Progress items={items} />}>
            <ul className="file-list">
              {items.map((item) => (
                <Check key={item.check} {...{ technology, item, state, isClosed }} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}

function Progress({ items }: { items: readonly Item[] }) {
  const passed = items.filter(({ state }) => state === "passed").length;
  return (
    <Badge tone={passed === items.length ? "ok" : "warn"}>
      {passed} of {items.length} passed
    </Badge>
  );
}

const looks: Record<CheckState, { tone: BadgeTone; word: string }> = {
  open: { tone: "plain", word: "Not checked" },
  passed: { tone: "ok", word: "Passed" },
  failed: { tone: "bad", word: "Failed" },
  expired: { tone: "bad", word: "Expired" },
};

type CheckProps = { technology: Technology; item: Item; state: FormState | undefined };

function Check({ technology, item, state, isClosed }: CheckProps & { isClosed: boolean }) {
  const { check, last } = item;
  const { tone, word } = looks[item.state];
  const name = checkFormName(technology, check);
  const own = stateOfForm(state, name);
  return (
    <li>
      <div className="check-line">
        <strong>{vettingCheckLabel(check)}</strong>
        <Badge tone={tone}>{word}</Badge>
      </div>
      {last && (
        <>
          <p className="as-typed">{last.evidence}</p>
          <p className="small muted">
            {last.checkedBy}, {formatDateTime(last.checkedAt)}
            {last.expiresOn && ` · valid until ${formatDate(last.expiresOn)}`}
          </p>
        </>
      )}
      {!isClosed && (
        // A new key with each successful answer: folded in again, and empty.
        <details key={last?.id ?? "first"} open={own !== undefined}>
          <summary>
            {last ? "Check again" : "Record check"}
            <span className="sr-only">
              : {vettingCheckLabel(check)}, {technologyLabel(technology)}
            </span>
          </summary>
          <CheckForm {...{ technology, item, state: own, name }} />
        </details>
      )}
    </li>
  );
}

const outcomes = [
  { value: "passed", label: "Passed" },
  { value: "failed", label: "Failed" },
];

function CheckForm({ technology, item: { check, last, nextId }, state, name }: CheckProps & { name: string }) {
  const field = fieldsOf(state, name);
  return (
    <Form method="post" className="stack" preventScrollReset noValidate>
      <FormRefusal state={state} />
      <input type="hidden" name="intent" value="check" />
      <input type="hidden" name="technology" value={technology} />
      <input type="hidden" name="check" value={check} />
      <input type="hidden" name="id" value={nextId} />
      <input type="hidden" name="follows" value={last?.id ?? ""} />
      <SelectField label="Outcome" {...field("outcome")} placeholder="Choose one" options={outcomes} required />
      <TextField
        label="Evidence"
        hint={vettingChecks.find(({ value }) => value === check)?.hint}
        {...field("evidence")}
        maxLength={limits.evidenceLengthMax}
        required
      />
      <TextField label="Valid until" {...field("expiresOn")} type="date" optional />
      <div>
        <SubmitButton size="tight" pendingLabel="Saving…" intent={{ name: "id", value: nextId }}>
          Save check
        </SubmitButton>
      </div>
    </Form>
  );
}
