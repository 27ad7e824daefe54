import {
  type BriefAnswers,
  type BriefPartName,
  type BriefRoof,
  briefParts,
  briefPartsOf,
  type Question,
  type Questions,
  roofQuestions,
} from "#content/brief/questions.ts";

export interface BriefFact {
  name: string;
  words: string;
}

export interface BriefPartInWords {
  part: BriefPartName;
  title: string;
  facts: BriefFact[];
}

const numbers = new Intl.NumberFormat("en-GB");

/** A brief in words: the parts that have an answer, in the order of the service. */
export function briefInWords(brief: BriefAnswers, serviceType: string): BriefPartInWords[] {
  const parts = briefPartsOf(serviceType).map((part) => {
    const { title, questions } = briefParts[part];
    const roofs = part === "solar" ? roofsInWords(brief) : [];
    return { part, title, facts: [...roofs, ...factsOf(questions, brief)] };
  });
  return parts.filter(({ facts }) => facts.length > 0);
}

export function roofsOf(brief: BriefAnswers): readonly BriefRoof[] {
  const { roofs } = brief;
  return Array.isArray(roofs) ? roofs : [];
}

/** How many of a service's questions have an answer. All roofs count as one question. */
export function briefProgress(brief: BriefAnswers, serviceType: string): { answered: number; of: number } {
  const names = briefPartsOf(serviceType).flatMap((part) => [
    ...Object.keys(briefParts[part].questions),
    ...(part === "solar" ? ["roofs"] : []),
  ]);
  return { answered: names.filter((name) => name in brief).length, of: names.length };
}

function roofsInWords(brief: BriefAnswers): BriefFact[] {
  const roofs = roofsOf(brief);
  return roofs.map((roof, index) => ({
    name: roofs.length === 1 ? "Roof" : roofName(index),
    words: roofInWords(roof),
  }));
}

/** "Roof 1". */
export function roofName(index: number): string {
  return `Roof ${index + 1}`;
}

/** "Faces south-west, usual pitch (30°), no shade". */
function roofInWords({ facing, pitch, shade }: BriefRoof): string {
  const said = [
    facing !== undefined && `faces ${wordsOf(roofQuestions.facing, facing).toLowerCase()}`,
    pitch !== undefined && (pitch === 0 ? "flat" : `pitch ${pitch}°`),
    shade !== undefined && `shade: ${wordsOf(roofQuestions.shade, shade).toLowerCase()}`,
  ].filter((words) => words !== false);
  const sentence = said.join(", ");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function factsOf(questions: Questions, brief: BriefAnswers): BriefFact[] {
  return Object.entries(questions).flatMap(([name, question]) => {
    const value = brief[name];
    const isAnswer = typeof value === "string" || typeof value === "number";
    return isAnswer ? [{ name: question.label, words: wordsOf(question, value) }] : [];
  });
}

/** One answer in words. */
export function wordsOf({ kind, unit }: Question, value: string | number): string {
  if (kind.is === "choice") return kind.options.find((option) => option.value === value)?.label ?? String(value);
  // A year has no thousands separator.
  return unit ? `${numbers.format(Number(value))} ${unit}` : String(value);
}
