import { Form } from "react-router";
import type { NoticesIntent } from "#app/routes/installer/notices/notices-intents.ts";
import { NotifyHere } from "#app/routes/installer/parts/notify-here.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { WithoutScript } from "#app/ui/without-script.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { Device } from "#domain/devices/my-devices.ts";

type DevicesProps = {
  devices: readonly (Device & { testId: string })[];
  pushKey: string;
  isApproved: boolean;
  /** When its person gets one, such as "when a next act is due". */
  occasions: readonly string[];
  state: FormState | undefined;
};

/** Which devices are sent their person's notices, and the way to add this one. */
export function Devices({ devices, pushKey, isApproved, occasions, state }: DevicesProps) {
  const isOnHere = devices.some(({ isThis }) => isThis);
  return (
    <Card title="On your phone or computer" id="devices" className="stack">
      <p className="muted">
        Get a notification {inList(occasions)}, whatever you choose about emails. It shows the service and place, but no
        personal details.
      </p>
      <FormRefusal state={stateOfForm(state, "notify-device")} />
      {devices.length > 0 && (
        <ul className="device-list">
          {devices.map((device) => (
            <DeviceItem key={device.id} device={device} state={state} />
          ))}
        </ul>
      )}
      {isApproved ? (
        !isOnHere && (
          <div className="stack">
            <NotifyHere pushKey={pushKey} from="notices" />
            <WithoutScript>
              <p className="small">To switch on notifications, turn on JavaScript in this browser.</p>
            </WithoutScript>
          </div>
        )
      ) : (
        <p className="small">You can switch this on once your company is approved.</p>
      )}
    </Card>
  );
}

const inList = (words: readonly string[]) => new Intl.ListFormat("en-GB").format(words);

function DeviceItem({ device, state }: { device: DevicesProps["devices"][number]; state: FormState | undefined }) {
  const { id, name, isThis, createdAt, lastUsedAt, testId } = device;
  return (
    <li className="device-item stack">
      <p>
        <b>{name}</b> {isThis && <Badge tone="ok">This device</Badge>}
        <br />
        <span className="small muted">
          Since {formatDateTime(createdAt)}
          {lastUsedAt && `, last notification ${formatDateTime(lastUsedAt)}`}
        </span>
      </p>
      <FormRefusal state={stateOfForm(state, id)} />
      <Form method="post" className="btn-row">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="testId" value={testId} />
        <SubmitButton
          name="form"
          value={"test-device" satisfies NoticesIntent}
          variant="secondary"
          size="tight"
          pendingLabel="Sending…"
        >
          Send a test<span className="sr-only"> to {name}</span>
        </SubmitButton>
        <SubmitButton
          name="form"
          value={"drop-device" satisfies NoticesIntent}
          variant="secondary"
          size="tight"
          pendingLabel="Removing…"
        >
          Remove<span className="sr-only"> {name}</span>
        </SubmitButton>
      </Form>
    </li>
  );
}
