import { setTimeout as sleep } from "node:timers/promises";

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export interface Sent {
  method?: "GET" | "POST";
  form?: Record<string, string> | FormData;
  body?: string;
  headers?: Record<string, string>;
}

/** What one site's clients have sent in total, and their complaints. */
export interface Traffic {
  requests: number;
  complaints: string[];
  /** The ids of the requests behind complaints, by which the server's log tells why. */
  refusedIds: string[];
  /** The longest any request took, answered or not. */
  slowestMilliseconds: number;
}

export interface Client {
  /** One attempt; undefined if there was no answer. */
  ask(path: string, sent?: Sent): Promise<Answer | undefined>;
  /**
   * Repeats the same request until it is answered with one of these statuses. A server that is down, or says it can't
   * answer just now, is asked again; any other response returns undefined and counts as a complaint.
   */
  insist(path: string, sent: Sent, statuses: number[]): Promise<Answer | undefined>;
}

/** Longer than any request may take: anything not answered by then hangs. */
const HANGS_SECONDS = 30;
const RETRY_MILLISECONDS = 100;
const GIVE_UP_SECONDS = 150;
/** From a payment provider in trouble, and a database that is down. */
const COME_AGAIN = [502, 503];

/** `nextUrl`: where the next attempt goes; with several servers not always the same one. */
export function clientOf(nextUrl: () => string, traffic: Traffic, headers: Record<string, string> = {}): Client {
  async function ask(path: string, { method = "POST", form, body, headers: more }: Sent = { method: "GET" }) {
    traffic.requests++;
    const startedAt = performance.now();
    const content = form instanceof FormData ? form : form ? new URLSearchParams(form) : body;
    try {
      const answer = await fetch(nextUrl() + path, {
        method,
        headers: { ...headers, ...more },
        redirect: "manual",
        signal: AbortSignal.timeout(HANGS_SECONDS * 1000),
        ...(content !== undefined && { body: content }),
      });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    } catch (error) {
      if ((error as Error).name === "TimeoutError") traffic.complaints.push(`${path} hangs`);
      return undefined;
    } finally {
      traffic.slowestMilliseconds = Math.max(traffic.slowestMilliseconds, performance.now() - startedAt);
    }
  }

  return {
    ask,
    async insist(path, sent, statuses) {
      const deadline = performance.now() + GIVE_UP_SECONDS * 1000;
      while (performance.now() < deadline) {
        const answer = await ask(path, sent);
        if (answer && statuses.includes(answer.status)) return answer;
        if (answer && !COME_AGAIN.includes(answer.status)) {
          traffic.complaints.push(`${path}: ${answer.status} ${wordsOf(answer)}`);
          const id = answer.headers.get("x-request-id");
          if (id) traffic.refusedIds.push(id);
          return undefined;
        }
        await sleep(RETRY_MILLISECONDS);
      }
      traffic.complaints.push(`${path}: no answer within ${GIVE_UP_SECONDS} s`);
      return undefined;
    },
  };
}

export function noTraffic(): Traffic {
  return { requests: 0, complaints: [], refusedIds: [], slowestMilliseconds: 0 };
}

function wordsOf({ text }: Answer): string {
  return (/<h1[^>]*>([^<]*)</.exec(text)?.[1] ?? text).slice(0, 120);
}
