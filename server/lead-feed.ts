import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import {
  eventsSince,
  type LeadNews,
  markToResume,
  newestMark,
  newsOf,
  stillApproved,
  tell,
} from "#domain/sale/lead-events.ts";
import type { LeadFeed, LeadListener } from "#domain/sale/lead-feed.ts";
import { openStreamPlaces } from "#server/stream-places.ts";

export interface LeadFeedReader extends LeadFeed {
  /** Something may have changed: read at once. */
  wake(): void;
  listeners(): number;
  stop(): Promise<void>;
}

interface FeedOptions {
  db: Database;
  onProblem(error: unknown): void;
  now?: () => Date;
  /** How often it looks without being woken. */
  pollMilliseconds?: number;
  /** How many lists a company may have open. */
  perCompanyMax?: number;
}

/** `held` collects what comes while the past is still being told. */
type Seat = LeadListener & { held: LeadNews[] | null };

const POLL_MILLISECONDS = 2000;

/**
 * One reader for each process, which tells all its listeners. Numbers of events become visible out of order, so it
 * reads the last seconds again each time and forgets what it has told. Reads nothing while nobody listens.
 */
export function openLeadFeed({
  db,
  onProblem,
  now = () => new Date(),
  pollMilliseconds = POLL_MILLISECONDS,
  perCompanyMax = limits.leadStreamsPerCompany,
}: FeedOptions): LeadFeedReader {
  const seats = new Set<Seat>();
  const told = new Set<number>();
  let mark: number | undefined;
  let reading: Promise<void> | undefined;
  let again = false;

  async function readOnce(): Promise<void> {
    const first = mark === undefined;
    const from = mark ?? (await newestMark({ db }));
    const events = await eventsSince({ db }, from);
    const fresh = events.filter(({ id }) => !told.has(id));
    if (!first && fresh.length > 0) await tellAll(fresh);
    else await dismiss();
    for (const { id } of fresh) told.add(id);
    mark = from;
    for (const { id, settled } of events) {
      if (!settled) break;
      mark = id;
      told.delete(id);
    }
  }

  async function tellAll(fresh: Parameters<typeof newsOf>[1]): Promise<void> {
    const news = await newsOf({ db }, fresh);
    // Asked after the news was read: what happened before a suspension may be told, nothing after it.
    await dismiss();
    for (const seat of seats) {
      if (seat.held) seat.held.push(...news);
      else sendTo(seat, news, now());
    }
  }

  /** Whoever may see leads no longer is out at once, whether or not there is any news. */
  async function dismiss(): Promise<void> {
    const watching = [...seats];
    const approved = await stillApproved({ db }, [...new Set(watching.map(({ watch }) => watch.installerId))]);
    for (const seat of watching) {
      if (approved.has(seat.watch.installerId)) continue;
      seats.delete(seat);
      seat.end();
    }
  }

  /** One reading at a time; who asks during one gets another after it. */
  function read(): Promise<void> {
    again = true;
    reading ??= (async () => {
      try {
        while (again) {
          again = false;
          await readOnce();
        }
      } finally {
        reading = undefined;
      }
    })();
    return reading;
  }

  /** While nobody listens nothing is read, so what was known is old. */
  function forget(): void {
    mark = undefined;
    told.clear();
  }

  const wake = () => {
    if (seats.size > 0) read().catch(onProblem);
  };
  const poll = setInterval(wake, pollMilliseconds).unref();

  return {
    admit: openStreamPlaces({ perCompanyMax, totalMax: limits.leadStreamsMax }),
    async listen(listener) {
      const seat: Seat = { ...listener, held: listener.heard === null ? null : [] };
      if (seats.size === 0 && !reading) forget();
      // What was there before is told to the others first, and not to this one.
      await read();
      seats.add(seat);
      const leave = () => void seats.delete(seat);
      await catchUp(db, seat, now).catch((error: unknown) => {
        leave();
        throw error;
      });
      return leave;
    },
    wake,
    listeners: () => seats.size,
    async stop() {
      clearInterval(poll);
      for (const seat of seats) seat.end();
      seats.clear();
      await reading?.catch(() => {});
    },
  };
}

async function catchUp(db: Database, seat: Seat, now: () => Date): Promise<void> {
  if (seat.heard === null) return;
  const from = await markToResume({ db }, seat.heard);
  sendTo(seat, await newsOf({ db }, await eventsSince({ db }, from)), now());
  const held = seat.held ?? [];
  seat.held = null;
  sendTo(seat, held, now());
}

function sendTo(seat: Seat, news: readonly LeadNews[], now: Date): void {
  for (const one of news) {
    const event = tell(one, seat.watch, now);
    if (event) seat.send(event);
  }
}
