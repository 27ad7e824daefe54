import { useIsAlive } from "#app/ui/alive.ts";
import "./choosing.css";

/**
 * Chooses every row of the list around it, or none. Until its script runs it keeps its place, so that no row moves away
 * from under a click; without one it is not there. The number beside it is counted by the style sheet.
 */
export function ChooseAll({ form, count }: { form: string; count: number }) {
  const isAlive = useIsAlive();
  return (
    <label className="choose-all needs-script">
      <input
        className="choose-every"
        type="checkbox"
        disabled={!isAlive}
        onChange={({ target }) => chooseAll(form, target.checked)}
      />
      <span>Choose all {count}</span>
    </label>
  );
}

function chooseAll(form: string, isChosen: boolean): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(`.choose[form="${CSS.escape(form)}"]`)) {
    box.checked = isChosen;
  }
}

/** How many are chosen, in the bar of what to do with them. It comes after the boxes. */
export function ChosenCount() {
  return <p className="chosen-count">chosen</p>;
}
