import { randomUUID } from "node:crypto";
import type { Client } from "#tests/e2e/support/client.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import {
  aWord,
  buy,
  leadForm,
  PASSWORD,
  type People,
  quoteForm,
  send,
  signIn,
  signUpForm,
} from "#tests/e2e/support/people.ts";

/** Creates people by sending the real forms: for the embedded database, which no second process can open. */
export function peopleByForms({ newClient, admin }: { newClient: () => Promise<Client>; admin: Client }): People {
  return {
    async installer({ status = "approved", credits = 0, companyName: wanted } = {}) {
      const client = await newClient();
      const word = aWord();
      const installer = { client, email: `${word}@example.com`, password: PASSWORD, contactName: "Priya Shah" };
      const companyName = wanted ?? `${word} Renewables Ltd`;
      await send(client, "/auth?tab=signup", signUpForm({ ...installer, companyName }), 302);
      const link = linkIn(await mailTo(client, installer.email, /^Confirm your email/));
      await send(client, link, {}, 302);
      const id = await idOfInstaller(admin, installer.email);
      if (status !== "pending") await change(admin, id, { intent: "approve" });
      for (let given = 0; given < credits; given += 10)
        await change(admin, id, { intent: "grant", reason: "To begin with." });
      if (status === "suspended") await change(admin, id, { intent: "suspend", reason: "Complaints." });
      await signIn(client, installer);
      return { ...installer, id, companyName };
    },

    async customer({ confirmed = true, form = {} } = {}) {
      const client = await newClient();
      const { word, ...given } = quoteForm(form);
      await send(client, "/?index", given, 302);
      const link = linkIn(await mailTo(client, given.email, /^Confirm your quote request/));
      if (confirmed) await send(client, link, { intent: "confirm" }, 302);
      const list = await (await admin.get(`/admin/leads?q=${encodeURIComponent(given.email)}`)).text();
      const leadId = /\/admin\/leads\/([\da-f-]{36})/.exec(list)?.[1] ?? "";
      const { name, email, phone, postcode } = given;
      return { name, email, phone, postcode, word, link, leadId };
    },

    async lead({ places = 3, form = {} } = {}) {
      const leadId = randomUUID();
      const word = aWord();
      const given = { leadId, ...leadForm(word), places: String(places), ...form };
      await send(admin, "/admin/leads/new", given, 302);
      return { leadId, word };
    },

    async purchase({ client }, leadId) {
      const purchaseId = randomUUID();
      await buy(client, leadId, purchaseId);
      return purchaseId;
    },

    async accept({ id }) {
      const page = await (await admin.get(`/admin/installers/${id}`)).text();
      const changeId = /name="changeId" value="([\w-]+)"/.exec(page)?.[1] ?? "none waits";
      await send(admin, `/admin/installers/${id}`, { intent: "accept-change", changeId }, 302);
    },

    suspend: ({ id }, reason = "Complaints.") => change(admin, id, { intent: "suspend", reason }),
    reinstate: ({ id }) => change(admin, id, { intent: "reinstate" }),
  };
}

async function change(admin: Client, installerId: string, wanted: { intent: string; reason?: string }): Promise<void> {
  await send(admin, "/admin", { installerId, grantId: randomUUID(), ...wanted }, 302);
}

async function idOfInstaller(admin: Client, email: string): Promise<string> {
  const rows = (await (await admin.get("/admin", { params: { q: email } })).text()).split("<tr");
  const row = rows.find((html) => html.includes(`mailto:${email}`)) ?? "";
  const [, id] = /name="installerId" value="([^"]+)"/.exec(row) ?? [];
  if (!id) throw new Error(`${email} is not in the table of installers`);
  return id;
}
