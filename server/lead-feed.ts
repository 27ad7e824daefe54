import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { LeadFeed, LeadListener } from "#domain/leads-for-sale/lead-listener.ts";
import {
  eventsSince,
  type LeadNews,
  markToResume,
  newestMark,
  newsOf,
  stillApproved,
  tell,
} from "#domain/leads-for-sale/read-lead-events.ts";
import { openStreamPlaces } from "#server/stream-places.ts";

export interface LeadFeedReader extends LeadFeed {
  /** Reads at once, because something may have changed. */
  wake(): void;
  listeners(): number;
  stop(): Promise<void>;
}

interface FeedOptions {
  db: Database;
  onProblem(error: unknown): void;
  now?: () => Date;
  /** How often it checks without being woken. */
  pollMilliseconds?: number;
  /** How many lists a company may have open. */
  perInstallerMax?: number;
}

/** `held` collects what arrives while the past is still being replayed. */
type Seat = LeadListener & { held: LeadNews[] | null };

const POLL_MILLISECONDS = 2000;

/** One reader per process serves all listeners, and reads nothing while there are none. */
export function openLeadFeed({
  db,
  onProblem,
  now = () => new Date(),
  pollMilliseconds = POLL_MILLISECONDS,
  perInstallerMax = limits.leadStreamsPerInstaller,
}: FeedOptions): LeadFeedReader {
  const seats = new Set<Seat>();
  const events = eventReader(db);
  const reading = oneAtATime(() => events.readOn(tellAll));

  async function tellAll(fresh: Events): Promise<void> {
    const news = fresh.length > 0 ? await newsOf({ db, now: now() }, fresh) : [];
    // Asked after the news was read: what happened before a suspension may be told, nothing after it.
    await dismissFrom(seats, db);
    for (const seat of seats) {
      if (seat.held) seat.held.push(...news);
      else sendTo(seat, news, now());
    }
  }

  const wake = () => {
    if (seats.size > 0) reading.run().catch(onProblem);
  };
  const poll = setInterval(wake, pollMilliseconds).unref();

  return {
    admit: openStreamPlaces({ eachMax: perInstallerMax, totalMax: limits.leadStreamsMax }),
    async listen(listener) {
      const seat: Seat = { ...listener, held: listener.heard === null ? null : [] };
      // While nobody listens nothing is read, so what was known is out of date.
      if (seats.size === 0 && !reading.underWay()) events.forget();
      // Anything already there is told to the others first, and not to this one.
      await reading.run();
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
      await reading.underWay()?.catch(() => {});
    },
  };
}

type Events = Awaited<ReturnType<typeof eventsSince>>;

/**
 * Continues from where it was. Event numbers become visible out of order, so it reads the last seconds again each time
 * and skips what it has told.
 */
function eventReader(db: Database) {
  const told = new Set<number>();
  let mark: number | undefined;
  return {
    /** If `tellAll` fails, the same events are read again. */
    async readOn(tellAll: (fresh: Events) => Promise<void>): Promise<void> {
      const first = mark === undefined;
      const from = mark ?? (await newestMark({ db }));
      const events = await eventsSince({ db }, from);
      const fresh = events.filter(({ id }) => !told.has(id));
      await tellAll(first ? [] : fresh);
      for (const { id } of fresh) told.add(id);
      mark = from;
      for (const { id, settled } of events) {
        if (!settled) break;
        mark = id;
        told.delete(id);
      }
    },
    forget(): void {
      mark = undefined;
      told.clear();
    },
  };
}

/** A request while the work is in progress causes another run after it. */
function oneAtATime(work: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let again = false;
  return {
    run(): Promise<void> {
      again = true;
      running ??= (async () => {
        try {
          while (again) {
            again = false;
            await work();
          }
        } finally {
          running = undefined;
        }
      })();
      return running;
    },
    underWay: () => running,
  };
}

/** Anyone who may no longer see leads is cut off at once, whether or not there is any news. */
async function dismissFrom(seats: Set<Seat>, db: Database): Promise<void> {
  const watching = [...seats];
  const approved = await stillApproved({ db }, [...new Set(watching.map(({ watch }) => watch.installerId))]);
  for (const seat of watching) {
    if (approved.has(seat.watch.installerId)) continue;
    seats.delete(seat);
    seat.end();
  }
}

async function catchUp(db: Database, seat: Seat, now: () => Date): Promise<void> {
  if (seat.heard === null) return;
  const from = await markToResume({ db }, seat.heard);
  sendTo(seat, await newsOf({ db, now: now() }, await eventsSince({ db }, from)), now());
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
