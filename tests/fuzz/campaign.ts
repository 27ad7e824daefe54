import { randomUUID } from "node:crypto";
import { demoPassword } from "#content/demo/sign-ins.ts";
import type { Database } from "#db/connection.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { makeApiKey } from "#domain/api-keys/my-api-keys.ts";
import { explore } from "#tests/fuzz/explore.ts";
import { faultsOf, logInWords, troubleIn } from "#tests/fuzz/findings.ts";
import { type Cast, type Planned, plannedRequest, type Sender } from "#tests/fuzz/requests.ts";
import { type Answer, type Line, openLine } from "#tests/fuzz/sent.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { keyForm } from "#tests/support/key-form.ts";
import type { Server } from "#tests/support/server.ts";

export interface Campaign {
  requests: number;
  seed: number;
  /** Sends only the request with this number. */
  only?: number | undefined;
  say?: (line: string) => void;
}

export interface Finding {
  /** The request's number; absent if the finding concerns the whole run. */
  index?: number;
  fault: string;
  request?: string;
}

export interface Outcome {
  tally: Record<string, Record<string, number>>;
  findings: Finding[];
}

const AT_ONCE = 8;
const KEYS_EACH = 19;
const OWNERS = ["approved", "pending", "suspended", "empty"];
const PEOPLE = [...OWNERS, "admin"];

/** Attacks a demonstration running on this database, then checks whether all is well. */
export async function attack(server: Server, db: Database, { requests, seed, only, say }: Campaign): Promise<Outcome> {
  const line = openLine(server.url);
  try {
    const { credentials, spared, cast } = await peopleOf(server, db, line);
    const open = async (person: string, path: string) =>
      line.send({ method: "GET", path, headers: await credentials.of({ kind: "person", name: person }) });
    const explored = await explore([...PEOPLE, "visitor"], open, (text) => spared.some((id) => text.includes(id)));
    say?.(
      `${explored.patterns.length} addresses, ${explored.forms.length} forms, ${explored.parameters.length} parameters`,
    );
    // The demonstration includes past purchases whose mails nobody received.
    const before = new Set(await brokenPromises(db.orm));
    const outcome: Outcome = { tally: {}, findings: [] };
    const indexOf = new Map<string, number>();
    const plan = (index: number) => plannedRequest(seed, index, explored, cast);
    let next = only ?? 0;
    const end = only === undefined ? requests : only + 1;
    const worker = async () => {
      while (next < end) {
        const index = next++;
        const planned = plan(index);
        const headers = { ...(await credentials.of(planned.sender)), ...planned.headers };
        const answer = await line.send({ ...planned, headers });
        credentials.heed(planned.sender, answer);
        note(outcome, index, planned, answer, server.url);
        const requestId = answer.headers["x-request-id"];
        if (requestId) indexOf.set(String(requestId), index);
        if (index > 0 && index % 2000 === 0) say?.(`${index} requests, ${outcome.findings.length} findings`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    outcome.findings.push(...(await aftermath({ server, db, line, before, indexOf })));
    for (const finding of outcome.findings) {
      if (finding.index !== undefined) finding.request = inWords(plan(finding.index));
    }
    return outcome;
  } finally {
    line.close();
  }
}

function note({ tally, findings }: Outcome, index: number, planned: Planned, answer: Answer, url: string): void {
  const row = tally[planned.area] ?? {};
  tally[planned.area] = row;
  const status = answer.status === 429 ? "429" : `${Math.floor(answer.status / 100)}xx`;
  for (const name of ["requests", status]) row[name] = (row[name] ?? 0) + 1;
  for (const fault of faultsOf(planned, answer, url)) findings.push({ index, fault });
}

interface Aftermath {
  server: Server;
  db: Database;
  line: Line;
  /** Promises already broken before the attack. */
  before: ReadonlySet<string>;
  /** The requests' numbers, by the ids the server gave them. */
  indexOf: ReadonlyMap<string, number>;
}

/** What can only be checked afterwards: the books, the log, and whether the server still answers. */
async function aftermath({ server, db, line, before, indexOf }: Aftermath): Promise<Finding[]> {
  const home = await line.send({ method: "GET", path: "/", headers: {} });
  const ready = await line.send({ method: "GET", path: "/readyz", headers: {} });
  const promises = await brokenPromises(db.orm);
  const trouble = troubleIn(server.log());
  return [
    ...(home.status === 200 && ready.status === 200 ? [] : [{ fault: "the server does not answer any more" }]),
    ...promises.filter((promise) => !before.has(promise)).map((promise) => ({ fault: `a broken promise: ${promise}` })),
    ...trouble.map((entry) => {
      const index = indexOf.get(entry.requestId ?? "");
      return { fault: `in the log: ${logInWords(entry)}`, ...(index === undefined ? {} : { index }) };
    }),
  ];
}

function inWords({ sender, method, path, headers, body }: Planned): string {
  const who = sender.kind === "visitor" ? "visitor" : `${sender.kind} ${sender.name}`;
  const { "x-forwarded-for": _, ...rest } = headers;
  const extra = Object.entries(rest).map(([name, value]) => `${name}: ${value.slice(0, 60)}`);
  return [
    who,
    method,
    path.slice(0, 300),
    `{${extra.join("; ")}}`,
    body ? JSON.stringify(body.toString().slice(0, 400)) : "",
  ].join(" ");
}

/** Our people with sessions and keys, and the ids no request may touch: a person locked out would reach nothing. */
async function peopleOf(server: Server, db: Database, line: Line) {
  const rows = await ask<{ id: string; email: string; installer: string | null }>(
    db.orm,
    `select u.id, u.email, p.id as installer from "user" u left join profiles p on p.id = u.id`,
  );
  const ours = rows.filter(({ email }) => PEOPLE.some((name) => email === `${name}@demo.example`));
  const spared = ours.flatMap(({ id, installer }) => [id, ...(installer ? [installer] : [])]);
  const keys = new Map<string, string[]>();
  for (const name of OWNERS)
    keys.set(name, await keysFor(db, ours.find(({ email }) => email === `${name}@demo.example`)?.id ?? ""));
  const cast: Cast = { people: PEOPLE, owners: OWNERS, keysEach: KEYS_EACH };
  return { spared, cast, credentials: credentialsOf(server.url, keys, line) };
}

async function keysFor(db: Database, userId: string): Promise<string[]> {
  const actor = await loadActor({ db }, userId);
  const made: string[] = [];
  for (let turn = 0; turn < KEYS_EACH; turn++) {
    const random = crypto.getRandomValues(new Uint8Array(32));
    made.push(
      await makeApiKey({ db, now: new Date() }, actor, {
        id: randomUUID(),
        form: keyForm({ name: `Fuzz ${turn}` }),
        random,
      }),
    );
  }
  return made;
}

/** The sender's cookies and keys. A sender who has been signed out signs in again. */
function credentialsOf(url: string, keys: Map<string, string[]>, line: Line) {
  const sessions = new Map<string, Promise<string>>();
  const signIn = async (name: string) => {
    const form = new URLSearchParams({ form: "login", email: `${name}@demo.example`, password: demoPassword });
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      "x-forwarded-for": "192.0.2.1",
      origin: url,
    };
    const answer = await line.send({ method: "POST", path: "/auth", headers, body: Buffer.from(String(form)) });
    const cookies = answer.headers["set-cookie"] ?? [];
    if (answer.status !== 302) throw new Error(`${name} cannot sign in: ${answer.status}`);
    const cookie = cookies.map((line) => line.split(";")[0]).join("; ");
    // No random input guesses the password, and recent confirmers skip it.
    const known = Buffer.from(String(new URLSearchParams({ currentPassword: demoPassword })));
    await line.send({ method: "POST", path: "/account/activity", headers: { ...headers, cookie }, body: known });
    return cookie;
  };
  return {
    async of(sender: Sender): Promise<Record<string, string>> {
      if (sender.kind === "visitor" || sender.name === "visitor") return {};
      if (sender.kind === "key") return { authorization: `Bearer ${keys.get(sender.name)?.[sender.turn] ?? ""}` };
      if (!sessions.has(sender.name)) sessions.set(sender.name, signIn(sender.name));
      return { cookie: (await sessions.get(sender.name)) ?? "" };
    },
    heed(sender: Sender, { headers }: Answer): void {
      const isOut =
        String(headers.location ?? "").startsWith("/auth") ||
        headers["set-cookie"]?.some((cookie) => cookie.includes("session_token=;"));
      if (isOut && sender.kind === "person") sessions.delete(sender.name);
    },
  };
}
