/** One table of how the model stands beside what others measured or worked out. */
export interface Agreement {
  readonly title: string;
  /** What is compared, from where, and what is asked of it. */
  readonly about: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What broke its bound, in words; nothing where all holds or nothing is asked. */
  readonly broken: readonly string[];
}

/** By how much ours lies above theirs, as a share of theirs. */
export function deviation(ours: number, theirs: number): number {
  return ours / theirs - 1;
}

/** The names of those that deviate by more than `bound` either way. */
export function beyond(bound: number, deviations: readonly { readonly name: string; readonly by: number }[]): string[] {
  return deviations
    .filter(({ by }) => !(Math.abs(by) <= bound))
    .map(
      ({ name, by }) =>
        `${name}: ${percent(by, { decimals: 2 })}, more than ${percent(bound, { sign: false, decimals: 2 })}`,
    );
}

/** The deviation that is furthest from nothing. */
export function furthest(values: readonly number[]): number {
  return values.reduce((far, value) => (Math.abs(value) > Math.abs(far) ? value : far), 0);
}

/** A share in percent with one decimal and, unless left out, its sign. */
export function percent(share: number, { sign = true, decimals = 1 } = {}): string {
  const digits = Math.abs(share * 100).toFixed(decimals);
  const mark = share < 0 ? "−" : "+";
  return `${sign && Number(digits) !== 0 ? mark : ""}${digits}%`;
}

/** A whole number with commas. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString("en-GB");
}

/** Pounds to the nearest ten. */
export function tensOfPounds(value: number): string {
  const tens = Math.round(value / 10) * 10;
  return `${tens < 0 ? "−" : ""}£${Math.abs(tens).toLocaleString("en-GB")}`;
}

/** As Markdown: heading, words, table. */
export function markdownOf({ title, about, columns, rows }: Agreement): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const table = [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
  return `### ${title}\n\n${about}\n\n${table}`;
}
