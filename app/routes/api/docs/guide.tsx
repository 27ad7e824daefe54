import { Link } from "react-router";
import type { WorkedSignature } from "#app/routes/api/docs/worked-signature.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { limits } from "#config/limits.ts";
import { keyScopes } from "#content/key-scopes.ts";
import { webhookHeaders, webhooks } from "#content/open-api/webhooks.ts";

export const guideEntries = [
  { id: "start", title: "Your first five minutes" },
  { id: "keys", title: "Keys" },
  { id: "webhooks", title: "Webhooks" },
] as const;

type GuideProps = { server: string; signature: WorkedSignature };

export function Guide({ server, signature }: GuideProps) {
  return (
    <>
      <FirstMinutes server={server} signature={signature} />
      <Keys />
      <section className="stack" id="webhooks" aria-labelledby="webhooks-title">
        <h2 id="webhooks-title">Webhooks</h2>
        <p>
          Webhooks tell your program what happens, so it does not have to ask. Add its address on{" "}
          <Link to="/developers#webhooks">the page for programs</Link>, choose the events, and copy the secret; “Send a
          test” sends the event <code>test</code> there. The address begins with <code>https://</code> and is public;
          only the demonstration also calls <code>http://localhost</code>.
        </p>
        <DataTable caption="Events" columns={eventColumns} rows={events} rowKey={({ type }) => type} />
        <h3>What arrives</h3>
        <p>
          A POST with a JSON body of <code>id</code>, <code>type</code>, <code>createdAt</code> and <code>data</code>,
          and with these headers:
        </p>
        <DataTable caption="Headers" columns={headerColumns} rows={headers} rowKey={({ name }) => name} />
        <Signature worked={signature} />
        <h3>Answers and retries</h3>
        <p>{webhooks.test.post.description}</p>
        <p>
          When the owner who added a webhook changes their password or leaves the company, it pauses: events wait, and
          are sent once an owner keeps it.
        </p>
      </section>
    </>
  );
}

/** From nothing to a verified event; the commands are tried by tests/http/api/first-minutes.test.ts. */
function FirstMinutes({ server, signature }: GuideProps) {
  const withKey = "--header 'Authorization: Bearer YOUR_KEY'";
  return (
    <section className="stack" id="start" aria-labelledby="start-title">
      <h2 id="start-title">Your first five minutes</h2>
      <h3>1. Make a key</h3>
      <p>
        On <Link to="/developers#keys">the page for programs</Link>, as an owner of an approved company. Choose{" "}
        <code>act</code> to try everything here without spending a credit. Put the key in place of YOUR_KEY.
      </p>
      <h3>2. List the leads</h3>
      <p>Masked, newest first. Take the id of one of them.</p>
      <Example>{`curl '${server}/leads' \\\n  ${withKey}`}</Example>
      <h3>3. Try to buy it</h3>
      <p>
        A dry run says the price and your balance afterwards, or why you could not buy it, and changes nothing. Without{" "}
        <code>?dry=1</code>, with an Idempotency-Key and a key of scope <code>buy</code>, the lead is yours.
      </p>
      <Example>{`curl --request POST '${server}/leads/LEAD_ID/purchases?dry=1' \\\n  ${withKey}`}</Example>
      <h3>4. Hear of what happens</h3>
      <p>
        Add your program’s address under <Link to="/developers#webhooks">Webhooks</Link>, choose its events, and click
        “Send a test”. Your program gets a POST like this one:
      </p>
      <Example>{signature.body}</Example>
      <h3>5. Verify it</h3>
      <p>
        With the secret from the same page and a library of{" "}
        <a href="https://www.standardwebhooks.com">Standard Webhooks</a>; without one, see{" "}
        <a href="#webhooks">Webhooks</a>.
      </p>
      <Example>{signature.withLibrary}</Example>
    </section>
  );
}

function Keys() {
  return (
    <section className="stack" id="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">Keys</h2>
      <p>
        An owner makes keys on <Link to="/developers">the page for programs</Link>, {limits.apiKeysMax} at most, one for
        each program. A key is shown once; we keep only a fingerprint of it. Send it with each call as{" "}
        <code>Authorization: Bearer YOUR_KEY</code>. It acts as the owner who made it, within the limits that you set
        for it there.
      </p>
      <DataTable caption="Scopes" columns={scopeColumns} rows={keyScopes} rowKey={({ value }) => value} />
      <p>
        Each call below says which scopes may make it. Any other key is answered with 403 and{" "}
        <code>scope_required</code>: “This key may not do this.” A dry run of a purchase needs <code>act</code>.
      </p>
      <p>
        A key has a last day, at most {limits.apiKeyYearsMax} years ahead. Owners are emailed{" "}
        {limits.apiKeyWarningDays.join(" days and ")} day before; afterwards calls are answered with 401 and{" "}
        <code>key_expired</code>. Revoking a key ends it at once. When the owner who made it changes their password or
        leaves the company, it pauses until an owner keeps or removes it: 401 and <code>key_paused</code>.
      </p>
      <p>
        A key can make {limits.apiCallsPerMinuteMax} calls a minute; <code>RateLimit</code> says how many are left.
      </p>
    </section>
  );
}

function Signature({ worked: { secret, body, headers, withLibrary, verify } }: { worked: WorkedSignature }) {
  return (
    <>
      <h3>The signature</h3>
      <p>
        Check it before you trust the contents. Any library of{" "}
        <a href="https://www.standardwebhooks.com">Standard Webhooks</a> does it; in Node.js:
      </p>
      <Example>{withLibrary}</Example>
      <p>
        Without a library: <code>webhook-signature</code> is <code>v1,</code> and, in base64, the HMAC-SHA256 of{" "}
        <code>webhook-id</code>, a full stop, <code>webhook-timestamp</code>, a full stop and the body exactly as it
        came. The key is what the secret holds in base64 after <code>whsec_</code>. With the secret{" "}
        <code>{secret}</code> and this body
      </p>
      <Example>{body}</Example>
      <p>the headers are</p>
      <Example>
        {Object.entries(headers)
          .map(([name, value]) => `${name}: ${value}`)
          .join("\n")}
      </Example>
      <p>and this verifies them in Node.js:</p>
      <Example>{verify}</Example>
    </>
  );
}

function Example({ children }: { children: string }) {
  return (
    <pre className="api-example">
      <code>{children}</code>
    </pre>
  );
}

const scopeColumns: Column<(typeof keyScopes)[number]>[] = [
  { key: "value", header: "Scope", rowHeader: true, cell: ({ value }) => <code>{value}</code> },
  { key: "hint", header: "What it may do", cell: ({ hint }) => hint },
];

type Event = { type: string; summary: string; data: string };

const events: Event[] = Object.entries(webhooks).map(([type, { post }]) => {
  const { data } = post.requestBody.content["application/json"].schema.properties;
  return { type, summary: post.summary, data: Object.keys(data.properties).join(", ") };
});

const eventColumns: Column<Event>[] = [
  { key: "type", header: "Event", rowHeader: true, cell: ({ type }) => <code>{type}</code> },
  { key: "summary", header: "When", cell: ({ summary }) => summary },
  { key: "data", header: "data has", cell: ({ data }) => <code>{data}</code> },
];

const headers = [
  { name: "content-type", value: "application/json" },
  ...webhookHeaders.map(({ name, description }) => ({ name, value: description })),
  { name: "user-agent", value: "Fairwatt-Webhooks/1" },
];

const headerColumns: Column<(typeof headers)[number]>[] = [
  { key: "name", header: "Header", rowHeader: true, cell: ({ name }) => <code>{name}</code> },
  { key: "value", header: "Value", cell: ({ value }) => value },
];
