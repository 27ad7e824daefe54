import clsx from "clsx";
import "./face.css";

/** A person as two letters in a circle, with the first name next to it or, where there is no room, read out. */
export function Face({ name, isAlone = false }: { name: string | null; isAlone?: boolean }) {
  const shown = name === null ? "Nobody" : (name.split(/\s+/)[0] ?? name);
  return (
    <span className={clsx("by", name === null && "by-nobody")}>
      <span className="face" aria-hidden="true">
        {name === null ? "" : initialsOf(name)}
      </span>
      <span className={isAlone ? "sr-only" : undefined}>{isAlone ? (name ?? "Nobody") : shown}</span>
    </span>
  );
}

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).slice(0, 2);
  return words.map(([letter = ""]) => letter.toUpperCase()).join("");
}
