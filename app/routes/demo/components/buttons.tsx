import { useState } from "react";
import { Form } from "react-router";
import { LONG_NAME, type SpecimenGroup } from "#app/routes/demo/components/specimen.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { CsvLink } from "#app/ui/csv-link.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ConfirmSubmit } from "#app/ui/forms/confirm-submit.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";

const VARIANTS = ["primary", "secondary", "quiet", "danger"] as const;
const HERE = "/demo/components";

export const buttons: SpecimenGroup = {
  title: "Buttons and dialogs",
  specimens: [
    {
      component: "Button",
      states: {
        "each variant": <Row>{VARIANTS.map((variant) => Sample({ variant }))}</Row>,
        tight: <Row>{VARIANTS.map((variant) => Sample({ variant, size: "tight" }))}</Row>,
        disabled: <Row>{VARIANTS.map((variant) => Sample({ variant, disabled: true }))}</Row>,
        "wide, with long words": <Button wide>{LONG_NAME}</Button>,
      },
    },
    {
      component: "LinkButton",
      states: {
        "each variant": (
          <Row>
            {VARIANTS.map((variant) => (
              <LinkButton key={variant} variant={variant} to={HERE}>
                {variant}
              </LinkButton>
            ))}
          </Row>
        ),
      },
    },
    { component: "CsvLink", states: { "for a list": <CsvLink href={HERE} /> } },
    {
      component: "SubmitButton",
      states: {
        "pressed, it waits for three seconds": (
          <Form action={HERE}>
            <input type="hidden" name="wait" value="submit" />
            <SubmitButton pendingLabel="Sending…" intent={{ name: "wait", value: "submit" }}>
              Send
            </SubmitButton>
          </Form>
        ),
        disabled: (
          <SubmitButton pendingLabel="Sending…" intent={{ name: "wait", value: "never" }} disabled>
            Send
          </SubmitButton>
        ),
      },
    },
    {
      component: "ConfirmSubmit",
      states: {
        "asks first": <Confirm />,
        "too late": <Confirm tooLate={{ instead: <p>Another installer has bought it.</p>, because: "It is gone." }} />,
      },
    },
    { component: "Dialog", states: { "opened by its button": <DialogSample /> } },
    {
      component: "CopyButton",
      states: { "where the browser has a clipboard": <CopyButton text="key" what="the key" /> },
    },
    {
      component: "SummaryButton",
      states: {
        "of details": (
          <details>
            <SummaryButton>What happens next?</SummaryButton>
            <p>We look at what you sent.</p>
          </details>
        ),
      },
    },
  ],
};

function Row({ children }: { children: React.ReactNode }) {
  return <div className="btn-row">{children}</div>;
}

function Sample(look: Pick<Parameters<typeof Button>[0], "variant" | "size" | "disabled">) {
  return (
    <Button key={look.variant} {...look}>
      {look.variant}
    </Button>
  );
}

function Confirm({ tooLate }: Pick<Parameters<typeof ConfirmSubmit>[0], "tooLate">) {
  return (
    <Form action={HERE}>
      <input type="hidden" name="wait" value="confirm" />
      <ConfirmSubmit
        title="Buy this lead?"
        body={<p>Five credits, and 35 are left.</p>}
        confirmLabel="Buy for 5 credits"
        pendingLabel="Buying…"
        intent={{ name: "wait", value: "confirm" }}
        tooLate={tooLate}
      >
        Purchase Lead (5 Credits)
      </ConfirmSubmit>
    </Form>
  );
}

function DialogSample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog
        title={`Remove ${LONG_NAME}?`}
        open={open}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="danger" onClick={() => setOpen(false)}>
            Remove
          </Button>
        }
      >
        <p>It cannot be brought back.</p>
      </Dialog>
    </>
  );
}
