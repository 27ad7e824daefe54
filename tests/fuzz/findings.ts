import { limits } from "#config/limits.ts";
import type { Answer, Sent } from "#tests/fuzz/sent.ts";

/** What no response may contain, whatever the request. None of it is ever sent. */
const LEAKS: Readonly<Record<string, RegExp>> = {
  "a stack trace": /^\s+at .+\(?[\w/.:-]+:\d+:\d+\)?/m,
  "a place in the program": /node_modules|build\/server|file:\/\/\/(?!etc)|\/server\/main\.ts/,
  "a query": /\b(select|insert into|update|delete from) "\w+"|Failed query|drizzle|pg_catalog/i,
  "words of the database":
    /syntax error at|violates (unique|foreign|check|not-null)|invalid byte sequence|invalid input syntax|relation "\w+"/i,
  "an object where words belong": /\[object \w+\]/,
  "a file of the machine": /root:x:0:0|\[fonts\]/,
  "an error of the language": /\b(TypeError|ReferenceError|RangeError|SyntaxError|ZodError|DomainError)\b/,
};

const MARK = /zq\d+z/;

/** What is wrong with a response, in words. */
export function faultsOf(
  { method, path, body }: Sent,
  { status, headers, text, problem }: Answer,
  url: string,
): string[] {
  // An oversized body is refused unread, which may break the connection during the upload.
  if (status === 0) return body && body.length > limits.requestBodyBytesMax ? [] : [`no answer: ${problem}`];
  // The runtime itself refuses anything that is not HTTP, and headers that are too large.
  if ((status === 400 || status === 431) && text === "" && !headers["content-type"]) return [];
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  const type = String(headers["content-type"] ?? "");
  const isHtml = type.startsWith("text/html");

  check(status < 500, `status ${status}`);
  for (const [what, pattern] of Object.entries(LEAKS)) {
    const [leak] = pattern.exec(text) ?? [];
    check(!leak, `${what}: ${leak?.trim().slice(0, 80)}`);
  }
  if (isHtml) {
    check(headers["content-security-policy"] !== undefined, "HTML without a content security policy");
    check(headers["x-frame-options"] === "DENY", "HTML that may be framed");
    const markup = asMarkup(text);
    check(!markup, `typed text is markup: ${markup}`);
  }
  check(headers["x-content-type-options"] === "nosniff", "no nosniff");
  if (text && status >= 200) check(type !== "", "a body without a type");
  if (/^\/api\/v1\/(?![^?]*\.data(\?|$))/.test(path) && status >= 400 && method !== "HEAD") {
    check(type === "application/problem+json", `a refusal of the interface as ${type}`);
  }
  if (/^application\/(problem\+)?json/.test(type) && text) check(isJson(text), "JSON that is none");
  checkLocation(headers.location, url, check);
  for (const cookie of headers["set-cookie"] ?? []) {
    check(!MARK.test(cookie), `a cookie from a parameter: ${cookie.slice(0, 80)}`);
    check(/; HttpOnly/i.test(cookie) && /; SameSite=Lax/i.test(cookie), `an open cookie: ${cookie.split("=")[0]}`);
  }
  return faults;
}

function checkLocation(location: string | undefined, url: string, check: (isRight: boolean, fault: string) => void) {
  if (location === undefined) return;
  const target = URL.canParse(location, url) ? new URL(location, url) : undefined;
  check(target?.origin === new URL(url).origin, `leads away: ${location.slice(0, 80)}`);
}

/** Typed text that the browser would take for a tag, or for an attribute of one. Scripts hold such text in quotes. */
function asMarkup(html: string): string | undefined {
  const [tag] = /<[^>\s]{0,10}zq\d+z[^>]{0,20}/.exec(html) ?? [];
  if (tag) return tag;
  const outside = html.replace(/<script\b[^>]*>.*?<\/script>/gs, "");
  return /["'] onzq\d+z=["']1|(?:href|src|action|formaction)="\s*javascript:[^"]{0,30}/i.exec(outside)?.[0];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export interface LogLine {
  level?: number;
  msg?: string;
  requestId?: string;
  err?: { name?: string; message?: string; frames?: string[]; cause?: { message?: string } };
}

const ERROR_LEVEL = 50;

/** Log lines that report a failure of ours. */
export function troubleIn(log: string): LogLine[] {
  const lines = log.split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line) => JSON.parse(line) as LogLine).filter(({ level = 0 }) => level >= ERROR_LEVEL);
}

export function logInWords({ msg, err }: LogLine): string {
  return [msg, err?.name, err?.message, err?.cause?.message, err?.frames?.[0]].filter(Boolean).join(" | ");
}
