import type { PlaywrightWorkerArgs } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import type { Client } from "#tests/e2e/town/client.ts";
import { someAddress } from "#tests/e2e/town/fixtures.ts";
import { ownPlace } from "#tests/e2e/town/own-place.ts";
import { type People, peopleOf, signIn } from "#tests/e2e/town/people.ts";
import { type Server, startServer } from "#tests/support/server.ts";

/** A server that no other test uses, with the demonstration's people. */
export interface Town {
  server: Server;
  /** Absent on the embedded database. */
  databaseUrl: string | undefined;
  /** Comes through a proxy, from an address of its own. */
  newClient(): Promise<Client>;
  admin: Client;
  people: People;
  close(): Promise<void>;
}

/** Starts a server on a database of its own, of the project's kind. */
export async function ownTown(
  { request }: PlaywrightWorkerArgs["playwright"],
  project: string,
  env: Record<string, string>,
): Promise<Town> {
  const place = await ownPlace(project, env);
  const server = await startServer(place);
  const clients: Client[] = [];
  const newClient = async () => {
    const extraHTTPHeaders = { "x-forwarded-for": someAddress() };
    const client = await request.newContext({ baseURL: server.url, maxRedirects: 0, extraHTTPHeaders });
    clients.push(client);
    return client;
  };
  const admin = await newClient();
  await signIn(admin, { email: "admin@demo.example", password: demoPassword });
  return {
    server,
    databaseUrl: place.databaseUrl,
    newClient,
    admin,
    people: peopleOf({ newClient, admin }),
    async close() {
      for (const client of clients) await client.dispose();
      await server.stop();
      await place.remove();
    },
  };
}
