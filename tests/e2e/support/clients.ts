import { randomInt } from "node:crypto";
import { request } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { signIn } from "#tests/e2e/support/people.ts";

export interface Clients {
  newClient(): Promise<Client>;
  /** Someone from the demonstration, signed in once for many tests, which may only look and never sign out. */
  demo(email: string): Promise<Client>;
  dispose(): Promise<void>;
}

type Use<T> = (value: T) => Promise<void>;
type OfSite = { site: { url: string } };

/** A fixture for Playwright and Vitest: for all tests of a worker. */
export async function workersClients({ site }: OfSite, use: Use<Clients>): Promise<void> {
  const clients = clientsOf(site.url);
  await use(clients);
  await clients.dispose();
}

/** The same for one test. */
export async function newClientOfTest({ site }: OfSite, use: Use<Clients["newClient"]>): Promise<void> {
  const { newClient, dispose } = clientsOf(site.url);
  await use(newClient);
  await dispose();
}

export function clientsOf(baseURL: string): Clients {
  const clients: Client[] = [];
  const signedIn = new Map<string, Promise<Client>>();
  const newClient = async () => {
    const client = await request.newContext({ baseURL, maxRedirects: 0, ...comingFrom(someAddress()) });
    clients.push(client);
    return client;
  };
  const newlySignedIn = async (email: string) => {
    const client = await newClient();
    await signIn(client, { email, password: demoPassword });
    return client;
  };
  return {
    newClient,
    demo(email) {
      const client = signedIn.get(email) ?? newlySignedIn(email);
      signedIn.set(email, client);
      return client;
    },
    async dispose() {
      for (const client of clients) await client.dispose();
    },
  };
}

/** Tells the server where a browser's context or a client comes from, as the proxy would. */
export function comingFrom(address: string) {
  return { extraHTTPHeaders: { "x-forwarded-for": address } };
}

export function someAddress(): string {
  return ["10", randomInt(256), randomInt(256), randomInt(1, 255)].join(".");
}
