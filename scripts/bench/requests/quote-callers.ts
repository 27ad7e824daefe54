// Sends customers' requests as fast as the product takes them, in a process of its own like a server's.
import { randomUUID } from "node:crypto";
import { openDatabase } from "#db/connection.ts";
import { type QuoteForm, quoteForm } from "#domain/requests/quote-form.ts";
import { requestQuote } from "#domain/requests/request-quote.ts";

export interface QuoteOrder {
  url: string;
  callers: number;
  warmUpSeconds: number;
  seconds: number;
}

export interface QuoteReport {
  /** Requests per second, warm-up excluded. */
  rate: number;
  total: number;
  failures: number;
}

const order: QuoteOrder = JSON.parse(process.argv[2] ?? "");
const db = await openDatabase({ url: order.url, connectionsMax: order.callers });
const report: QuoteReport = { rate: 0, total: 0, failures: 0 };
const form: QuoteForm = quoteForm.parse({
  name: "Amelia Baker",
  email: "customer@example.com",
  phone: "07700 900123",
  postcode: "SM1 1AA",
  serviceType: "solar-panels",
  message: "We would like quotes for our house.",
});

const startsAt = performance.now() + order.warmUpSeconds * 1000;
const endsAt = startsAt + order.seconds * 1000;
let counted = 0;
await Promise.all(Array.from({ length: order.callers }, askUntilEnd));
report.rate = counted / order.seconds;
await db.close();
console.log(JSON.stringify(report));

async function askUntilEnd(): Promise<void> {
  while (performance.now() < endsAt) {
    const requestId = randomUUID();
    const person = { email: `${requestId}@example.com`, phone: `+447${requestId}` };
    const input = { requestId, reference: randomUUID(), address: requestId, form: { ...form, ...person } };
    try {
      await requestQuote({ db, now: new Date() }, input);
      report.total++;
      const at = performance.now();
      if (at >= startsAt && at < endsAt) counted++;
    } catch (error) {
      console.error(error);
      report.failures++;
    }
  }
}
