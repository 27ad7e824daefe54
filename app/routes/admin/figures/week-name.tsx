import { dayInNumbers, shortDay } from "#app/ui/charts/day-words.ts";

/** "16 Nov to 22 Nov" with its year; weeks are London weeks. */
export function WeekName({ monday, sunday }: { monday: string; sunday: string }) {
  return (
    <>
      <span className="whitespace-nowrap">{dayInNumbers(monday)}</span>
      <span className="sub whitespace-nowrap">to {shortDay(sunday)}</span>
    </>
  );
}
