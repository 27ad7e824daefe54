import { useEffect, useState } from "react";
import { whyNot } from "#app/device/ask-for-notices.ts";
import { NotifyHere } from "#app/routes/installer/parts/notify-here.tsx";
import { Button } from "#app/ui/button.tsx";
import "#app/routes/installer/profile/profile.css";

const DISMISSED = "fairwatt.notices-dismissed";

/** Offered where new leads matter, until accepted or dismissed. Browsers may ask for permission only after a click. */
export function DeviceOffer({ pushKey }: { pushKey: string }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(isUndecided()), []);
  if (!isOpen) return null;
  const dismiss = () => {
    setOpen(false);
    keepDismissed();
  };
  return (
    <section className="device-offer" aria-label="Notifications on this device">
      <p>
        <b>Be first to hear about new leads.</b> Get a notification on this device when one matches your area and
        services.
      </p>
      <div className="btn-row">
        <NotifyHere pushKey={pushKey} from="leads" />
        <Button variant="quiet" onClick={dismiss}>
          No, thank you
        </Button>
      </div>
    </section>
  );
}

/** Some browsers refuse to store anything; then the offer is not made at all, as it could never be dismissed. */
function isUndecided(): boolean {
  try {
    return whyNot() === undefined && !localStorage.getItem(DISMISSED);
  } catch {
    return false;
  }
}

function keepDismissed(): void {
  try {
    localStorage.setItem(DISMISSED, "yes");
  } catch {
    // It comes back with the next page.
  }
}
