import { keepPrivate, refuseWriting } from "#app/routes/quote/parts/private-page.ts";
import { domainContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { type EventStream, eventStream } from "#app/web/event-stream.ts";
import { methodNotAllowed } from "#app/web/problem.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { limits } from "#config/limits.ts";
import { DomainError } from "#domain/errors.ts";
import { type NewsMark, newsOfProject } from "#domain/messages/project-news.ts";
import { requireConfirmed } from "#domain/requests/project-frame.ts";
import type { Route } from "./+types/events.ts";

export const middleware = [keepPrivate, refuseWriting];

/** Events of the project from now on, or since the last one received, for as long as the link works. */
export const loader = withErrorPage(async ({ request, context, params }: Route.LoaderArgs) => {
  const { token } = params;
  await requireConfirmed(domainContext(context), token);
  const since = request.headers.get("last-event-id") ?? new URL(request.url).searchParams.get("since");
  const ask = asker(token, context);
  const first = await ask(readMark(since));
  const { projectStreams } = context.get(requestContext);
  return eventStream(async (stream) => {
    const giveBack = projectStreams.admit(first.leadId, () => goodbye(stream));
    const leave = tell(stream, first, ask);
    return () => {
      leave();
      giveBack();
    };
  }, request.signal);
});

export function action() {
  return methodNotAllowed("GET");
}

type Heard = Awaited<ReturnType<typeof newsOfProject>>;
type Ask = (mark: NewsMark | undefined) => Promise<Heard>;

/** Keeps only what it needs of the request, for there may be thousands of streams. */
function asker(token: string, context: RouteContext): Ask {
  const { db, clock } = context.get(requestContext);
  return (mark) => newsOfProject({ db, now: clock.now() }, token, mark);
}

/** Sends what was found and keeps asking; returns a function that stops it. */
function tell(stream: EventStream, first: Heard, ask: Ask): () => void {
  let mark = first.mark;
  send(stream, first);
  const timer = setInterval(async () => {
    try {
      const heard = await ask(mark);
      mark = heard.mark;
      if (heard.news.length > 0) send(stream, heard);
      else stream.beat();
    } catch (error) {
      // The link has ended. Anything else, such as a database outage, may pass.
      if (error instanceof DomainError) goodbye(stream);
    }
  }, limits.projectNewsSeconds * 1000);
  timer.unref();
  return () => clearInterval(timer);
}

function send(stream: EventStream, { news, mark }: Heard): void {
  for (const { kind, at, purchaseId } of news) {
    stream.send({ id: writeMark(mark), name: "news", data: { kind, at, purchaseId } });
  }
}

function goodbye(stream: EventStream): void {
  stream.send({ name: "goodbye", data: {} });
  stream.close();
}

const writeMark = ({ eventId, messageAt }: NewsMark) => `${eventId}-${messageAt.getTime()}`;

/** Only what we write; anything else counts as none. */
function readMark(text: string | null): NewsMark | undefined {
  const [, eventId, messageAt] = /^(\d{1,15})-(\d{1,14})$/.exec(text ?? "") ?? [];
  return eventId && messageAt ? { eventId: Number(eventId), messageAt: new Date(Number(messageAt)) } : undefined;
}
