import { useState } from "react";
import { useSubmit } from "react-router";
import { askForNotices } from "#app/device/ask-for-notices.ts";
import { useIsAlive } from "#app/ui/alive.ts";
import { Button } from "#app/ui/button.tsx";
import { useIsSubmitting } from "#app/ui/forms/submitting.ts";
import { type NoticesOff, noticesOffInWords } from "#content/device-notices.ts";

const FORM = { name: "form", value: "notify-device" };

type NotifyHereProps = {
  pushKey: string;
  /** The page to come back to. */
  from: "notices" | "leads";
};

/** The button that asks for notices on this device. Only a script can ask, so without one there is none. */
export function NotifyHere({ pushKey, from }: NotifyHereProps) {
  const submit = useSubmit();
  const isAlive = useIsAlive();
  const isSaving = useIsSubmitting(FORM);
  const [isAsking, setAsking] = useState(false);
  const [off, setOff] = useState<NoticesOff>();
  if (!isAlive) return null;
  const ask = async () => {
    if (isAsking || isSaving) return;
    setAsking(true);
    const asked = await askForNotices(pushKey);
    setAsking(false);
    setOff("off" in asked ? asked.off : undefined);
    if (!("off" in asked)) {
      await submit({ [FORM.name]: FORM.value, from, ...asked }, { method: "post", action: "/account/notices" });
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void ask()} aria-disabled={isAsking || isSaving || undefined}>
        {isSaving ? "Switching on…" : "Notify me on this device"}
      </Button>
      <p role="status" className="small" hidden={!off}>
        {off && noticesOffInWords[off]}
      </p>
    </>
  );
}
