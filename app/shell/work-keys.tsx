import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useIsAlive } from "#app/ui/alive.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import "./company-menu.css";

const KEPT_OFF = "fairwatt.keys-off";
/** The items that j and k step through. */
const ITEMS = "#main :is(.leads > li, tbody > tr, .acts > li)";

const keys = [
  ["/", "Search everything"],
  ["j", "Next in the list"],
  ["k", "Previous in the list"],
  ["?", "Show these shortcuts"],
] as const;

/** Single-key shortcuts for people who work here all day, and the button that explains them and switches them off. */
export function WorkKeys() {
  const [isOpen, setOpen] = useState(false);
  const [areOff, setOff] = useState(false);
  const navigate = useNavigate();
  useEffect(() => setOff(readOff()), []);
  useEffect(() => {
    if (areOff) return;
    const search = () => {
      const field = document.querySelector<HTMLInputElement>(".work-search input");
      if (field?.checkVisibility()) field.focus();
      else void navigate("/search");
    };
    const actions: Record<string, () => void> = {
      "/": search,
      j: () => move(1),
      k: () => move(-1),
      "?": () => setOpen(true),
    };
    const press = (event: KeyboardEvent) => {
      const action = actions[event.key];
      if (!action || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [areOff, navigate]);
  if (!useIsAlive()) return null;
  return (
    <>
      <Button variant="quiet" size="tight" onClick={() => setOpen(true)}>
        Keys <kbd>?</kbd>
      </Button>
      <Dialog title="Keys" open={isOpen} onClose={() => setOpen(false)} cancelLabel="Close">
        <dl className="keys">
          {keys.map(([key, action]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
        <label className="keys-switch">
          <input
            type="checkbox"
            checked={!areOff}
            onChange={({ target }) => {
              setOff(!target.checked);
              keepOff(!target.checked);
            }}
          />
          Use these shortcuts in this browser
        </label>
      </Dialog>
    </>
  );
}

function isBusy(target: EventTarget | null): boolean {
  const isTyping = target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
  return isTyping || document.querySelector("dialog[open]") !== null;
}

function move(by: 1 | -1): void {
  const items = [...document.querySelectorAll<HTMLElement>(ITEMS)];
  const here = items.findIndex((item) => item.contains(document.activeElement));
  const next = items[here < 0 ? 0 : Math.max(0, here + by)];
  next?.querySelector<HTMLElement>("a[href], button:not([disabled])")?.focus();
}

/** Some browsers refuse storage; the keys are then on again on each page. */
function readOff(): boolean {
  try {
    return localStorage.getItem(KEPT_OFF) !== null;
  } catch {
    return false;
  }
}

function keepOff(areOff: boolean): void {
  try {
    if (areOff) localStorage.setItem(KEPT_OFF, "yes");
    else localStorage.removeItem(KEPT_OFF);
  } catch {
    // Storage refused, as above.
  }
}
