/** One sample: its name, its labels as written, and its value. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const NAME = "[a-zA-Z_:][a-zA-Z0-9_:]*";
const LABEL = `${NAME}="(?:[^"\\\\\\n]|\\\\["\\\\n])*"`;
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(${LABEL}(?:,${LABEL})*)?\\})? (\\S+)$`);
const COMMENT = new RegExp(`^# (HELP|TYPE) (${NAME}) (.+)$`);
const TYPES = ["counter", "gauge", "histogram", "summary", "untyped"];

/** Parses Prometheus' text format, version 0.0.4; throws on an invalid line or a duplicate series. */
export function readExposition(text: string): Sample[] {
  if (!text.endsWith("\n")) throw new Error("the last line does not end");
  const types = new Map<string, string>();
  const series = new Set<string>();
  return text.split("\n").flatMap((line) => {
    const [, word, about = "", rest = ""] = COMMENT.exec(line) ?? [];
    if (word === "TYPE") {
      if (types.has(about) || !TYPES.includes(rest)) throw new Error(`wrong type: ${line}`);
      types.set(about, rest);
    }
    return line === "" || line.startsWith("#") ? [] : [readSample(line, types, series)];
  });
}

function readSample(line: string, types: Map<string, string>, series: Set<string>): Sample {
  const [, name = "", labelText = "", number = ""] = SAMPLE.exec(line) ?? [];
  const value = number === "Nan" ? Number.NaN : Number(number.replace("Inf", "Infinity"));
  if (name === "" || (Number.isNaN(value) && number !== "Nan")) throw new Error(`no line of figures: ${line}`);
  if (!types.has(name) && !types.has(name.replace(/_(bucket|sum|count)$/, ""))) throw new Error(`no type: ${line}`);
  if (series.has(name + labelText)) throw new Error(`told twice: ${line}`);
  series.add(name + labelText);
  const labels = [...labelText.matchAll(new RegExp(`(${NAME})="((?:[^"\\\\]|\\\\.)*)"`, "g"))];
  return { name, labels: Object.fromEntries(labels.map(([, label, text]) => [label, text])), value };
}

/** The sum of the samples with this name and at least these labels; 0 if there are none. */
export function figure(samples: Sample[], name: string, labels: Record<string, string> = {}): number {
  const wanted = Object.entries(labels);
  return samples
    .filter((one) => one.name === name && wanted.every(([label, value]) => one.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0);
}
