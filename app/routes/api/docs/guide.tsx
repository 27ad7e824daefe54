import { Link } from "react-router";
import type { WorkedSignature } from "#app/routes/api/docs/worked-signature.ts";
import { type Column, DataTable } from "#app/ui/tables/data-table.tsx";
import { limits } from "#config/limits.ts";
import { webhookHeaders, webhooks } from "#content/open-api/webhooks.ts";

export const guideEntries = [
  { id: "start", title: "Your first call" },
  { id: "keys", title: "Keys" },
  { id: "webhooks", title: "Webhooks" },
] as const;

type GuideProps = { server: string; signature: WorkedSignature };

export function Guide({ server, signature }: GuideProps) {
  return (
    <>
      <section className="stack" id="start" aria-labelledby="start-title">
        <h2 id="start-title">Your first call</h2>
        <p>This one does not need a key. Paste it into a terminal to get the energy prices we use.</p>
        <Example>{`curl '${server}/energy-prices'`}</Example>
        <p>Then make a key and ask for the leads your company can buy:</p>
        <Example>{`curl '${server}/leads' \\\n  --header 'Authorization: Bearer YOUR_KEY'`}</Example>
      </section>
      <Keys />
      <section className="stack" id="webhooks" aria-labelledby="webhooks-title">
        <h2 id="webhooks-title">Webhooks</h2>
        <p>
          Webhooks tell your program what happens, so it does not have to ask. Add its address on{" "}
          <Link to="/developers#webhooks">the page for programs</Link>, choose the events, and keep the secret, which is
          shown once; “Send a test” sends the event <code>test</code> there. The address begins with{" "}
          <code>https://</code> and is public; only the demonstration also calls <code>http://localhost</code>.
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
      </section>
    </>
  );
}

function Keys() {
  return (
    <section className="stack" id="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">Keys</h2>
      <p>
        An approved company makes keys on <Link to="/developers">the page for programs</Link>, {limits.apiKeysMax} at
        most, one for each program. A key is shown once; we keep only a fingerprint of it. Send it with each call as{" "}
        <code>Authorization: Bearer YOUR_KEY</code>. It acts for your company and spends its credits, within the limits
        that you set for it there.
      </p>
      <p>
        Removing a key ends it at once. When the password of the account changes, its keys pause until you keep or
        remove them: calls are answered with 401 and the code <code>key_paused</code>. A key can make{" "}
        {limits.apiCallsPerMinuteMax} calls a minute; <code>RateLimit</code> says how many are left.
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
