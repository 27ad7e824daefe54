import { describe, expect, it } from "vitest";
import { type EventStream, eventStream } from "#app/web/event-stream.ts";

describe("a stream of events", () => {
  const present = () => new AbortController().signal;

  it("sends what it is given, until it is closed", async () => {
    let stopped = 0;
    const start = async (stream: EventStream) => {
      stream.send({ id: 7, name: "lead.gone", data: { id: "a" } });
      setTimeout(() => stream.close());
      return () => void stopped++;
    };
    const answer = await eventStream(start, present());
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    expect(await answer.text()).toContain('id: 7\nevent: lead.gone\ndata: {"id":"a"}\n\n');
    expect(stopped).toBe(1);
  });

  it("throws what fails at the start, so that it is logged and answered like any other call", async () => {
    const start = () => Promise.reject(new Error("the database is away"));
    await expect(eventStream(start, present())).rejects.toThrow("the database is away");
  });

  it("ends with its client, even if nobody reads it, and no sooner", async () => {
    const client = new AbortController();
    let stopped = 0;
    const answer = await eventStream(async () => () => void stopped++, client.signal);
    expect(stopped).toBe(0);
    client.abort();
    expect(stopped).toBe(1);
    expect(await answer.text()).toBe("retry: 1000\n\n");
  });

  it("ends at once for a client that left during the start", async () => {
    const client = new AbortController();
    let stopped = 0;
    const start = async () => {
      client.abort();
      return () => void stopped++;
    };
    await eventStream(start, client.signal);
    expect(stopped).toBe(1);
  });
});
