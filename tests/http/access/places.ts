import routes from "#app/routes.ts";
import { exampleParameters } from "#tests/http/access/roles.ts";

type Route = (typeof routes)[number];

export interface Place {
  /** Of app/routes, without its ending. */
  file: string;
  path: string;
}

/** Every file that serves an address, with the first of its addresses. */
export const places = [...new Map(placesOf(routes).map((place) => [place.file, place])).values()];

/** Every address of the routes in this folder. */
export const addressesIn = (folder: string) =>
  placesOf(routes)
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .map(({ path }) => path);

function placesOf(list: readonly Route[]): Place[] {
  const all = list.flatMap(({ file, path = "", children }) => (children ? placesOf(children) : [{ file, path }]));
  return all.map(({ file, path }) => ({ file: file.replace(/^routes\//, "").replace(/\.tsx?$/, ""), path })).reverse();
}

/** The address with examples in its variable parts. */
export function addressOf(path: string): string {
  const filled = path.replace(/:(\w+)\??|\*/g, (_, name: string | undefined) => exampleParameters[name ?? "*"] ?? "");
  return `/${filled}`;
}

const STREAM = "stream";

/** The status, or the target of a redirect, and the text if wanted. */
export async function answerOf(
  url: string,
  init: RequestInit,
  isRead: boolean,
): Promise<{ answer: string; body: string }> {
  const response = await fetch(url, { ...init, redirect: "manual" });
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
    await response.body?.cancel();
    return { answer: STREAM, body: "" };
  }
  // The router's data carry a redirect in their body.
  const isMoved = response.status === 202;
  const body = isRead || isMoved ? await response.text() : "";
  if (!isRead && !isMoved) await response.body?.cancel();
  const location =
    response.headers.get("location") ?? (isMoved ? /"(\/[^"]*|https?:[^"]*)"/.exec(body)?.[1] : undefined);
  return { answer: location ? new URL(location, url).pathname : String(response.status), body };
}
