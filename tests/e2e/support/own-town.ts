import { openDatabase } from "#db/connection.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { clientsOf } from "#tests/e2e/support/clients.ts";
import { ownPlace } from "#tests/e2e/support/own-place.ts";
import type { People } from "#tests/e2e/support/people.ts";
import { peopleOf } from "#tests/e2e/support/people-of.ts";
import { type Server, startServer } from "#tests/support/server.ts";

/** A server that no other test uses, with the demonstration's people. */
export interface Town {
  server: Server;
  /** Absent on the embedded database. */
  databaseUrl: string | undefined;
  /** Comes through a proxy, from its own address. */
  newClient(): Promise<Client>;
  admin: Client;
  people: People;
  close(): Promise<void>;
}

/** Starts a server on its own database, of the project's kind. */
export async function ownTown(project: string, env: Record<string, string>): Promise<Town> {
  const place = await ownPlace(project, env);
  const server = await startServer(place);
  const { newClient, demo, dispose } = clientsOf(server.url);
  const admin = await demo("admin@demo.example");
  const db = place.databaseUrl ? await openDatabase({ url: place.databaseUrl }) : undefined;
  return {
    server,
    databaseUrl: place.databaseUrl,
    newClient,
    admin,
    people: peopleOf({ newClient, admin, db }),
    async close() {
      await dispose();
      await db?.close();
      await server.stop();
      await place.remove();
    },
  };
}
