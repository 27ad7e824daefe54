import { Form } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { dateInWords } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { limits } from "#config/limits.ts";
import type { RememberedDevice } from "#domain/request-links/remembered-devices.ts";

type YourDevicesProps = {
  devices: readonly RememberedDevice[];
  /** The link that this device holds, which may be another project's. */
  heldLinkId: string | undefined;
  newLinkId: string;
};

export function YourDevices({ devices, heldLinkId, newLinkId }: YourDevicesProps) {
  const here = devices.find(({ id }) => id === heldLinkId);
  const others = devices.filter((device) => device !== here);
  return (
    <Card title="Your devices">
      <div className="stack">
        {here === undefined && <Offer newLinkId={newLinkId} isAnother={heldLinkId !== undefined} />}
        {devices.length > 0 && (
          <ul className="stack">
            {here && <Device device={here} isThis />}
            {others.map((device) => (
              <Device key={device.id} device={device} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Offer({ newLinkId, isAnother }: { newLinkId: string; isAnother: boolean }) {
  return (
    <Form method="post" className="stack">
      <p>
        Open your project from “My project” at the top of our pages, without looking for an email. Only for a device
        that nobody else uses: whoever uses it can open your project. A cookie keeps the link there, and it ends if it
        is not used for {limits.requestLinkDays} days.
      </p>
      {isAnother && <p>This device remembers another project now. It would remember this one instead.</p>}
      <input type="hidden" name="linkId" value={newLinkId} />
      <div className="btn-row">
        <SubmitButton name="intent" value="remember" variant="secondary" pendingLabel="Remembering…">
          Remember on this device
        </SubmitButton>
      </div>
    </Form>
  );
}

function Device({ device: { id, since, lastUsedOn }, isThis = false }: { device: RememberedDevice; isThis?: boolean }) {
  const days = `since ${dateInWords(since)}${lastUsedOn === null ? "" : `, last used on ${dateInWords(lastUsedOn)}`}`;
  return (
    <li>
      <b>{isThis ? "This device remembers your project" : "Another device"}</b>{" "}
      <span className="muted small">{days}</span>
      <Form method="post" className="btn-row">
        <input type="hidden" name="linkId" value={id} />
        {isThis ? (
          <SubmitButton name="intent" value="forget" variant="secondary" pendingLabel="Forgetting…">
            Forget
          </SubmitButton>
        ) : (
          <SubmitButton name="intent" value="revoke" variant="secondary" pendingLabel="Revoking…">
            Revoke<span className="sr-only"> the link on a device {days}</span>
          </SubmitButton>
        )}
      </Form>
    </li>
  );
}
