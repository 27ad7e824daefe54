export interface StreamedEvent {
  id?: number | string;
  name: string;
  data: unknown;
}

export interface EventStream {
  send(event: StreamedEvent): void;
  /** Keeps proxies from closing a quiet connection. */
  beat(): void;
  close(): void;
}

/** How much a client may leave unread before we hang up; it can reconnect and resume after its last event. */
const UNREAD_BYTES_MAX = 1024 * 1024;
const RETRY_MILLISECONDS = 1000;
const encoder = new TextEncoder();

/**
 * A response that stays open until one side ends it. `start` is called once and returns a clean-up function; what it
 * throws is thrown here, before anything has been sent. `signal` aborts when the client leaves.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function eventStream(
  start: (stream: EventStream) => Promise<() => void>,
  signal: AbortSignal,
): Promise<Response> {
  let open = true;
  let stop = () => {};
  const finish = () => {
    open = false;
    stop();
  };
  let close = () => {};
  let write: (text: string) => void = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        close = () => {
          if (!open) return;
          finish();
          controller.close();
        };
        write = (text) => {
          if (!open) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) <= 0) close();
        };
      },
      cancel: finish,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: UNREAD_BYTES_MAX }),
  );
  write(`retry: ${RETRY_MILLISECONDS}\n\n`);
  stop = await start({ send: (event) => write(asText(event)), beat: () => write(": beat\n\n"), close });
  if (signal.aborted) close();
  // It may have ended during the start.
  else if (!open) stop();
  // A reader that waits for the end may never cancel the stream when its client leaves.
  else signal.addEventListener("abort", close, { once: true });
  return new Response(body, { headers });
}

const headers = {
  "content-type": "text/event-stream",
  "cache-control": "no-store, no-transform",
  // nginx would otherwise buffer it until the end.
  "x-accel-buffering": "no",
};

function asText({ id, name, data }: StreamedEvent): string {
  const number = id === undefined ? "" : `id: ${id}\n`;
  return `${number}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
