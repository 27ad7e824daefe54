import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { someAddress } from "#tests/e2e/support/clients.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { capturedMails, linkIn, mailsTo, mailTo } from "#tests/e2e/support/mailbox.ts";
import { ownPlace } from "#tests/e2e/support/own-place.ts";
import { balanceOf, buy, quoteForm, send, signIn } from "#tests/e2e/support/people.ts";
import { peopleByForms } from "#tests/e2e/support/people-by-forms.ts";
import { type Server, startServer } from "#tests/support/server.ts";

type Playwright = PlaywrightWorkerArgs["playwright"];

test(
  "a killed server loses nothing: sessions, purchases and waiting mails are still there",
  { tag: ["@story", "@embedded"] },
  async ({ playwright }, { project }) => {
    const place = await ownPlace(project.name);
    let server = await startServer(place);
    const restart = async (env: Record<string, string> = {}) => {
      await server.kill();
      server = await startServer({ ...place, env: { ...place.env, ...env }, port: server.port });
    };
    // Keeps mails waiting when the server is killed: one already taken would be sent again only two minutes later.
    const restartWithoutWork = () => restart({ WORK: "none" });
    try {
      const newClient = clientsOf(playwright, server);
      const admin = await newClient();
      await signIn(admin, { email: "admin@demo.example", password: demoPassword });
      const people = peopleByForms({ newClient, admin });
      const [installer, { leadId }] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);

      const { word: _, ...quote } = quoteForm();
      await restartWithoutWork();
      await send(await newClient(), "/?index", quote, 302);
      await restart();
      const request = linkIn(await mailTo(admin, quote.email, /^Confirm your quote request/));
      await send(admin, request, { intent: "confirm" }, 302);

      await restartWithoutWork();
      expect((await buy(installer.client, leadId)).status()).toBe(302);
      await restart();
      const purchased = await (await installer.client.get("/leads?tab=purchased")).text();
      expect(purchased).toContain("My Purchased Leads (1)");
      expect(purchased).toContain("Ada Thistlewood");
      expect(await balanceOf(installer.client)).toBe(5);
      expect(await mailsTo(admin, installer.email, /^Your new lead/, 1)).toHaveLength(1);
      expect(await (await admin.get(request)).text()).toContain("Your request is confirmed");
      expect((await capturedMails(admin)).filter(({ to }) => to === quote.email)).toHaveLength(1);
    } finally {
      await server.kill();
      await place.remove();
    }
  },
);

function clientsOf(playwright: Playwright, { url }: Server): () => Promise<APIRequestContext> {
  return () =>
    playwright.request.newContext({
      baseURL: url,
      maxRedirects: 0,
      extraHTTPHeaders: { "x-forwarded-for": someAddress() },
    });
}
