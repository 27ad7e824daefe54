import type { Database } from "#db/connection.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import type { People } from "#tests/e2e/support/people.ts";
import { peopleByForms } from "#tests/e2e/support/people-by-forms.ts";
import { peopleByVerbs } from "#tests/e2e/support/people-by-verbs.ts";

interface Town {
  newClient: () => Promise<Client>;
  admin: Client;
  /** The server's own database; absent if it is embedded. */
  db: Database | undefined;
}

/** Creates people for a server, in the fastest way possible. */
export function peopleOf({ db, ...town }: Town): People {
  return db ? peopleByVerbs({ db, ...town }) : peopleByForms(town);
}
