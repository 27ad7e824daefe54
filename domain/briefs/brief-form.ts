import { z } from "zod";
import { limits } from "#config/limits.ts";
import {
  type BriefAnswers,
  type BriefRoof,
  briefParts,
  briefPartsOf,
  certifiedQuestions,
  type Question,
  type Questions,
  roofQuestions,
} from "#content/brief/questions.ts";
import { typedCode } from "#domain/typed-text.ts";

type Answer = string | number | undefined;

const roofNumbers = Array.from({ length: limits.briefRoofsMax }, (_, index) => index + 1);

/** The field name of a roof's question: "roof2Facing". */
export function roofField(roof: number, question: string): string {
  return `roof${roof}${question.charAt(0).toUpperCase()}${question.slice(1)}`;
}

/**
 * The questions of a service; all are optional. Returns the brief: only what was answered, with roofs numbered without
 * gaps. `yearMax` is the latest year in which a home can have been built.
 */
export function briefForm(serviceType: string, yearMax: number) {
  const parts = briefPartsOf(serviceType).map((part) => briefParts[part]);
  const plain = Object.assign({}, ...parts.map(({ questions }) => questions)) as Record<string, Question>;
  const hasRoofs = parts.some((part) => "hasRoofs" in part);
  const fields: Record<string, z.ZodType<Answer>> = {};
  for (const [name, question] of Object.entries(plain)) {
    fields[name] = answerTo(question, name === "year" ? yearMax : undefined);
  }
  for (const roof of hasRoofs ? roofNumbers : []) {
    for (const [name, question] of Object.entries(roofQuestions)) {
      fields[roofField(roof, name)] = answerTo(question);
    }
  }
  return z.object(fields).transform((answers, context) => {
    for (const roof of hasRoofs ? roofNumbers : []) {
      const isNamed = answers[roofField(roof, "facing")] !== undefined;
      if (isNamed || Object.keys(roofOf(answers, roof)).length === 0) continue;
      const message = "Choose which way this roof faces, or leave it out.";
      context.addIssue({ code: "custom", message, path: [roofField(roof, "facing")] });
    }
    return briefOf(answers, Object.keys(plain));
  });
}

/**
 * What the quote form asks about a business's site: yearly electricity, and the site's own questions. All are optional.
 */
export function siteOfBusinessForm() {
  return answersTo({ ...briefParts.solar.questions, ...briefParts.site.questions });
}

/** What the quote form asks about a home whose certificate it was filled in from. All are optional. */
export function homeOfQuoteForm() {
  return answersTo(certifiedQuestions);
}

function answersTo(asked: Questions) {
  const fields = Object.fromEntries(Object.entries(asked).map(([name, question]) => [name, answerTo(question)]));
  return z.object(fields).transform((answers) => briefOf(answers, Object.keys(asked)));
}

function briefOf(answers: Record<string, Answer>, plain: readonly string[]): BriefAnswers {
  const roofs = roofNumbers.map((roof) => roofOf(answers, roof)).filter((roof) => Object.keys(roof).length > 0);
  const answered = plain.flatMap((name) => {
    const answer = answers[name];
    return answer === undefined ? [] : [[name, answer] as const];
  });
  return { ...(roofs.length > 0 ? { roofs } : {}), ...Object.fromEntries(answered) };
}

function roofOf(answers: Record<string, Answer>, roof: number): BriefRoof {
  const answered = Object.keys(roofQuestions).flatMap((name) => {
    const answer = answers[roofField(roof, name)];
    return answer === undefined ? [] : [[name, answer] as const];
  });
  return Object.fromEntries(answered);
}

function answerTo({ label, kind, unit }: Question, max?: number): z.ZodType<Answer> {
  const typed = z.string().default("").transform(typedCode);
  if (kind.is === "choice") {
    return typed.transform((text, context) => {
      const option = kind.options.find(({ value }) => String(value) === text);
      if (text !== "" && !option) context.addIssue({ code: "custom", message: `${label}: choose from the list.` });
      return option?.value;
    });
  }
  const most = max ?? kind.max;
  return typed.transform((text, context) => {
    if (text === "") return undefined;
    // People copy "3,600 kWh" from a bill.
    const digits = text.replace(unit ? new RegExp(`[,\\s]|${unit}$`, "gi") : /\s/g, "");
    const value = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
    if (value >= kind.min && value <= most) return value;
    context.addIssue({ code: "custom", message: rangeMessage(label, { min: kind.min, max: most, unit }) });
    return z.NEVER;
  });
}

function rangeMessage(label: string, { min, max, unit }: { min: number; max: number; unit: string | undefined }) {
  const inWords = (value: number) => (unit ? value.toLocaleString("en-GB") : String(value));
  return `${label}: enter a whole number from ${inWords(min)} to ${inWords(max)}${unit ? ` (${unit})` : ""}, or leave it empty.`;
}
