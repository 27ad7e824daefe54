import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";

const script = readFileSync(new URL("service-worker.js", import.meta.url), "utf8");
const ORIGIN = "https://www.example.com";
type Listener = (event: object) => void;

/** The worker with or without an open window, and what it asked the browser for. */
function startWorker({ isOpen }: { isOpen: boolean }) {
  const listeners = new Map<string, Listener>();
  const asked: string[] = [];
  const window = {
    navigate: async (href: string) => {
      asked.push(`navigate ${href}`);
      return { focus: () => asked.push("focus") };
    },
  };
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification: async (title: string) => asked.push(`show ${title}`) },
    clients: {
      matchAll: async () => (isOpen ? [window] : []),
      openWindow: async (href: string) => asked.push(`open ${href}`),
    },
  };
  runInNewContext(script, { self, URL, VERSION: "1" });
  const hear = async (name: string, event: object) => {
    let done: unknown;
    listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => (done = work) });
    await done;
    return asked;
  };
  return { hear };
}

const clickOn = (path: string) => ({ notification: { close: () => {}, data: { path } } });

it("shows what was pushed", async () => {
  const data = { json: () => ({ title: "New lead", body: "Croydon", tag: "lead-1", path: "/leads" }) };
  expect(await startWorker({ isOpen: false }).hear("push", { data })).toEqual(["show New lead"]);
});

it("opens a notice's page in an open window, or in a new one", async () => {
  const asked = await startWorker({ isOpen: true }).hear("notificationclick", clickOn("/leads"));
  expect(asked).toEqual([`navigate ${ORIGIN}/leads`, "focus"]);
  expect(await startWorker({ isOpen: false }).hear("notificationclick", clickOn("/leads"))).toEqual([
    `open ${ORIGIN}/leads`,
  ]);
});

it.each(["//other.example/leads", "https://other.example/", "javascript:alert(1)", "/\\other.example/"])(
  "never opens %s",
  async (path) => {
    for (const isOpen of [true, false]) {
      expect(await startWorker({ isOpen }).hear("notificationclick", clickOn(path))).toEqual([]);
    }
  },
);
